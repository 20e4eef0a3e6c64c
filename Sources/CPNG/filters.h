// Row filters of flat pictures (PNG, 9.2).

#ifndef CPNG_FILTERS_H
#define CPNG_FILTERS_H

#include <stddef.h>
#include <stdint.h>

/// Filters a row by what is above each byte, by Paeth's predictor or by the pixel before, whichever
/// leaves most of it to runs.
///
/// `size` bytes a row, `bpp` bytes a pixel, at least 1. `filtered` gets the filter's number and then
/// the row; there must be room for `size` bytes more in `scratch`.
void filters_apply(const uint8_t *row, const uint8_t *above, size_t size, size_t bpp,
                   uint8_t *filtered, uint8_t *scratch);

/// Counts where runs of a filtered row end, by steps of one or two as in a shadow or by more.
void filters_count_ends(const uint8_t *row, size_t size, size_t bpp, size_t *steps, size_t *edges);

#endif
