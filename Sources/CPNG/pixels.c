#include "pixels.h"

#include <libdeflate.h>
#include <string.h>

void pixels_begin(Pixels *pixels, png_structp png, png_infop info) {
  pixels->row_size = png_get_rowbytes(png, info);
  pixels->count = png_get_image_height(png, info) * (1 + pixels->row_size);
  pixels->rows = png_malloc(png, pixels->count);
}

void pixels_append(Pixels *pixels, png_structp png, const void *row) {
  if (pixels->filled == pixels->count) png_error(png, "there are too many rows");
  pixels->rows[pixels->filled] = PNG_FILTER_VALUE_NONE;
  memcpy(pixels->rows + pixels->filled + 1, row, pixels->row_size);
  pixels->filled += 1 + pixels->row_size;
}

void pixels_write(Pixels *pixels, png_structp png, Messages *messages, int level) {
  if (pixels->filled < pixels->count) png_error(png, "there are too few rows");
  size_t bound = libdeflate_zlib_compress_bound(NULL, pixels->count);
  pixels->compressed = png_malloc(png, bound);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (compressor == NULL) {
    messages->trouble = CPNGStatusOutOfMemory;
    png_error(png, "no memory for libdeflate");
  }
  size_t size = libdeflate_zlib_compress(compressor, pixels->rows, pixels->count,
                                         pixels->compressed, bound);
  libdeflate_free_compressor(compressor);
  png_write_chunk(png, (png_const_bytep)"IDAT", pixels->compressed, size);
  // libpng's own end asks for pixels that it has written itself.
  png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
}

void pixels_free(Pixels *pixels, png_structp png) {
  png_free(png, pixels->rows);
  png_free(png, pixels->compressed);
}
