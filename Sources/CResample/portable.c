#include "loops.h"
#include "scalar.h"

static void premultiply(const uint8_t *const *pixels, size_t width, int16_t *group) {
  for (size_t pair = 0; pair < (width + 1) / 2; pair++)
    premultiply_pair(pixels, width, pair, group);
}

static void premultiply_halved(const uint8_t *upper, const uint8_t *lower, size_t width,
                               int16_t *row, size_t stride) {
  for (size_t x = 0; x < (width + 1) / 2; x++)
    premultiply_square(upper, lower, width, x, row, stride);
  end_row((width + 1) / 2, row, stride);
}

static void halve(const int16_t *upper, const int16_t *lower, size_t width, int16_t *row,
                  size_t stride) {
  for (size_t x = 0; x < (width + 1) / 2; x++) halve_square(upper, lower, x, row, stride);
  end_row((width + 1) / 2, row, stride);
}

static void columns(const int16_t *group, const CResampleWindow *windows, size_t width,
                    const int16_t *weights, unsigned shift, int16_t *upper, int16_t *lower) {
  for (size_t x = 0; x < width; x++) {
    uint32_t sums[16];
    for (int place = 0; place < 16; place++) sums[place] = half(shift);
    const int16_t *weight = weights + windows[x].weights;
    const int16_t *pair = group + (size_t)windows[x].first * 32;
    for (uint32_t index = 0; index < windows[x].count; index++, pair += 32, weight += 2)
      for (int place = 0; place < 16; place++)
        sums[place] += (uint32_t)(pair[place * 2] * weight[0]) +
                       (uint32_t)(pair[place * 2 + 1] * weight[1]);
    for (int place = 0; place < 16; place++) {
      int row = place / 4, channel = place % 4;
      int16_t *into = row < 2 ? upper : lower;
      into[(x * 4 + channel) * 2 + row % 2] = saturated((int32_t)sums[place] >> shift);
    }
  }
}

static void rows(const int16_t *const *pairs, size_t count, const int16_t *weights, unsigned shift,
                 size_t width, uint8_t *pixels) {
  for (size_t x = 0; x < width; x++) sum_rows(pairs, count, weights, shift, x, pixels);
}

const CResampleLoops portable_loops = {"portable", premultiply, premultiply_halved, halve,
                                           columns, rows};
