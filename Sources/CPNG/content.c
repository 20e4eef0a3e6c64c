#include <string.h>

#include "cpng.h"

// In C because tests are built without optimization, in which Swift's generic loops take a hundred
// times as long. Both depths have the same loops, without branches: compilers make vectors of that.

// A pixel as a word holds red in its lowest bits, or in its highest.
static const bool is_little_endian = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;

/// Adds what the pixels from `start` on are, of `count`, to what those before them were.
#define LOOK(NAME, Word, BITS)                                                   \
  static void NAME(const uint8_t *pixels, size_t start, size_t count, CPNGContent *content) { \
    const Word both = ((Word)1 << 2 * BITS) - 1;                                 \
    const Word neighbours = is_little_endian ? both : both << BITS;              \
    const Word alpha = (((Word)1 << BITS) - 1) << (is_little_endian ? 3 * BITS : 0); \
    Word differences = 0, common = alpha;                                        \
    uint32_t changes = 0;                                                        \
    for (size_t i = start; i < count; ++i) {                                     \
      Word pixel;                                                                \
      memcpy(&pixel, pixels + i * sizeof pixel, sizeof pixel);                   \
      differences |= pixel ^ pixel >> BITS;                                      \
      common &= pixel;                                                           \
    }                                                                            \
    for (size_t i = start > 0 ? start : 1; i < count; ++i) {                     \
      Word pair[2];                                                              \
      memcpy(pair, pixels + (i - 1) * sizeof *pair, sizeof pair);                \
      changes += pair[0] != pair[1];                                             \
    }                                                                            \
    content->is_gray &= (differences & neighbours) == 0;                         \
    content->is_opaque &= common == alpha;                                       \
    content->changes += changes;                                                 \
  }

LOOK(look_at_8, uint32_t, 8)
LOOK(look_at_16, uint64_t, 16)

enum { color_limit = 256, slot_count = 1024 };

/// Colours found by their values; no more than a quarter of the slots is ever taken.
typedef struct {
  uint32_t *colors;
  size_t count;                // color_limit + 1: there are more
  uint16_t slots[slot_count];  // 0: free; else the number of a colour, from 1 on
  uint32_t last;
} Colors;

static void find_colors(const uint8_t *pixels, size_t start, size_t count, Colors *found) {
  for (size_t i = start; i < count; ++i) {
    uint32_t color;
    memcpy(&color, pixels + i * sizeof color, sizeof color);
    if (i > 0 && color == found->last) continue;
    found->last = color;
    uint32_t slot = color * 0x9e3779b1u / (UINT32_MAX / slot_count + 1);  // Knuth, 6.4
    while (found->slots[slot] != 0 && found->colors[found->slots[slot] - 1] != color) {
      slot = (slot + 1) % slot_count;
    }
    if (found->slots[slot] != 0) continue;
    if (found->count == color_limit) return (void)(found->count = color_limit + 1);
    found->colors[found->count] = color;
    found->slots[slot] = (uint16_t)++found->count;
  }
}

CPNGContent CPNGContentOfPixels(const void *samples, size_t count, int depth, uint32_t *colors) {
  enum { part = 1 << 12 };  // pixels, that stay in the processor's first cache
  CPNGContent content = {.is_gray = true, .is_opaque = true, .changes = count > 0};
  Colors found = {.colors = colors};
  for (size_t start = 0; start < count; start += part) {
    const size_t end = count - start < part ? count : start + part;
    if (depth == 16) {
      look_at_16(samples, start, end, &content);
    } else {
      look_at_8(samples, start, end, &content);
      if (found.count <= color_limit) find_colors(samples, start, end, &found);
    }
  }
  content.color_count = found.count;
  return content;
}
