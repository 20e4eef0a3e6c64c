// Where the bytes of a PNG come from: memory, or a descriptor that is read a portion at a time.

#ifndef CPNG_SOURCE_H
#define CPNG_SOURCE_H

#include "messages.h"

typedef struct {
  const uint8_t *bytes;  // the present portion; in memory all there is
  size_t count;
  size_t position;
  int descriptor;        // -1: all is in memory
  uint8_t *portion;      // room for what the descriptor gives; NULL in memory
  uint64_t received;     // bytes that the descriptor has given
  uint64_t max_bytes;
  uint32_t chunks;       // seen so far, IDAT not counted
  uint32_t max_chunks;
  int system_error;
  Messages *messages;
} Source;

/// False when there is no memory.
bool source_open(Source *source, int descriptor);

/// Receives until there are `wanted` bytes from the beginning, or no more. Only before the first
/// byte is taken.
void source_peek(Source *source, size_t wanted);

/// libpng's read function; its I/O pointer is a `Source`.
void source_read(png_structp png, png_bytep into, size_t wanted);

void source_close(Source *source);

#endif
