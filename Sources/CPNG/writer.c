#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "flat.h"
#include "messages.h"

struct CPNGWriter {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  Messages messages;
  FlatRows *flat_rows;  // where ISA-L compresses
};

/// libpng's limit, not ours: sizes are checked where the pixels come from.
static const png_uint_32 largest_side = 0x7fffffff;

static void write_bytes(png_structp png, png_bytep from, size_t size) {
  CPNGWriter *writer = png_get_io_ptr(png);
  if (size > writer->capacity - writer->count) {
    size_t capacity = writer->capacity * 2 + size + 4096;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (bytes == NULL) {
      writer->messages.trouble = CPNGStatusOutOfMemory;
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

CPNGStatus CPNGWriterSetHeader(CPNGWriter *writer, CPNGHeader header) {
  if (setjmp(png_jmpbuf(writer->png))) return messages_status(&writer->messages);
  png_set_IHDR(writer->png, writer->info, header.width, header.height, header.bit_depth,
               header.color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  return CPNGStatusOK;
}

CPNGStatus CPNGWriterSetPalette(CPNGWriter *writer, const uint8_t *colors, size_t count) {
  png_color entries[PNG_MAX_PALETTE_LENGTH];
  png_byte alphas[PNG_MAX_PALETTE_LENGTH];
  if (setjmp(png_jmpbuf(writer->png))) return messages_status(&writer->messages);
  if (count > PNG_MAX_PALETTE_LENGTH) png_error(writer->png, "the palette is too large");
  int transparent = 0;
  for (int index = 0; index < (int)count; index++) {
    const uint8_t *color = colors + index * 4;
    entries[index] = (png_color){color[0], color[1], color[2]};
    alphas[index] = color[3];
    if (color[3] != 255) transparent = index + 1;
  }
  png_set_PLTE(writer->png, writer->info, entries, (int)count);
  if (transparent > 0) png_set_tRNS(writer->png, writer->info, alphas, transparent, NULL);
  return CPNGStatusOK;
}

CPNGStatus CPNGWriterSetGamma(CPNGWriter *writer, uint32_t gamma) {
  if (setjmp(png_jmpbuf(writer->png))) return messages_status(&writer->messages);
  png_set_gAMA_fixed(writer->png, writer->info, (png_fixed_point)gamma);
  return CPNGStatusOK;
}

CPNGStatus CPNGWriterSetRenderingIntent(CPNGWriter *writer, int intent) {
  if (setjmp(png_jmpbuf(writer->png))) return messages_status(&writer->messages);
  png_set_sRGB(writer->png, writer->info, intent);
  return CPNGStatusOK;
}

CPNGStatus CPNGWriterSetProfile(CPNGWriter *writer, const char *name, const uint8_t *bytes,
                                size_t count) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return messages_status(&writer->messages);
  if (count > UINT32_MAX) png_error(png, "the profile is too large");
  png_set_iCCP(png, writer->info, name, PNG_COMPRESSION_TYPE_BASE, bytes, (png_uint_32)count);
  return CPNGStatusOK;
}

CPNGStatus CPNGWriterSetExif(CPNGWriter *writer, const uint8_t *bytes, size_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return messages_status(&writer->messages);
  png_set_eXIf_1(writer->png, writer->info, (png_uint_32)count, (png_bytep)bytes);
  return CPNGStatusOK;
}

_Static_assert((int)CPNGStrategyDefault == Z_DEFAULT_STRATEGY, "zlib.h");
_Static_assert((int)CPNGStrategyFiltered == Z_FILTERED, "zlib.h");
_Static_assert(CPNGFiltersNone == PNG_FILTER_NONE, "png.h");
_Static_assert(CPNGFiltersAllButAverage == (PNG_ALL_FILTERS & ~PNG_FILTER_AVG), "png.h");
_Static_assert(CPNGFiltersAll == PNG_ALL_FILTERS, "png.h");

CPNGStatus CPNGWriterBegin(CPNGWriter *writer, CPNGEffort effort) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return messages_status(&writer->messages);
  if (effort.compressor == CPNGCompressorISAL) {
    writer->flat_rows = flat_begin(png, writer->info);
  } else {
    png_set_compression_level(png, effort.level);
    png_set_compression_strategy(png, effort.strategy);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, effort.filters);
  }
  png_write_info(png, writer->info);
  return CPNGStatusOK;
}

CPNGStatus CPNGWriterWriteRow(CPNGWriter *writer, const void *row) {
  if (setjmp(png_jmpbuf(writer->png))) return messages_status(&writer->messages);
  if (writer->flat_rows != NULL) {
    flat_append(writer->flat_rows, row);
  } else {
    png_write_row(writer->png, row);
  }
  return CPNGStatusOK;
}

CPNGStatus CPNGWriterFinish(CPNGWriter *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return messages_status(&writer->messages);
  if (writer->flat_rows != NULL) {
    flat_end(writer->flat_rows);
  } else {
    png_write_end(writer->png, NULL);
  }
  return CPNGStatusOK;
}

bool CPNGWriterIsSoft(const CPNGWriter *writer) {
  return writer->flat_rows != NULL && flat_is_soft(writer->flat_rows);
}

const uint8_t *CPNGWriterBytes(const CPNGWriter *writer) { return writer->bytes; }

size_t CPNGWriterCount(const CPNGWriter *writer) { return writer->count; }

const char *CPNGWriterError(const CPNGWriter *writer) { return writer->messages.error; }

const char *CPNGWriterWarnings(const CPNGWriter *writer) { return writer->messages.warnings; }

void CPNGWriterDestroy(CPNGWriter *writer) {
  if (writer == NULL) return;
  flat_free(writer->flat_rows);
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
