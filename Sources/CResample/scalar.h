// The arithmetic of one pixel, as every set of instructions does it.

#ifndef SCALAR_H
#define SCALAR_H

#include "cresample.h"

// Where multiplication and addition are fused, the last bit is another one.
#pragma STDC FP_CONTRACT OFF

/// A sample that is fully there: 16 bits of 65535, without the last two.
enum { one = 16383 };

/// A sample of 16 bits → one of 14.
static inline int16_t shortened(unsigned sample) { return (int16_t)(sample >> 2); }

/// A channel times alpha, and alpha itself times one, both of 255, as 16 bits.
static inline unsigned product(const uint8_t *pixel, int channel) {
  uint32_t factor = channel == 3 ? 255 : pixel[3];
  return pixel[channel] * UINT32_C(257) * (factor * 257) >> 16;
}

/// The mean of two, halves up.
static inline unsigned mean(unsigned a, unsigned b) { return (a + b + 1) >> 1; }

static inline void premultiply_pair(const uint8_t *const *pixels, size_t width, size_t pair,
                                    int16_t *group) {
  for (size_t row = 0; row < 4; row++)
    for (int channel = 0; channel < 4; channel++)
      for (size_t side = 0; side < 2; side++) {
        size_t x = pair * 2 + side;
        group[((pair * 4 + row) * 4 + channel) * 2 + side] =
            x < width ? shortened(product(pixels[row] + x * 4, channel)) : 0;
      }
}

/// Makes one pixel of a row; `stride` lies between two pairs.
static inline void premultiply_square(const uint8_t *upper, const uint8_t *lower, size_t width,
                                      size_t x, int16_t *row, size_t stride) {
  const uint8_t *above = upper + x * 8, *below = lower + x * 8;
  for (int channel = 0; channel < 4; channel++) {
    unsigned left = mean(product(above, channel), product(below, channel)), right = 0;
    if (x * 2 + 1 < width)
      right = mean(product(above + 4, channel), product(below + 4, channel));
    row[x / 2 * stride + (size_t)channel * 2 + x % 2] = shortened(mean(left, right));
  }
}

static inline void halve_square(const int16_t *upper, const int16_t *lower, size_t x, int16_t *row,
                                size_t stride) {
  for (size_t channel = 0; channel < 4; channel++) {
    size_t left = x * 8 + channel * 2;
    row[x / 2 * stride + channel * 2 + x % 2] =
        (int16_t)mean(mean((unsigned)upper[left], (unsigned)lower[left]),
                      mean((unsigned)upper[left + 1], (unsigned)lower[left + 1]));
  }
}

/// Beyond an odd width all is transparent.
static inline void end_row(size_t width, int16_t *row, size_t stride) {
  for (size_t channel = 0; width % 2 == 1 && channel < 4; channel++)
    row[width / 2 * stride + channel * 2 + 1] = 0;
}

/// Half a unit, for rounding when shifting right.
static inline uint32_t half(unsigned shift) { return UINT32_C(1) << (shift - 1); }

static inline int16_t saturated(int32_t value) {
  return (int16_t)(value < INT16_MIN ? INT16_MIN : value > INT16_MAX ? INT16_MAX : value);
}

/// Rounds to the nearest, halves to even; right between 0 and 2^22.
static inline float rounded(float value) {
  return value + 12582912.0f - 12582912.0f;
}

static inline uint8_t byte(float value) {
  return (uint8_t)rounded(value < 0 ? 0 : value > 255 ? 255 : value);
}

/// The sums of the channels → a pixel; `unit` is 255 over what one sums up to.
static inline void unpremultiply(const int32_t *sums, float unit, uint8_t *pixel) {
  float alpha = (float)sums[3];
  float opacity = alpha * unit;
  float quotient = opacity > 0.5f ? 255.0f / alpha : 0;
  for (int channel = 0; channel < 3; channel++)
    pixel[channel] = byte((float)sums[channel] * quotient);
  pixel[3] = byte(opacity);
}

/// 255 over what one sums up to.
static inline float alpha_unit(unsigned shift) {
  return 255.0f / (float)((uint32_t)one << shift);
}

static inline void sum_rows(const int16_t *const *pairs, size_t count, const int16_t *weights,
                            unsigned shift, size_t x, uint8_t *pixels) {
  int32_t sums[4];
  for (int channel = 0; channel < 4; channel++) {
    uint32_t sum = 0;
    for (size_t pair = 0; pair < count; pair++) {
      const int16_t *sample = pairs[pair] + (x * 4 + channel) * 2;
      sum += (uint32_t)(sample[0] * weights[pair * 2]) +
             (uint32_t)(sample[1] * weights[pair * 2 + 1]);
    }
    sums[channel] = (int32_t)sum;
  }
  unpremultiply(sums, alpha_unit(shift), pixels + x * 4);
}

#endif
