#ifdef __x86_64__

#include <emmintrin.h>

#include "loops.h"
#include "scalar.h"

/// Two pixels of 16-bit samples times alpha.
static inline __m128i products(__m128i samples) {
  __m128i alphas = _mm_shufflehi_epi16(_mm_shufflelo_epi16(samples, 0xff), 0xff);
  // Alpha is at most 65535, and or-ing makes it that.
  __m128i factors = _mm_or_si128(alphas, _mm_set1_epi64x((int64_t)0xffff000000000000));
  return _mm_mulhi_epu16(samples, factors);
}

/// Two pixels → their channels side by side.
static inline __m128i neighbours(__m128i pixels) {
  return _mm_unpacklo_epi16(pixels, _mm_unpackhi_epi64(pixels, pixels));
}

static void premultiply(const uint8_t *const *pixels, size_t width, int16_t *group) {
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    __m128i *into = (__m128i *)(group + x * 16);
    for (size_t row = 0; row < 4; row++) {
      __m128i four = _mm_loadu_si128((const __m128i *)(pixels[row] + x * 4));
      __m128i left = _mm_srli_epi16(products(_mm_unpacklo_epi8(four, four)), 2);
      __m128i right = _mm_srli_epi16(products(_mm_unpackhi_epi8(four, four)), 2);
      _mm_storeu_si128(into + row, neighbours(left));
      _mm_storeu_si128(into + 4 + row, neighbours(right));
    }
  }
  for (; x < width; x += 2) premultiply_pair(pixels, width, x / 2, group);
}

static void premultiply_halved(const uint8_t *upper, const uint8_t *lower, size_t width,
                               int16_t *row, size_t stride) {
  size_t x = 0;
  for (; x + 2 <= width / 2; x += 2) {
    __m128i above = _mm_loadu_si128((const __m128i *)(upper + x * 8));
    __m128i below = _mm_loadu_si128((const __m128i *)(lower + x * 8));
    __m128i left = _mm_avg_epu16(products(_mm_unpacklo_epi8(above, above)),
                                 products(_mm_unpacklo_epi8(below, below)));
    __m128i right = _mm_avg_epu16(products(_mm_unpackhi_epi8(above, above)),
                                  products(_mm_unpackhi_epi8(below, below)));
    __m128i squares = _mm_avg_epu16(_mm_unpacklo_epi64(left, right),
                                    _mm_unpackhi_epi64(left, right));
    _mm_storeu_si128((__m128i *)(row + x / 2 * stride), neighbours(_mm_srli_epi16(squares, 2)));
  }
  for (; x < (width + 1) / 2; x++) premultiply_square(upper, lower, width, x, row, stride);
  end_row((width + 1) / 2, row, stride);
}

/// A pair of two rows → the mean of the square as 32-bit words.
static inline __m128i square(const int16_t *upper, const int16_t *lower) {
  __m128i means = _mm_avg_epu16(_mm_loadu_si128((const __m128i *)upper),
                                _mm_loadu_si128((const __m128i *)lower));
  __m128i square = _mm_avg_epu16(means, _mm_srli_epi32(means, 16));
  return _mm_and_si128(square, _mm_set1_epi32(0xffff));
}

static void halve(const int16_t *upper, const int16_t *lower, size_t width, int16_t *row,
                  size_t stride) {
  size_t x = 0;
  for (; x + 2 <= (width + 1) / 2; x += 2) {
    __m128i pixels = _mm_packs_epi32(square(upper + x * 8, lower + x * 8),
                                     square(upper + x * 8 + 8, lower + x * 8 + 8));
    _mm_storeu_si128((__m128i *)(row + x / 2 * stride), neighbours(pixels));
  }
  for (; x < (width + 1) / 2; x++) halve_square(upper, lower, x, row, stride);
  end_row((width + 1) / 2, row, stride);
}

static inline __m128i weight_pair(const int16_t *weights) {
  int32_t pair;
  __builtin_memcpy(&pair, weights, sizeof pair);
  return _mm_set1_epi32(pair);
}

static void columns(const int16_t *group, const CResampleWindow *windows, size_t width,
                    const int16_t *weights, unsigned shift, int16_t *upper, int16_t *lower) {
  const __m128i by = _mm_cvtsi32_si128((int)shift);
  const __m128i round = _mm_set1_epi32((int)half(shift));
  for (size_t x = 0; x < width; x++) {
    const int16_t *weight = weights + windows[x].weights;
    const __m128i *pair = (const __m128i *)(group + (size_t)windows[x].first * 32);
    __m128i sums[4] = {round, round, round, round};
    for (uint32_t index = 0; index < windows[x].count; index++, pair += 4, weight += 2) {
      __m128i factor = weight_pair(weight);
      for (int row = 0; row < 4; row++)
        sums[row] = _mm_add_epi32(sums[row], _mm_madd_epi16(_mm_loadu_si128(pair + row), factor));
    }
    for (int row = 0; row < 4; row++) sums[row] = _mm_sra_epi32(sums[row], by);
    __m128i even = _mm_packs_epi32(sums[0], sums[2]), odd = _mm_packs_epi32(sums[1], sums[3]);
    _mm_storeu_si128((__m128i *)(upper + x * 8), _mm_unpacklo_epi16(even, odd));
    _mm_storeu_si128((__m128i *)(lower + x * 8), _mm_unpackhi_epi16(even, odd));
  }
}

/// The sums of a pixel → its samples, of which the first is the quotient's.
static inline __m128i straight(__m128 sums, __m128 quotient, __m128 unit) {
  // Alpha is multiplied by the unit, which is last.
  __m128 factors = _mm_shuffle_ps(quotient, _mm_unpacklo_ps(quotient, unit), 0x40);
  return _mm_cvtps_epi32(_mm_min_ps(_mm_mul_ps(sums, factors), _mm_set1_ps(255)));
}

/// The sums of four pixels → pixels.
static inline void store_straight(const __m128i *sums, __m128 unit, uint8_t *pixels) {
  __m128 sum[4];
  for (int pixel = 0; pixel < 4; pixel++) sum[pixel] = _mm_cvtepi32_ps(sums[pixel]);
  __m128 alphas = _mm_shuffle_ps(_mm_unpackhi_ps(sum[0], sum[1]),
                                 _mm_unpackhi_ps(sum[2], sum[3]), 0xee);
  __m128 visible = _mm_cmpgt_ps(_mm_mul_ps(alphas, unit), _mm_set1_ps(0.5f));
  __m128 quotients = _mm_and_ps(_mm_div_ps(_mm_set1_ps(255), alphas), visible);
  __m128i low = _mm_packs_epi32(
      straight(sum[0], _mm_shuffle_ps(quotients, quotients, 0x00), unit),
      straight(sum[1], _mm_shuffle_ps(quotients, quotients, 0x55), unit));
  __m128i high = _mm_packs_epi32(
      straight(sum[2], _mm_shuffle_ps(quotients, quotients, 0xaa), unit),
      straight(sum[3], _mm_shuffle_ps(quotients, quotients, 0xff), unit));
  _mm_storeu_si128((__m128i *)pixels, _mm_packus_epi16(low, high));
}

static void rows(const int16_t *const *pairs, size_t count, const int16_t *weights, unsigned shift,
                 size_t width, uint8_t *pixels) {
  const __m128 unit = _mm_set1_ps(alpha_unit(shift));
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    __m128i sums[4] = {_mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128(),
                       _mm_setzero_si128()};
    for (size_t pair = 0; pair < count; pair++) {
      const __m128i *samples = (const __m128i *)(pairs[pair] + x * 8);
      __m128i factor = weight_pair(weights + pair * 2);
      for (int part = 0; part < 4; part++)
        sums[part] = _mm_add_epi32(sums[part],
                                   _mm_madd_epi16(_mm_loadu_si128(samples + part), factor));
    }
    store_straight(sums, unit, pixels + x * 4);
  }
  for (; x < width; x++) sum_rows(pairs, count, weights, shift, x, pixels);
}

const CResampleLoops sse2_loops = {"sse2", premultiply, premultiply_halved, halve,
                                       columns, rows};

#endif
