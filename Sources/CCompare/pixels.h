#ifndef PIXELS_H
#define PIXELS_H

#include <stdlib.h>
#include <string.h>

#include "CCompare.h"

static inline uint32_t pixel_at(const uint8_t *picture, size_t index) {
  uint32_t pixel;
  memcpy(&pixel, picture + index * 4, 4);
  return pixel;
}

static inline bool differs(uint8_t judged) { return judged >= CComparePixelDarker; }

typedef uint8_t Background[3];  // red, green, blue

/// A pixel of straight alpha over a background.
static inline void blend(const uint8_t *pixel, const Background background, uint8_t *into) {
  for (int i = 0; i < 3; i++)
    into[i] = (uint8_t)((pixel[i] * pixel[3] + background[i] * (255 - pixel[3]) + 127) / 255);
}

/// The most that a sample differs by.
static inline int largest_step(const uint8_t *a, const uint8_t *b) {
  int largest = 0;
  for (int i = 0; i < 4; i++) {
    int step = abs(a[i] - b[i]);
    if (step > largest) largest = step;
  }
  return largest;
}

/// Rec. 601 luma, 1000 times.
static inline int luma(const uint8_t *pixel) {
  return 299 * pixel[0] + 587 * pixel[1] + 114 * pixel[2];
}

/// How far apart two pixels are, in alpha by itself or over any of the backgrounds: HyAB.
double pixel_distance(const uint8_t *a, const uint8_t *b, const Background *backgrounds);

/// How far apart the areas are that a pixel of the first picture lies between, given what surrounds
/// it in both: HyAB; 0 where it does not look antialiased.
double edge_contrast(const uint8_t *picture, const uint8_t *other, size_t width, size_t height,
                     size_t x, size_t y, const Background *backgrounds);

#endif
