#include "pixels.h"

/// What is equal is a quarter as strong, on white, so that marks are seen.
static uint8_t faded(const uint8_t *pixel) {
  int darkness = (255000 - luma(pixel)) * pixel[3] / 255;
  return (uint8_t)(255 - darkness / 4000);
}

/// As strong as the largest step of a sample, and never weak: as cairo's tests draw it.
static uint8_t strength(const uint8_t *a, const uint8_t *b) {
  int raised = largest_step(a, b) * 4 + 128;
  return (uint8_t)(raised < 255 ? raised : 255);
}

void CCompareDraw(const uint8_t *reference, const uint8_t *actual, const uint8_t *map, size_t count,
                  uint8_t *into) {
  for (size_t i = 0; i < count; i++, reference += 4, actual += 4, into += 4) {
    uint8_t red = 255, green = 255, blue = 0;
    switch ((CComparePixel)map[i]) {
      case CComparePixelEqual:
      case CComparePixelTolerated: red = green = blue = faded(reference); break;
      case CComparePixelAntialiased: break;
      case CComparePixelDarker:
        red = strength(reference, actual);
        green = 0;
        break;
      case CComparePixelLighter:
        red = strength(reference, actual);
        green = (uint8_t)(red * 3 / 5);
        break;
    }
    into[0] = red;
    into[1] = green;
    into[2] = blue;
    into[3] = 255;
  }
}
