#include "cpng.h"

#include <string.h>

// In C because tests are built without optimization, in which Swift's generic loops take a hundred
// times as long. Both depths have the same loops, without branches: compilers make vectors of that.

#define CONTENT_OF(NAME, Sample, Pixel)                                   \
  static CPNGContent NAME(const Sample *samples, size_t count) {          \
    Sample differences = 0, clearness = 0;                                \
    for (size_t i = 0; i < count; ++i) {                                  \
      const Sample *pixel = samples + 4 * i;                              \
      differences |= (pixel[0] ^ pixel[1]) | (pixel[0] ^ pixel[2]);       \
      clearness |= (Sample)~pixel[3];                                     \
    }                                                                     \
    uint32_t changes = count > 0;                                         \
    for (size_t i = 1; i < count; ++i) {                                  \
      Pixel pixels[2];                                                    \
      memcpy(pixels, samples + 4 * (i - 1), sizeof pixels);               \
      changes += pixels[0] != pixels[1];                                  \
    }                                                                     \
    return (CPNGContent){                                                 \
        .is_gray = differences == 0, .is_opaque = clearness == 0, .changes = changes}; \
  }

CONTENT_OF(content_of_8, uint8_t, uint32_t)
CONTENT_OF(content_of_16, uint16_t, uint64_t)

CPNGContent CPNGContentOfPixels(const void *samples, size_t count, int depth) {
  return depth == 8 ? content_of_8(samples, count) : content_of_16(samples, count);
}

static inline uint8_t *put(uint8_t *row, const uint8_t *sample, bool is_wide) {
  if (!is_wide) {
    *row = *sample;
    return row + 1;
  }
  uint16_t value;
  memcpy(&value, sample, 2);
  row[0] = (uint8_t)(value >> 8);
  row[1] = (uint8_t)value;
  return row + 2;
}

static inline void pack(const uint8_t *samples, size_t count, bool is_wide, bool color, bool alpha,
                        uint8_t *row) {
  const size_t size = is_wide ? 2 : 1;
  for (size_t i = 0; i < count; ++i, samples += 4 * size) {
    row = put(row, samples, is_wide);
    if (color) {
      row = put(row, samples + size, is_wide);
      row = put(row, samples + 2 * size, is_wide);
    }
    if (alpha) row = put(row, samples + 3 * size, is_wide);
  }
}

void CPNGPackRow(const void *samples, size_t count, int depth, bool color, bool alpha, void *row) {
  // With constants for what doesn't change in a row, each is a loop of its own.
  if (depth == 16) return pack(samples, count, true, color, alpha, row);
  if (color && alpha) return (void)memcpy(row, samples, count * 4);
  if (color) return pack(samples, count, false, true, false, row);
  pack(samples, count, false, false, alpha, row);
}
