#include <math.h>

#include "pixels.h"

/// How two pixels differ.
typedef struct Change {
  bool is_small;              // no sample differs by more than is looked at
  bool is_darker;
  double distance;
} Change;

static Change change_between(const uint8_t *a, const uint8_t *b,
                             const CCompareTolerance *tolerance) {
  int darkening = 0;
  for (int i = 0; i < CCompareBackgroundCount; i++) {
    uint8_t one[3], other[3];
    blend(a, tolerance->backgrounds[i], one);
    blend(b, tolerance->backgrounds[i], other);
    darkening += luma(one) - luma(other);
  }
  return (Change){
      .is_small = largest_step(a, b) <= tolerance->channel,
      .is_darker = darkening > 0,
      .distance = pixel_distance(a, b, tolerance->backgrounds),
  };
}

CCompareCounts CCompareJudge(const uint8_t *reference, const uint8_t *actual, size_t width,
                             size_t height, CCompareBox box, const CCompareTolerance *tolerance,
                             uint8_t *map) {
  memset(map, CComparePixelEqual, width * height);
  CCompareCounts counts = {.largest_x = box.x, .largest_y = box.y};
  // Pictures of dialogs are flat: the pair before is often the same.
  uint32_t last_a = 0, last_b = 0;
  Change change = {0};
  for (size_t y = box.y; y < box.y + box.height; y++)
    for (size_t x = box.x; x < box.x + box.width; x++) {
      const size_t index = y * width + x;
      const uint32_t a = pixel_at(reference, index), b = pixel_at(actual, index);
      if (a == b) continue;
      if (a != last_a || b != last_b)
        change = change_between(reference + index * 4, actual + index * 4, tolerance);
      last_a = a;
      last_b = b;
      if (change.distance > counts.largest) {
        counts.largest = change.distance;
        counts.largest_x = x;
        counts.largest_y = y;
      }
      if (change.is_small) {
        map[index] = CComparePixelTolerated;
        counts.tolerated++;
        continue;
      }
      const double contrast =
          fmax(edge_contrast(reference, actual, width, height, x, y, tolerance->backgrounds),
               edge_contrast(actual, reference, width, height, x, y, tolerance->backgrounds));
      const bool is_forgiven = contrast > 0 && tolerance->edge_shift > 0
                               && change.distance <= tolerance->edge_shift * contrast;
      if (!is_forgiven)
        for (int i = 0; i < CCompareSweepCount; i++)
          if (change.distance > tolerance->sweep[i]) counts.sweep[i]++;
      // To be equal is to have no distance at all: where nothing is allowed, all that differs does.
      const bool is_near = tolerance->distance > 0 && change.distance <= tolerance->distance;
      if (is_near) {
        map[index] = CComparePixelTolerated;
        counts.tolerated++;
        continue;
      }
      if (contrast > 0) counts.antialiased++;
      if (is_forgiven) {
        map[index] = CComparePixelAntialiased;
        counts.forgiven++;
        continue;
      }
      map[index] = change.is_darker ? CComparePixelDarker : CComparePixelLighter;
      counts.differing++;
    }
  return counts;
}
