#include "filters.h"

#include <png.h>
#include <string.h>

// Loops of bytes without branches: compilers make vectors of them.

static inline uint8_t smaller(uint8_t a, uint8_t b) { return a < b ? a : b; }

static inline uint8_t distance(uint8_t a, uint8_t b) { return a < b ? b - a : a - b; }

/// Paeth's predictor: the neighbour that is nearest to left + up − corner (PNG, 9.4).
static inline uint8_t paeth(uint8_t left, uint8_t up, uint8_t corner) {
  const uint8_t rise = distance(up, corner);  // how far the prediction is from what is left
  const uint8_t run = distance(left, corner);  // and from what is above
  const uint8_t sum = smaller(rise, 255 - run) + run;
  const uint8_t both = (up < corner) == (left < corner) ? sum : distance(rise, run);
  const uint8_t nearer = run <= both ? up : corner;
  return rise <= smaller(run, both) ? left : nearer;
}

// So many bytes that sums of what they are counted for fit in 16 bits.
enum { part_size = 1024 };

static inline size_t part_end(size_t start, size_t size) {
  return size - start < part_size ? size : start + part_size;
}

/// About how many bits a row takes: a byte as that of the pixel before belongs to a run.
static size_t cost(const uint8_t *row, size_t size, size_t step) {
  size_t cost = 0;
  for (size_t start = step; start < size; start += part_size) {
    const size_t end = part_end(start, size);
    uint16_t part = 0;
    for (size_t i = start; i < end; ++i) {
      const uint8_t bits = 8 + smaller(24, smaller(row[i], -row[i]));
      part += row[i] == row[i - step] ? 0 : bits;
    }
    cost += part;
  }
  return cost;
}

void filters_count_ends(const uint8_t *row, size_t size, size_t step, size_t *steps,
                        size_t *edges) {
  for (size_t start = step; start < size; start += part_size) {
    const size_t end = part_end(start, size);
    uint16_t all = 0, small = 0;
    for (size_t i = start; i < end; ++i) {
      const uint8_t is_end = (row[i] != 0) & (row[i] != row[i - step]);
      all += is_end;
      small += is_end & (smaller(row[i], -row[i]) <= 2);
    }
    *steps += small;
    *edges += all - small;
  }
}

/// Keeps a filtered row if it takes fewer bits than the best one so far.
static void keep(const uint8_t *candidate, size_t size, size_t step, uint8_t filter, size_t *price,
                 uint8_t *filtered) {
  const size_t own = cost(candidate, size, step);
  if (own >= *price) return;
  *price = own;
  filtered[0] = filter;
  memcpy(filtered + 1, candidate, size);
}

void filters_apply(const uint8_t *row, const uint8_t *above, size_t size, size_t step,
                   uint8_t *filtered, uint8_t *scratch) {
  uint8_t *result = filtered + 1;
  filtered[0] = PNG_FILTER_VALUE_UP;
  if (memcmp(row, above, size) == 0) return (void)memset(result, 0, size);
  for (size_t i = 0; i < size; ++i) result[i] = row[i] - above[i];
  size_t price = cost(result, size, step);
  // Where next to nothing has changed, no filter finds better.
  if (price < size / 4) return;

  memcpy(scratch, result, step);
  for (size_t i = step; i < size; ++i) {
    scratch[i] = row[i] - paeth(row[i - step], above[i], above[i - step]);
  }
  keep(scratch, size, step, PNG_FILTER_VALUE_PAETH, &price, filtered);
  memcpy(scratch, row, step);
  for (size_t i = step; i < size; ++i) scratch[i] = row[i] - row[i - step];
  keep(scratch, size, step, PNG_FILTER_VALUE_SUB, &price, filtered);
}
