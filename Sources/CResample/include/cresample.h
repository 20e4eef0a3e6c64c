// Scaling 8-bit RGBA in 14-bit fixed point: the inner loops, once for each set of instructions.
//
// All sets give the same bytes. Colours are multiplied by alpha first and divided by it last; in
// between one is 16383 in an int16_t, so that a filter may overshoot up to twice one.
//
// Shapes in memory:
// - pixels: 8-bit red, green, blue, alpha, not multiplied;
// - a row: int16_t[pair][channel][2], neighbours side by side; beyond an odd width all is
//   transparent. Rows lie apart, or four together as a group: int16_t[pair][row][channel][2];
// - a pair of rows: int16_t[pixel][channel][2], one above the other side by side.

#ifndef CRESAMPLE_H
#define CRESAMPLE_H

#include <stddef.h>
#include <stdint.h>

/// The distance from a pair of neighbours to the next one of its row, in int16_t.
enum { CResampleRowStride = 8, CResampleGroupStride = 32 };

/// The source pairs of one result column.
typedef struct CResampleWindow {
  uint32_t first;    // the first pair
  uint32_t count;    // how many pairs
  uint32_t weights;  // where their weights begin, two for a pair
} CResampleWindow;

/// The inner loops for one set of instructions. Sizes are pixels; nothing overlaps unless said so.
typedef struct __attribute__((swift_attr("@Sendable"))) CResampleLoops {
  const char *_Nonnull name;

  /// Four rows of pixels → a group.
  void (*_Nonnull premultiply)(const uint8_t *_Nonnull const *_Nonnull pixels, size_t width,
                               int16_t *_Nonnull group);

  /// Two rows of pixels → a row of the means of squares, (width + 1) / 2 pixels.
  void (*_Nonnull premultiply_halved)(const uint8_t *_Nonnull upper,
                                      const uint8_t *_Nonnull lower, size_t width,
                                      int16_t *_Nonnull row, size_t stride);

  /// Two rows apart → a row of the means of squares. It may take the upper's place.
  void (*_Nonnull halve)(const int16_t *_Nonnull upper, const int16_t *_Nonnull lower,
                         size_t width, int16_t *_Nonnull row, size_t stride);

  /// A group → two pairs of rows, a column for each window. Weights are of 2^shift.
  void (*_Nonnull columns)(const int16_t *_Nonnull group, const CResampleWindow *_Nonnull windows,
                           size_t width, const int16_t *_Nonnull weights, unsigned shift,
                           int16_t *_Nonnull upper, int16_t *_Nonnull lower);

  /// Pairs of rows → a row of pixels. Weights are two for a pair, of 2^shift.
  void (*_Nonnull rows)(const int16_t *_Nonnull const *_Nonnull pairs, size_t count,
                        const int16_t *_Nonnull weights, unsigned shift, size_t width,
                        uint8_t *_Nonnull pixels);
} CResampleLoops;

/// Every set of inner loops that this processor can run, the fastest first, then NULL; at least one.
const CResampleLoops *_Nullable const *_Nonnull CResampleAvailableLoops(void);

#endif
