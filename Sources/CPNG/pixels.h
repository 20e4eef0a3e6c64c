// Rows that are collected and compressed all at once, by libdeflate.

#ifndef CPNG_PIXELS_H
#define CPNG_PIXELS_H

#include "messages.h"

typedef struct {
  uint8_t *rows;        // each behind the number of its filter
  size_t row_size;      // bytes, without that number
  size_t count;         // bytes of all rows
  size_t filled;
  uint8_t *compressed;
} Pixels;

/// Makes room for the rows that the header announces. As in all that follows, failures go to
/// libpng's error function.
void pixels_begin(Pixels *pixels, png_structp png, png_infop info);

void pixels_append(Pixels *pixels, png_structp png, const void *row);

/// Writes all rows, and the end.
void pixels_write(Pixels *pixels, png_structp png, Messages *messages, int level);

void pixels_free(Pixels *pixels, png_structp png);

#endif
