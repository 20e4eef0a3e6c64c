#include "filters.h"

#include <png.h>
#include <string.h>

// Loops of bytes without branches: compilers make vectors of them.

static inline uint8_t smaller(uint8_t a, uint8_t b) { return a < b ? a : b; }

static inline uint8_t distance(uint8_t a, uint8_t b) { return a < b ? b - a : a - b; }

/// Paeth's predictor: the neighbour that is nearest to left + up − corner, whose distances from that
/// are pa, pb and pc (PNG, 9.4).
static inline uint8_t paeth(uint8_t left, uint8_t up, uint8_t corner) {
  const uint8_t pa = distance(up, corner);
  const uint8_t pb = distance(left, corner);
  // A sum of more than 255 may be 255, as neither pa nor pb is more.
  const uint8_t sum = smaller(pa, 255 - pb) + pb;
  const uint8_t pc = (up < corner) == (left < corner) ? sum : distance(pa, pb);
  return pa <= smaller(pb, pc) ? left : pb <= pc ? up : corner;
}

// So many bytes that sums of what they are counted for fit in 16 bits.
enum { part_size = 1024 };

static inline size_t part_end(size_t start, size_t size) {
  return size - start < part_size ? size : start + part_size;
}

/// About how many bits a row takes: a byte as that of the pixel before belongs to a run.
static size_t cost(const uint8_t *row, size_t size, size_t bpp) {
  size_t cost = 0;
  for (size_t start = bpp; start < size; start += part_size) {
    const size_t end = part_end(start, size);
    uint16_t part = 0;
    for (size_t i = start; i < end; ++i) {
      const uint8_t bits = 8 + smaller(24, smaller(row[i], -row[i]));
      part += row[i] == row[i - bpp] ? 0 : bits;
    }
    cost += part;
  }
  return cost;
}

void filters_count_ends(const uint8_t *row, size_t size, size_t bpp, size_t *steps,
                        size_t *edges) {
  for (size_t start = bpp; start < size; start += part_size) {
    const size_t end = part_end(start, size);
    uint16_t all = 0, small = 0;
    for (size_t i = start; i < end; ++i) {
      const uint8_t is_end = (row[i] != 0) & (row[i] != row[i - bpp]);
      all += is_end;
      small += is_end & (smaller(row[i], -row[i]) <= 2);
    }
    *steps += small;
    *edges += all - small;
  }
}

/// Keeps a filtered row if it takes fewer bits than the best one so far.
static void keep(const uint8_t *candidate, size_t size, size_t bpp, uint8_t filter, size_t *price,
                 uint8_t *filtered) {
  const size_t own = cost(candidate, size, bpp);
  if (own >= *price) return;
  *price = own;
  filtered[0] = filter;
  memcpy(filtered + 1, candidate, size);
}

void filters_apply(const uint8_t *row, const uint8_t *above, size_t size, size_t bpp,
                   uint8_t *filtered, uint8_t *scratch) {
  uint8_t *result = filtered + 1;
  filtered[0] = PNG_FILTER_VALUE_UP;
  if (memcmp(row, above, size) == 0) return (void)memset(result, 0, size);
  for (size_t i = 0; i < size; ++i) result[i] = row[i] - above[i];
  size_t price = cost(result, size, bpp);
  // Where little has changed, no filter finds much better.
  if (price < size / 2) return;

  memcpy(scratch, result, bpp);
  for (size_t i = bpp; i < size; ++i) {
    scratch[i] = row[i] - paeth(row[i - bpp], above[i], above[i - bpp]);
  }
  keep(scratch, size, bpp, PNG_FILTER_VALUE_PAETH, &price, filtered);
  memcpy(scratch, row, bpp);
  for (size_t i = bpp; i < size; ++i) scratch[i] = row[i] - row[i - bpp];
  keep(scratch, size, bpp, PNG_FILTER_VALUE_SUB, &price, filtered);
}
