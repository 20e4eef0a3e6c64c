#include "flat.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif
#include <isa-l/igzip_lib.h>
#include <string.h>

#include "filters.h"

// What is flat leaves runs when it is filtered, and little else that comes again. Of all distances
// that ISA-L could look back it is let see 2³ bytes, runs of one pixel or two: a copy from farther
// away takes more bits than the few bytes that it stands for. And it gets room for 2048 symbols a
// block, as letters and shadows differ in which are frequent.
enum { log2_distance = 3, block_size = 2048, waiting_size = 1 << 16, output_size = 1 << 15 };
enum { level = 1, level_size = ISAL_DEF_LVL1_REQ + ISAL_DEF_LVL1_TOKEN_SIZE * block_size };

struct FlatRows {
  png_structp png;
  png_uint_32 rows_left;
  size_t row_size;   // bytes
  size_t bpp;        // bytes of a pixel, at least 1
  uint8_t *above;    // the row before; at first zeros
  uint8_t *scratch;  // room for a row
  uint8_t *waiting;  // filtered rows that wait to be compressed
  size_t waiting_count;
  size_t steps;      // seen ends of runs that are as small as in a shadow
  size_t edges;      // and others
  struct isal_zstream stream;
  uint8_t level_buffer[level_size];
  uint8_t output[output_size];
};

FlatRows *flat_begin(png_structp png, png_infop info) {
  const size_t row_size = png_get_rowbytes(png, info);
  const size_t bits = (size_t)png_get_channels(png, info) * png_get_bit_depth(png, info);
  if (row_size > UINT32_MAX - waiting_size - 1) png_error(png, "the rows are too long");
  FlatRows *rows = png_malloc(png, sizeof *rows + 3 * row_size + 1 + waiting_size);
  rows->png = png;
  rows->rows_left = png_get_image_height(png, info);
  rows->row_size = row_size;
  rows->bpp = (bits + 7) / 8;
  rows->above = (uint8_t *)(rows + 1);
  rows->scratch = rows->above + row_size;
  rows->waiting = rows->scratch + row_size;
  rows->waiting_count = 0;
  rows->steps = rows->edges = 0;
  memset(rows->above, 0, row_size);

  struct isal_zstream *stream = &rows->stream;
  isal_deflate_init(stream);
  stream->gzip_flag = IGZIP_ZLIB;
  stream->hist_bits = log2_distance;
  stream->level = level;
  stream->level_buf = rows->level_buffer;
  stream->level_buf_size = level_size;
  stream->next_out = rows->output;
  stream->avail_out = output_size;
  return rows;
}

static void write_output(FlatRows *rows) {
  struct isal_zstream *stream = &rows->stream;
  const size_t count = output_size - stream->avail_out;
  if (count == 0) return;
  png_write_chunk(rows->png, (png_const_bytep)"IDAT", rows->output, count);
  stream->next_out = rows->output;
  stream->avail_out = output_size;
}

#ifdef __x86_64__
/// ISA-L leaves the upper halves of vector registers in use. Until they are cleared, the instructions
/// that know the lower halves alone wait for them, in whatever runs next: Cairo takes half as long
/// again (Intel, Optimization Reference Manual, 15.3).
__attribute__((target("avx"))) static void clear_upper_halves(void) { _mm256_zeroupper(); }
#endif

static void clean_up_after_vectors(void) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx")) clear_upper_halves();
#endif
}

static void compress_waiting(FlatRows *rows, bool is_end) {
  struct isal_zstream *stream = &rows->stream;
  stream->next_in = rows->waiting;
  stream->avail_in = (uint32_t)rows->waiting_count;
  stream->end_of_stream = is_end;
  // As long as it fills all the room, it may have more.
  do {
    if (stream->avail_out == 0) write_output(rows);
    if (isal_deflate(stream) != COMP_OK) png_error(rows->png, "ISA-L does not compress");
  } while (stream->avail_out == 0);
  clean_up_after_vectors();
  rows->waiting_count = 0;
}

void flat_append(FlatRows *rows, const void *row) {
  if (rows->rows_left == 0) png_error(rows->png, "there are too many rows");
  rows->rows_left -= 1;
  uint8_t *filtered = rows->waiting + rows->waiting_count;
  filters_apply(row, rows->above, rows->row_size, rows->bpp, filtered, rows->scratch);
  if (rows->rows_left % 4 == 0) {
    filters_count_ends(filtered + 1, rows->row_size, rows->bpp, &rows->steps, &rows->edges);
  }
  memcpy(rows->above, row, rows->row_size);
  rows->waiting_count += 1 + rows->row_size;
  if (rows->waiting_count >= waiting_size) compress_waiting(rows, false);
}

void flat_end(FlatRows *rows) {
  if (rows->rows_left > 0) png_error(rows->png, "there are too few rows");
  compress_waiting(rows, true);
  write_output(rows);
  // libpng's own end asks for pixels that it has written itself.
  png_write_chunk(rows->png, (png_const_bytep)"IEND", NULL, 0);
}

bool flat_is_soft(const FlatRows *rows) { return rows->steps > rows->edges; }

void flat_free(FlatRows *rows) {
  if (rows != NULL) png_free(rows->png, rows);
}
