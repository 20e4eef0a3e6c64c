#include <stdlib.h>

#include "pixels.h"

size_t CCompareCount(const uint8_t *map, size_t width, CCompareBox box) {
  size_t count = 0;
  for (size_t y = box.y; y < box.y + box.height; y++)
    for (size_t x = box.x; x < box.x + box.width; x++) count += differs(map[y * width + x]);
  return count;
}

size_t CCompareDensest(const uint8_t *map, size_t width, CCompareBox box, size_t side) {
  // Of each column, the pixels that differ in the rows of the square.
  size_t *columns = calloc(box.width, sizeof *columns);
  if (columns == NULL) return SIZE_MAX;
  size_t densest = 0;
  for (size_t y = 0; y < box.height; y++) {
    const uint8_t *entering = map + (box.y + y) * width + box.x;
    const uint8_t *leaving = y >= side ? entering - side * width : NULL;
    size_t inside = 0;
    for (size_t x = 0; x < box.width; x++) {
      columns[x] += differs(entering[x]);
      if (leaving != NULL) columns[x] -= differs(leaving[x]);
      inside += columns[x];
      if (x >= side) inside -= columns[x - side];
      if (inside > densest) densest = inside;
    }
  }
  free(columns);
  return densest;
}
