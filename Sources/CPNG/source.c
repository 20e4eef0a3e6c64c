#include "source.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const size_t portion_size = 1 << 16;

bool source_open(Source *source, int descriptor) {
  source->descriptor = descriptor;
  source->portion = malloc(portion_size);
  source->bytes = source->portion;
  return source->portion != NULL;
}

void source_close(Source *source) { free(source->portion); }

/// Receives something more; false at the end, and when the trouble is noted.
static bool receive(Source *source) {
  if (source->descriptor < 0 || source->messages->trouble != CPNGStatusOK) return false;
  if (source->position == source->count) source->position = source->count = 0;
  ssize_t count;
  do {
    count = read(source->descriptor, source->portion + source->count, portion_size - source->count);
  } while (count < 0 && errno == EINTR);
  if (count < 0) {
    source->system_error = errno;
    source->messages->trouble = CPNGStatusUnreadable;
    return false;
  }
  source->count += (size_t)count;
  source->received += (uint64_t)count;
  if (source->received > source->max_bytes) {
    source->messages->trouble = CPNGStatusTooManyBytes;
    return false;
  }
  return count > 0;
}

void source_peek(Source *source, size_t wanted) {
  while (source->count < wanted && receive(source)) {
  }
}

/// Image data may come in any number of chunks; all others are counted.
static void count_chunk(png_structp png, Source *source, const uint8_t *header) {
  if ((png_get_io_state(png) & PNG_IO_MASK_LOC) != PNG_IO_CHUNK_HDR) return;
  if (memcmp(header + 4, "IDAT", 4) == 0) return;
  source->chunks += 1;
  if (source->chunks <= source->max_chunks) return;
  source->messages->trouble = CPNGStatusTooManyChunks;
  png_error(png, "there are too many chunks");
}

/// Why there is nothing more.
PNG_NORETURN static void report_end(png_structp png, Source *source) {
  switch (source->messages->trouble) {
    case CPNGStatusTooManyBytes: png_error(png, "there are too many bytes");
    case CPNGStatusUnreadable: png_error(png, "the data cannot be read");
    case CPNGStatusOutOfMemory: png_error(png, "there is no memory");
    default: source->messages->trouble = CPNGStatusTruncated;
  }
  png_error(png, "the data ends too early");
}

void source_read(png_structp png, png_bytep into, size_t wanted) {
  Source *source = png_get_io_ptr(png);
  const uint8_t *start = into;
  while (wanted > 0) {
    if (source->position == source->count && !receive(source)) report_end(png, source);
    size_t there = source->count - source->position;
    size_t taken = wanted < there ? wanted : there;
    memcpy(into, source->bytes + source->position, taken);
    source->position += taken;
    into += taken;
    wanted -= taken;
  }
  count_chunk(png, source, start);
}
