#ifdef __x86_64__

#include <immintrin.h>

#include "loops.h"
#include "scalar.h"

#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m256i lanes(const void *low, const void *high) {
  return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(low)),
                                 _mm_loadu_si128(high), 1);
}

/// Pixels of two rows, four a lane → the first pair, or the second, premultiplied. In `lending` red
/// is 255, so that alpha is multiplied by one.
AVX2 static inline __m256i pair(__m256i pixels, __m256i lending, __m256i samples,
                                __m256i factors) {
  __m256i products = _mm256_mulhi_epu16(_mm256_shuffle_epi8(pixels, samples),
                                        _mm256_shuffle_epi8(lending, factors));
  return _mm256_srli_epi16(products, 2);
}

AVX2 static void premultiply(const uint8_t *const *pixels, size_t width, int16_t *group) {
  // A byte twice is a sample of 16 bits.
  const __m256i samples0 = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 0, 4, 4, 1, 1, 5, 5, 2, 2, 6, 6, 3, 3, 7, 7));
  const __m256i factors0 = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(3, 3, 7, 7, 3, 3, 7, 7, 3, 3, 7, 7, 0, 0, 0, 0));
  const __m256i next = _mm256_set1_epi8(8);
  const __m256i samples1 = _mm256_add_epi8(samples0, next);
  const __m256i factors1 = _mm256_add_epi8(factors0, next);
  const __m256i red = _mm256_set1_epi32(0xff);
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    __m256i upper = lanes(pixels[0] + x * 4, pixels[1] + x * 4);
    __m256i lower = lanes(pixels[2] + x * 4, pixels[3] + x * 4);
    __m256i upper_lending = _mm256_or_si256(upper, red);
    __m256i lower_lending = _mm256_or_si256(lower, red);
    __m256i *into = (__m256i *)(group + x * 16);
    _mm256_storeu_si256(into, pair(upper, upper_lending, samples0, factors0));
    _mm256_storeu_si256(into + 1, pair(lower, lower_lending, samples0, factors0));
    _mm256_storeu_si256(into + 2, pair(upper, upper_lending, samples1, factors1));
    _mm256_storeu_si256(into + 3, pair(lower, lower_lending, samples1, factors1));
  }
  for (; x < width; x += 2) premultiply_pair(pixels, width, x / 2, group);
}

/// Four pixels of 16-bit samples, two a lane, times alpha.
AVX2 static inline __m256i products(__m256i samples) {
  const __m256i alphas = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(6, 7, 6, 7, 6, 7, -1, -1, 14, 15, 14, 15, 14, 15, -1, -1));
  return _mm256_mulhi_epu16(samples,
                            _mm256_or_si256(_mm256_shuffle_epi8(samples, alphas),
                                            _mm256_set1_epi64x((int64_t)0xffff000000000000)));
}

/// Four pixels in order → two pairs, a lane each.
AVX2 static inline void store_pairs(__m256i pixels, size_t x, int16_t *row, size_t stride) {
  const __m256i neighbours = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  __m256i pairs = _mm256_shuffle_epi8(pixels, neighbours);
  _mm_storeu_si128((__m128i *)(row + x / 2 * stride), _mm256_castsi256_si128(pairs));
  _mm_storeu_si128((__m128i *)(row + (x / 2 + 1) * stride), _mm256_extracti128_si256(pairs, 1));
}

AVX2 static void premultiply_halved(const uint8_t *upper, const uint8_t *lower, size_t width,
                                    int16_t *row, size_t stride) {
  size_t x = 0;
  for (; x + 4 <= width / 2; x += 4) {
    __m256i above = _mm256_loadu_si256((const __m256i *)(upper + x * 8));
    __m256i below = _mm256_loadu_si256((const __m256i *)(lower + x * 8));
    // Pixels 0 1 | 4 5 and 2 3 | 6 7.
    __m256i left = _mm256_avg_epu16(products(_mm256_unpacklo_epi8(above, above)),
                                    products(_mm256_unpacklo_epi8(below, below)));
    __m256i right = _mm256_avg_epu16(products(_mm256_unpackhi_epi8(above, above)),
                                     products(_mm256_unpackhi_epi8(below, below)));
    __m256i squares = _mm256_avg_epu16(_mm256_unpacklo_epi64(left, right),
                                       _mm256_unpackhi_epi64(left, right));
    store_pairs(_mm256_srli_epi16(squares, 2), x, row, stride);
  }
  for (; x < (width + 1) / 2; x++) premultiply_square(upper, lower, width, x, row, stride);
  end_row((width + 1) / 2, row, stride);
}

/// Two pairs, a lane each, of two rows → the means of two squares as 32-bit words.
AVX2 static inline __m256i squares(const int16_t *upper, const int16_t *lower) {
  __m256i means = _mm256_avg_epu16(_mm256_loadu_si256((const __m256i *)upper),
                                   _mm256_loadu_si256((const __m256i *)lower));
  __m256i squares = _mm256_avg_epu16(means, _mm256_srli_epi32(means, 16));
  return _mm256_and_si256(squares, _mm256_set1_epi32(0xffff));
}

AVX2 static void halve(const int16_t *upper, const int16_t *lower, size_t width, int16_t *row,
                       size_t stride) {
  size_t x = 0;
  for (; x + 4 <= (width + 1) / 2; x += 4) {
    // Squares 0 2 | 1 3.
    __m256i pixels = _mm256_packs_epi32(squares(upper + x * 8, lower + x * 8),
                                        squares(upper + x * 8 + 16, lower + x * 8 + 16));
    store_pairs(_mm256_permute4x64_epi64(pixels, 0xd8), x, row, stride);
  }
  for (; x < (width + 1) / 2; x++) halve_square(upper, lower, x, row, stride);
  end_row((width + 1) / 2, row, stride);
}

AVX2 static inline __m256i weight_pair(const int16_t *weights) {
  int32_t pair;
  __builtin_memcpy(&pair, weights, sizeof pair);
  return _mm256_set1_epi32(pair);
}

/// The sums of four rows in one column.
typedef struct Sums {
  __m256i rows01, rows23;
} Sums;

AVX2 static inline void add(Sums *sums, const __m256i *pair, const int16_t *weights) {
  __m256i factor = weight_pair(weights);
  sums->rows01 = _mm256_add_epi32(
      sums->rows01, _mm256_madd_epi16(_mm256_loadu_si256(pair), factor));
  sums->rows23 = _mm256_add_epi32(
      sums->rows23, _mm256_madd_epi16(_mm256_loadu_si256(pair + 1), factor));
}

AVX2 static inline void add_run(Sums *sums, const __m256i *pairs, const int16_t *weights,
                                uint32_t count) {
  for (uint32_t index = 0; index < count; index++, pairs += 2, weights += 2)
    add(sums, pairs, weights);
}

AVX2 static inline void store_column(Sums sums, __m128i by, int16_t *upper, int16_t *lower) {
  // Rows 0 2 | 1 3.
  __m256i rows = _mm256_packs_epi32(_mm256_sra_epi32(sums.rows01, by),
                                    _mm256_sra_epi32(sums.rows23, by));
  __m128i even = _mm256_castsi256_si128(rows), odd = _mm256_extracti128_si256(rows, 1);
  _mm_storeu_si128((__m128i *)upper, _mm_unpacklo_epi16(even, odd));
  _mm_storeu_si128((__m128i *)lower, _mm_unpackhi_epi16(even, odd));
}

AVX2 static void columns(const int16_t *group, const CResampleWindow *windows, size_t width,
                         const int16_t *weights, unsigned shift, int16_t *upper, int16_t *lower) {
  const __m256i *pairs = (const __m256i *)group;
  const __m128i by = _mm_cvtsi32_si128((int)shift);
  const Sums none = {_mm256_set1_epi32((int)half(shift)), _mm256_set1_epi32((int)half(shift))};
  // Two columns at once: what counts for both is loaded once.
  for (size_t x = 0; x < width; x += 2) {
    CResampleWindow left = windows[x], right = x + 1 < width ? windows[x + 1] : left;
    uint32_t left_end = left.first + left.count, right_end = right.first + right.count;
    const __m256i *left_pairs = pairs + (size_t)left.first * 2;
    const __m256i *right_pairs = pairs + (size_t)right.first * 2;
    const int16_t *left_weights = weights + left.weights;
    const int16_t *right_weights = weights + right.weights;
    Sums left_sums = none, right_sums = none;
    if (left.first <= right.first && right.first <= left_end && left_end <= right_end) {
      uint32_t ahead = right.first - left.first, shared = left.count - ahead;
      add_run(&left_sums, left_pairs, left_weights, ahead);
      left_weights += ahead * 2;
#pragma clang loop unroll_count(4)
      for (uint32_t index = 0; index < shared; index++, right_pairs += 2) {
        add(&left_sums, right_pairs, left_weights + index * 2);
        add(&right_sums, right_pairs, right_weights + index * 2);
      }
      add_run(&right_sums, right_pairs, right_weights + shared * 2, right.count - shared);
    } else {
      // Weights of zero at the ends are left out, so that a window may lie within the next one.
      add_run(&left_sums, left_pairs, left_weights, left.count);
      add_run(&right_sums, right_pairs, right_weights, right.count);
    }
    store_column(left_sums, by, upper + x * 8, lower + x * 8);
    if (x + 1 < width) store_column(right_sums, by, upper + x * 8 + 8, lower + x * 8 + 8);
  }
}

AVX2 static inline __m256i straight(__m256 sums, __m256 quotients, __m256 unit) {
  __m256 values = _mm256_mul_ps(sums, _mm256_blend_ps(quotients, unit, 0x88));
  return _mm256_cvtps_epi32(_mm256_min_ps(values, _mm256_set1_ps(255)));
}

/// The sums of eight pixels, two a vector → pixels.
AVX2 static inline void store_straight(const __m256i *sums, __m256 unit, uint8_t *pixels) {
  __m256 sum0 = _mm256_cvtepi32_ps(sums[0]), sum1 = _mm256_cvtepi32_ps(sums[1]);
  __m256 sum2 = _mm256_cvtepi32_ps(sums[2]), sum3 = _mm256_cvtepi32_ps(sums[3]);
  // The alphas of pixels 0 2 4 6 | 1 3 5 7.
  __m256 alphas = _mm256_shuffle_ps(_mm256_unpackhi_ps(sum0, sum1),
                                    _mm256_unpackhi_ps(sum2, sum3), 0xee);
  __m256 visible =
      _mm256_cmp_ps(_mm256_mul_ps(alphas, unit), _mm256_set1_ps(0.5f), _CMP_GT_OQ);
  __m256 quotients = _mm256_and_ps(_mm256_div_ps(_mm256_set1_ps(255), alphas), visible);
  __m256i low = _mm256_packs_epi32(
      straight(sum0, _mm256_shuffle_ps(quotients, quotients, 0x00), unit),
      straight(sum1, _mm256_shuffle_ps(quotients, quotients, 0x55), unit));
  __m256i high = _mm256_packs_epi32(
      straight(sum2, _mm256_shuffle_ps(quotients, quotients, 0xaa), unit),
      straight(sum3, _mm256_shuffle_ps(quotients, quotients, 0xff), unit));
  __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  _mm256_storeu_si256((__m256i *)pixels,
                      _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order));
}

AVX2 static void rows(const int16_t *const *pairs, size_t count, const int16_t *weights,
                      unsigned shift, size_t width, uint8_t *pixels) {
  const __m256 unit = _mm256_set1_ps(alpha_unit(shift));
  size_t x = 0;
  for (; x + 8 <= width; x += 8) {
    __m256i sums[4] = {_mm256_setzero_si256(), _mm256_setzero_si256(), _mm256_setzero_si256(),
                       _mm256_setzero_si256()};
    for (size_t pair = 0; pair < count; pair++) {
      const __m256i *samples = (const __m256i *)(pairs[pair] + x * 8);
      __m256i factor = weight_pair(weights + pair * 2);
      for (int part = 0; part < 4; part++)
        sums[part] = _mm256_add_epi32(
            sums[part], _mm256_madd_epi16(_mm256_loadu_si256(samples + part), factor));
    }
    store_straight(sums, unit, pixels + x * 4);
  }
  for (; x < width; x++) sum_rows(pairs, count, weights, shift, x, pixels);
}

const CResampleLoops avx2_loops = {"avx2", premultiply, premultiply_halved, halve,
                                       columns, rows};

#endif
