// libpng behind a face that Swift can use.
//
// libpng reports errors by longjmp. Here every setjmp and the longjmp that answers it stay within
// one C function, so that no Swift frame is ever jumped over. Nothing is printed: libpng's words
// are collected and handed out. Only standard headers are needed to include this one.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) CPNGStatus {
  CPNGStatusOK = 0,
  /// The bytes do not begin as a PNG does.
  CPNGStatusNotPNG,
  /// The bytes end before the image does.
  CPNGStatusTruncated,
  /// libpng refused the bytes; its words say why.
  CPNGStatusCorrupt,
  /// An allocation failed.
  CPNGStatusOutOfMemory,
} CPNGStatus;

/// What a reader may spend; set before libpng allocates anything that the bytes ask for.
typedef struct CPNGLimits {
  uint32_t max_width;         // pixels, png_set_user_limits
  uint32_t max_height;        // pixels, png_set_user_limits
  uint32_t max_chunks;        // ancillary chunks kept, png_set_chunk_cache_max
  size_t max_chunk_bytes;     // bytes of one chunk, png_set_chunk_malloc_max
} CPNGLimits;

/// What the IHDR chunk says.
typedef struct CPNGHeader {
  uint32_t width;             // pixels
  uint32_t height;            // pixels
  uint8_t bit_depth;          // bits a sample: 1, 2, 4, 8, 16
  uint8_t color_type;         // as in the file: 0, 2, 3, 4, 6
  bool interlaced;            // Adam7
} CPNGHeader;

/// One PNG being read from memory.
typedef struct CPNGReader CPNGReader;

/// Starts reading `count` bytes, which must stay where they are until the reader is destroyed.
/// NULL when there is no memory.
CPNGReader *_Nullable CPNGReaderCreate(const uint8_t *_Nullable bytes, size_t count,
                                       CPNGLimits limits);

/// Reads up to the first image data. Call once, before the pixels.
CPNGStatus CPNGReaderReadHeader(CPNGReader *_Nonnull reader, CPNGHeader *_Nonnull header);

/// Reads the whole image as straight 8-bit RGBA, gamma unchanged, 16-bit samples rounded; then
/// reads on to the end, so that damage after the pixels is seen too. `pixels` has room for
/// `height` rows of `bytes_per_row`, at least 4 times the width. After a failure its content is
/// unspecified.
CPNGStatus CPNGReaderReadRGBA8(CPNGReader *_Nonnull reader, uint8_t *_Nonnull pixels,
                               size_t bytes_per_row);

/// libpng's error, or an empty string. Lives as long as the reader.
const char *_Nonnull CPNGReaderError(const CPNGReader *_Nonnull reader);

/// libpng's warnings, one a line; the first few kilobytes of them. Lives as long as the reader.
const char *_Nonnull CPNGReaderWarnings(const CPNGReader *_Nonnull reader);

void CPNGReaderDestroy(CPNGReader *_Nullable reader);

/// One PNG being written to memory.
typedef struct CPNGWriter CPNGWriter;

/// NULL when there is no memory.
CPNGWriter *_Nullable CPNGWriterCreate(void);

/// Writes straight 8-bit RGBA rows as a non-interlaced PNG; `opaque` leaves the alpha samples out.
/// The same pixels give the same bytes with the same libpng and zlib. Call once.
CPNGStatus CPNGWriterWriteRGBA8(CPNGWriter *_Nonnull writer, const uint8_t *_Nonnull pixels,
                                size_t bytes_per_row, uint32_t width, uint32_t height,
                                bool opaque);

/// What has been written. Lives as long as the writer.
const uint8_t *_Nullable CPNGWriterBytes(const CPNGWriter *_Nonnull writer);
size_t CPNGWriterCount(const CPNGWriter *_Nonnull writer);

/// libpng's error, or an empty string. Lives as long as the writer.
const char *_Nonnull CPNGWriterError(const CPNGWriter *_Nonnull writer);

void CPNGWriterDestroy(CPNGWriter *_Nullable writer);

#endif
