#include <stdlib.h>
#include <string.h>

#include "messages.h"

struct CPNGWriter {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  Messages messages;
};

/// libpng's limit, not ours: sizes are checked where the pixels come from.
static const png_uint_32 largest_side = 0x7fffffff;

static void write_bytes(png_structp png, png_bytep from, size_t size) {
  CPNGWriter *writer = png_get_io_ptr(png);
  if (size > writer->capacity - writer->count) {
    size_t capacity = writer->capacity * 2 + size + 4096;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (bytes == NULL) {
      writer->messages.out_of_memory = true;
      png_error(png, "no memory for the encoded image");
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, from, size);
  writer->count += size;
}

static void flush_nothing(png_structp png) { (void)png; }

CPNGWriter *CPNGWriterCreate(void) {
  CPNGWriter *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  Messages *messages = &writer->messages;
  writer->png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, messages, messages_on_error,
                                          messages_on_warning, messages, messages_malloc,
                                          messages_free);
  if (writer->png == NULL) {
    free(writer);
    return NULL;
  }
  if (setjmp(png_jmpbuf(writer->png))) {
    CPNGWriterDestroy(writer);
    return NULL;
  }
  writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) png_error(writer->png, "no memory for the header");
  png_set_write_fn(writer->png, writer, write_bytes, flush_nothing);
  png_set_user_limits(writer->png, largest_side, largest_side);
  return writer;
}

CPNGStatus CPNGWriterWriteRGBA8(CPNGWriter *writer, const uint8_t *pixels,
                                size_t bytes_per_row, uint32_t width, uint32_t height,
                                bool opaque) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return messages_status(&writer->messages);
  png_set_IHDR(png, writer->info, width, height, 8,
               opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  // Said aloud, though they are libpng's defaults: the bytes depend on them.
  png_set_compression_level(png, 6);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  png_write_info(png, writer->info);
  if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < height; y++)
    png_write_row(png, pixels + (size_t)y * bytes_per_row);
  png_write_end(png, writer->info);
  return CPNGStatusOK;
}

const uint8_t *CPNGWriterBytes(const CPNGWriter *writer) { return writer->bytes; }

size_t CPNGWriterCount(const CPNGWriter *writer) { return writer->count; }

const char *CPNGWriterError(const CPNGWriter *writer) { return writer->messages.error; }

void CPNGWriterDestroy(CPNGWriter *writer) {
  if (writer == NULL) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
