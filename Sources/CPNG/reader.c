#include <stdlib.h>
#include <string.h>

#include "source.h"

struct CPNGReader {
  png_structp png;
  png_infop info;
  Source source;
  Messages messages;
  /// How far from the left libpng puts the rows of three samples a pixel that alpha is added to
  /// here; 0 where libpng does all. Its own loop takes a tenth of the time of reading.
  size_t gap;
};

/// What is parsed beside the pixels. tRNS is not among what libpng leaves out otherwise.
static const png_byte parsed_chunks[] = "gAMA\0sRGB\0iCCP\0eXIf";
static const int parsed_chunk_count = 4;

static void set_limits(png_structp png, CPNGLimits limits) {
  png_set_user_limits(png, limits.max_width, limits.max_height);
  png_set_chunk_malloc_max(png, limits.max_chunk_bytes);
  // Text, times and the like are passed over: nothing here reads them, and a small file can hold a
  // great deal of compressed text.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, parsed_chunks, parsed_chunk_count);
  // A profile that happens to be the one of sRGB is no sRGB chunk.
  png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);
}

/// A reader that has no bytes yet.
static CPNGReader *create(CPNGLimits limits) {
  CPNGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  Messages *messages = &reader->messages;
  reader->source.descriptor = -1;
  reader->source.max_bytes = limits.max_bytes;
  reader->source.max_chunks = limits.max_chunks;
  reader->source.messages = messages;
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
  png_set_read_fn(reader->png, &reader->source, source_read);
  set_limits(reader->png, limits);
  return reader;
}

CPNGReader *CPNGReaderCreate(const uint8_t *bytes, size_t count, CPNGLimits limits) {
  CPNGReader *reader = create(limits);
  if (reader == NULL) return NULL;
  reader->source.bytes = bytes;
  reader->source.count = count;
  return reader;
}

CPNGReader *CPNGReaderCreateForDescriptor(int descriptor, CPNGLimits limits) {
  CPNGReader *reader = create(limits);
  if (reader == NULL || source_open(&reader->source, descriptor)) return reader;
  CPNGReaderDestroy(reader);
  return NULL;
}

const uint8_t *CPNGReaderBeginning(CPNGReader *reader, size_t *count) {
  source_peek(&reader->source, 24);
  *count = reader->source.count;
  return reader->source.bytes;
}

/// Whether the bytes, as far as there are any, begin with the first four of the signature. libpng
/// calls those that then differ damaged by text conversion; the others are no PNG at all.
static bool begins_as_png(const Source *source) {
  return source->count > 0
         && png_sig_cmp(source->bytes, 0, source->count < 4 ? source->count : 4) == 0;
}

CPNGStatus CPNGReaderReadHeader(CPNGReader *reader, CPNGHeader *header) {
  source_peek(&reader->source, 24);
  const bool is_png = begins_as_png(&reader->source);
  if (setjmp(png_jmpbuf(reader->png))) {
    CPNGStatus status = messages_status(&reader->messages);
    bool damaged = status == CPNGStatusTruncated || status == CPNGStatusCorrupt;
    return damaged && !is_png ? CPNGStatusNotPNG : status;
  }
  if (reader->messages.trouble == CPNGStatusOK && reader->source.count == 0)
    png_error(reader->png, "there is no data");
  png_read_info(reader->png, reader->info);
  header->width = png_get_image_width(reader->png, reader->info);
  header->height = png_get_image_height(reader->png, reader->info);
  header->bit_depth = png_get_bit_depth(reader->png, reader->info);
  header->color_type = png_get_color_type(reader->png, reader->info);
  header->interlaced =
      png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  return CPNGStatusOK;
}

/// Whether rows are three bytes a pixel, and come once.
static bool is_plain_rgb(png_structp png, png_infop info) {
  return png_get_color_type(png, info) == PNG_COLOR_TYPE_RGB && png_get_bit_depth(png, info) == 8
         && png_get_interlace_type(png, info) == PNG_INTERLACE_NONE
         && !png_get_valid(png, info, PNG_INFO_tRNS);
}

CPNGStatus CPNGReaderBegin(CPNGReader *reader, int depth) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return messages_status(&reader->messages);
  // libpng applies these in its own order: a tRNS colour is matched at full depth, then samples
  // are reduced or widened.
  png_set_expand(png);
  if (depth == 16) {
    png_set_expand_16(png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_swap(png);
#endif
  } else {
    png_set_scale_16(png);
  }
  png_set_gray_to_rgb(png);
  const png_uint_32 width = png_get_image_width(png, reader->info);
  reader->gap = depth == 8 && is_plain_rgb(png, reader->info) ? width : 0;
  if (reader->gap == 0) png_set_add_alpha(png, depth == 16 ? 0xffff : 0xff, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t expected = (size_t)width * (size_t)(depth / 2) - reader->gap;
  if (png_get_rowbytes(png, reader->info) != expected) png_error(png, "rows are not RGBA");
  return CPNGStatusOK;
}

/// Makes RGBA of RGB, which lies at the right end of the room for it: what is written never reaches
/// what has not been read.
static void add_alpha(uint8_t *row, size_t width) {
  const uint8_t *from = row + width;
  size_t x = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  for (; x + 4 <= width; x += 4) {
    uint32_t three[3];
    memcpy(three, from + x * 3, sizeof three);
    const uint32_t four[4] = {
        three[0] | 0xff000000,
        three[0] >> 24 | three[1] << 8 | 0xff000000,
        three[1] >> 16 | three[2] << 16 | 0xff000000,
        three[2] >> 8 | 0xff000000,
    };
    memcpy(row + x * 4, four, sizeof four);
  }
#endif
  for (; x < width; x++) {
    memmove(row + x * 4, from + x * 3, 3);
    row[x * 4 + 3] = 0xff;
  }
}

static void read_row(CPNGReader *reader, png_bytep row) {
  png_read_row(reader->png, row + reader->gap, NULL);
  if (reader->gap > 0) add_alpha(row, reader->gap);
}

CPNGStatus CPNGReaderReadRow(CPNGReader *reader, void *row) {
  if (setjmp(png_jmpbuf(reader->png))) return messages_status(&reader->messages);
  read_row(reader, row);
  return CPNGStatusOK;
}

CPNGStatus CPNGReaderReadImage(CPNGReader *reader, void *pixels) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return messages_status(&reader->messages);
  int passes = png_get_interlace_type(png, reader->info) == PNG_INTERLACE_NONE
                   ? 1
                   : PNG_INTERLACE_ADAM7_PASSES;
  png_uint_32 height = png_get_image_height(png, reader->info);
  size_t bytes_per_row = png_get_rowbytes(png, reader->info) + reader->gap;
  for (int pass = 0; pass < passes; pass++)
    for (png_uint_32 y = 0; y < height; y++)
      read_row(reader, (png_bytep)pixels + y * bytes_per_row);
  return CPNGStatusOK;
}

CPNGStatus CPNGReaderFinish(CPNGReader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return messages_status(&reader->messages);
  // eXIf may come after the pixels, so it goes where the rest went.
  png_read_end(reader->png, reader->info);
  return CPNGStatusOK;
}

CPNGRemarks CPNGReaderRemarks(const CPNGReader *reader) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  CPNGRemarks remarks = {.rendering_intent = -1};
  png_get_sRGB(png, info, &remarks.rendering_intent);
  png_fixed_point gamma = 0;
  if (png_get_gAMA_fixed(png, info, &gamma) && gamma > 0)
    remarks.gamma = (uint32_t)gamma;
  else if (remarks.rendering_intent >= 0)
    remarks.gamma = 45455;  // sRGB implies it: PNG specification, 11.3.2.5
  png_charp name = NULL;
  png_bytep profile = NULL;
  int compression = 0;
  if (png_get_iCCP(png, info, &name, &compression, &profile, &remarks.profile_count)) {
    remarks.profile_name = name;
    remarks.profile = profile;
  }
  png_bytep exif = NULL;
  if (png_get_eXIf_1(png, info, &remarks.exif_count, &exif)) remarks.exif = exif;
  return remarks;
}

const char *CPNGReaderError(const CPNGReader *reader) { return reader->messages.error; }

const char *CPNGReaderWarnings(const CPNGReader *reader) { return reader->messages.warnings; }

int CPNGReaderSystemError(const CPNGReader *reader) { return reader->source.system_error; }

void CPNGReaderDestroy(CPNGReader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  source_close(&reader->source);
  free(reader);
}
