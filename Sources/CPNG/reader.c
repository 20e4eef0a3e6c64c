#include <stdlib.h>
#include <string.h>

#include "messages.h"

struct CPNGReader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  Messages messages;
};

static void read_bytes(png_structp png, png_bytep into, size_t wanted) {
  CPNGReader *reader = png_get_io_ptr(png);
  if (wanted > reader->count - reader->position) {
    reader->messages.truncated = true;
    png_error(png, "the data ends too early");
  }
  memcpy(into, reader->bytes + reader->position, wanted);
  reader->position += wanted;
}

static void set_limits(png_structp png, CPNGLimits limits) {
  png_set_user_limits(png, limits.max_width, limits.max_height);
  png_set_chunk_cache_max(png, limits.max_chunks);
  png_set_chunk_malloc_max(png, limits.max_chunk_bytes);
#ifdef PNG_HANDLE_AS_UNKNOWN_SUPPORTED
  // Text, profiles, times and the like are passed over: nothing here reads them, and a small file
  // can hold a great deal of compressed text. tRNS is not among what this leaves out.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
#endif
}

CPNGReader *CPNGReaderCreate(const uint8_t *bytes, size_t count, CPNGLimits limits) {
  CPNGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  Messages *messages = &reader->messages;
  reader->png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, messages, messages_on_error,
                                         messages_on_warning, messages, messages_malloc,
                                         messages_free);
  if (reader->png == NULL) {
    free(reader);
    return NULL;
  }
  if (setjmp(png_jmpbuf(reader->png))) {
    CPNGReaderDestroy(reader);
    return NULL;
  }
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) png_error(reader->png, "no memory for the header");
  png_set_read_fn(reader->png, reader, read_bytes);
  set_limits(reader->png, limits);
  return reader;
}

/// Whether the bytes, as far as there are any, begin with the first four of the signature. libpng
/// calls those that then differ damaged by text conversion; the others are no PNG at all.
static bool begins_as_png(const CPNGReader *reader) {
  return png_sig_cmp(reader->bytes, 0, reader->count < 4 ? reader->count : 4) == 0;
}

CPNGStatus CPNGReaderReadHeader(CPNGReader *reader, CPNGHeader *header) {
  if (setjmp(png_jmpbuf(reader->png))) {
    CPNGStatus status = messages_status(&reader->messages);
    bool damaged = status == CPNGStatusTruncated || status == CPNGStatusCorrupt;
    return damaged && !begins_as_png(reader) ? CPNGStatusNotPNG : status;
  }
  if (reader->count == 0) png_error(reader->png, "there is no data");
  png_read_info(reader->png, reader->info);
  header->width = png_get_image_width(reader->png, reader->info);
  header->height = png_get_image_height(reader->png, reader->info);
  header->bit_depth = png_get_bit_depth(reader->png, reader->info);
  header->color_type = png_get_color_type(reader->png, reader->info);
  header->interlaced =
      png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  return CPNGStatusOK;
}

CPNGStatus CPNGReaderReadRGBA8(CPNGReader *reader, uint8_t *pixels, size_t bytes_per_row) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return messages_status(&reader->messages);
  png_uint_32 width = png_get_image_width(png, reader->info);
  png_uint_32 height = png_get_image_height(png, reader->info);
  // libpng applies these in its own order: a tRNS colour is matched at full depth, then samples
  // are reduced.
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t needed = png_get_rowbytes(png, reader->info);
  if (needed != (size_t)width * 4 || needed > bytes_per_row)
    png_error(png, "rows are not 8-bit RGBA");
  for (int pass = 0; pass < passes; pass++)
    for (png_uint_32 y = 0; y < height; y++)
      png_read_row(png, pixels + (size_t)y * bytes_per_row, NULL);
  png_read_end(png, NULL);
  return CPNGStatusOK;
}

const char *CPNGReaderError(const CPNGReader *reader) { return reader->messages.error; }

const char *CPNGReaderWarnings(const CPNGReader *reader) { return reader->messages.warnings; }

void CPNGReaderDestroy(CPNGReader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
