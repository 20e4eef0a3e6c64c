#include <string.h>

#include "cpng.h"

// In C because tests are built without optimization, in which Swift's generic loops take a hundred
// times as long.

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

/// Packs 8-bit colours without alpha, as most dialogs are: a whole pixel at a time, whose last
/// byte the next one covers.
static inline void pack_colors(const uint8_t *samples, size_t count, uint8_t *row) {
  if (count == 0) return;
  for (size_t i = 0; i + 1 < count; ++i) memcpy(row + 3 * i, samples + 4 * i, 4);
  memcpy(row + 3 * (count - 1), samples + 4 * (count - 1), 3);
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
  if (color) return pack_colors(samples, count, row);
  pack(samples, count, false, false, alpha, row);
}
