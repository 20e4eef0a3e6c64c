#include "pixels.h"

/// How many pixels from the left are equal, at most so many.
static size_t equal_from_left(const uint8_t *a, const uint8_t *b, size_t most) {
  size_t count = 0;
  while (count < most && pixel_at(a, count) == pixel_at(b, count)) count++;
  return count;
}

/// The last of so many pixels that differs; there must be one at `first` or after.
static size_t last_difference(const uint8_t *a, const uint8_t *b, size_t first, size_t width) {
  size_t last = width - 1;
  while (last > first && pixel_at(a, last) == pixel_at(b, last)) last--;
  return last;
}

bool CCompareFindBox(const uint8_t *reference, const uint8_t *actual, size_t width, size_t height,
                     CCompareBox *box) {
  const size_t row = width * 4;
  size_t top = 0, bottom = height;
  while (top < height && memcmp(reference + top * row, actual + top * row, row) == 0) top++;
  if (top == height) return false;
  while (memcmp(reference + (bottom - 1) * row, actual + (bottom - 1) * row, row) == 0) bottom--;
  size_t left = width, right = 0;
  for (size_t y = top; y < bottom; y++) {
    const uint8_t *a = reference + y * row, *b = actual + y * row;
    if (memcmp(a, b, row) == 0) continue;
    left = equal_from_left(a, b, left);
    right = last_difference(a, b, right, width);
  }
  *box = (CCompareBox){left, top, right + 1 - left, bottom - top};
  return true;
}
