// What differs between two pictures: the loops over their pixels.
//
// They are in C because tests are built without optimization, in which Swift takes a hundred times
// as long. Pictures are 8-bit straight RGBA, rows from the top, no padding; two that are compared
// have the same size. Only standard headers are needed to include this one.

#ifndef CCOMPARE_H
#define CCOMPARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A part of a picture in pixels, from the top left corner.
typedef struct CCompareBox {
  size_t x, y, width, height;
} CCompareBox;

/// Finds the least box that holds every pixel with a byte that differs; false where none does.
bool CCompareFindBox(const uint8_t *_Nonnull reference, const uint8_t *_Nonnull actual,
                     size_t width, size_t height, CCompareBox *_Nonnull box);

/// What a pixel is judged to be. The values are those in the maps below.
typedef enum __attribute__((enum_extensibility(closed))) CComparePixel {
  CComparePixelEqual = 0,
  /// It differs, but no more than is allowed.
  CComparePixelTolerated,
  /// It differs as edges do that were drawn anew.
  CComparePixelAntialiased,
  /// It differs, and the actual picture is darker there.
  CComparePixelDarker,
  /// It differs, and the actual picture is as light there, or lighter.
  CComparePixelLighter,
} CComparePixel;

/// The pixels are blended over each of so many colours.
enum { CCompareBackgroundCount = 2 };

/// How many distances are tried.
enum { CCompareSweepCount = 5 };

/// How much may differ.
typedef struct CCompareTolerance {
  int channel;                // steps of 255 that each sample may differ by, and is not looked at
  double distance;            // HyAB; a pixel farther off differs
  double edge_shift;          // pixels that an antialiased edge may have moved by; 0: none
  uint8_t backgrounds[CCompareBackgroundCount][3];  // red, green, blue
  double sweep[CCompareSweepCount];                 // HyAB
} CCompareTolerance;

/// What was counted.
typedef struct CCompareCounts {
  size_t tolerated;
  size_t antialiased;         // forgiven or not
  size_t forgiven;
  size_t differing;
  double largest;             // HyAB, of all pixels
  size_t largest_x, largest_y;
  size_t sweep[CCompareSweepCount];  // pixels that would differ with each of the distances
} CCompareCounts;

/// Judges the pixels in a box, outside which none differs. `map` gets a byte a pixel of the picture:
/// CComparePixel.
CCompareCounts CCompareJudge(const uint8_t *_Nonnull reference, const uint8_t *_Nonnull actual,
                             size_t width, size_t height, CCompareBox box,
                             const CCompareTolerance *_Nonnull tolerance, uint8_t *_Nonnull map);

/// How far apart two opaque colours are: HyAB over OKLab with toe-corrected lightness, in which
/// black and white are 1 apart.
double CCompareDistance(const uint8_t *_Nonnull one, const uint8_t *_Nonnull other);

/// How many pixels of a box differ, by the map of a picture of that width.
size_t CCompareCount(const uint8_t *_Nonnull map, size_t width, CCompareBox box);

/// The most pixels that differ in any square of that side, wherever in the box it lies.
/// SIZE_MAX when there is no memory.
size_t CCompareDensest(const uint8_t *_Nonnull map, size_t width, CCompareBox box, size_t side);

/// Pixels that differ and have no more than `gap` others between each and the next.
typedef struct CCompareCluster {
  CCompareBox box;
  size_t count;
} CCompareCluster;

/// Finds the clusters in a box, those with the most pixels first. Returns how many there are, of
/// which the first are put into `clusters`; SIZE_MAX when there is no memory.
size_t CCompareFindClusters(const uint8_t *_Nonnull map, size_t width, CCompareBox box, size_t gap,
                            CCompareCluster *_Nonnull clusters, size_t capacity);

/// Draws what differs over the faded reference, `count` pixels.
void CCompareDraw(const uint8_t *_Nonnull reference, const uint8_t *_Nonnull actual,
                  const uint8_t *_Nonnull map, size_t count, uint8_t *_Nonnull into);

#endif
