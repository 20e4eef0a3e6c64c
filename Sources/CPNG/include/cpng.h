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
  /// There are more bytes than allowed.
  CPNGStatusTooManyBytes,
  /// There are more chunks than allowed.
  CPNGStatusTooManyChunks,
  /// The system refused to read; its error number says why.
  CPNGStatusUnreadable,
  /// An allocation failed.
  CPNGStatusOutOfMemory,
} CPNGStatus;

/// What a reader may spend; set before libpng allocates anything that the bytes ask for.
typedef struct CPNGLimits {
  uint32_t max_width;         // pixels, png_set_user_limits
  uint32_t max_height;        // pixels, png_set_user_limits
  uint32_t max_chunks;        // chunks other than IDAT
  size_t max_chunk_bytes;     // bytes of one chunk, png_set_chunk_malloc_max
  uint64_t max_bytes;         // bytes in all, of a descriptor
} CPNGLimits;

/// What the IHDR chunk says.
typedef struct CPNGHeader {
  uint32_t width;             // pixels
  uint32_t height;            // pixels
  uint8_t bit_depth;          // bits a sample: 1, 2, 4, 8, 16
  uint8_t color_type;         // as in the file: 0, 2, 3, 4, 6
  bool interlaced;            // Adam7
} CPNGHeader;

/// What a PNG says beside its pixels.
typedef struct CPNGRemarks {
  uint32_t gamma;             // gAMA, 100000ths; 0: none
  int rendering_intent;       // sRGB, 0...3; -1: none
  const char *_Nullable profile_name;  // iCCP, Latin-1; NULL: none
  const uint8_t *_Nullable profile;
  uint32_t profile_count;
  const uint8_t *_Nullable exif;       // eXIf; NULL: none
  uint32_t exif_count;
} CPNGRemarks;

/// One PNG being read, in this order: header, begin, rows or image, finish. After any failure only
/// its words may be asked for.
typedef struct CPNGReader CPNGReader;

/// Starts reading `count` bytes, which must stay where they are until the reader is destroyed.
/// NULL when there is no memory.
CPNGReader *_Nullable CPNGReaderCreate(const uint8_t *_Nullable bytes, size_t count,
                                       CPNGLimits limits);

/// Starts reading a file, pipe or device by read(2), a portion at a time. The descriptor stays its
/// owner's, and open until the reader is destroyed. NULL when there is no memory.
CPNGReader *_Nullable CPNGReaderCreateForDescriptor(int descriptor, CPNGLimits limits);

/// The first bytes, at least 24 where there are so many: the signature and the size. Nothing of it
/// has been judged yet.
const uint8_t *_Nullable CPNGReaderBeginning(CPNGReader *_Nonnull reader, size_t *_Nonnull count);

/// Reads up to the first image data.
CPNGStatus CPNGReaderReadHeader(CPNGReader *_Nonnull reader, CPNGHeader *_Nonnull header);

/// Chooses how rows are given out: straight RGBA, gamma unchanged, samples of `depth` bits, 8 or
/// 16; the latter in the byte order of this machine. Fewer bits are spread over the whole range,
/// 16 bits rounded to 8.
CPNGStatus CPNGReaderBegin(CPNGReader *_Nonnull reader, int depth);

/// Reads the next row of an image that is not interlaced; `row` has room for four samples a pixel.
CPNGStatus CPNGReaderReadRow(CPNGReader *_Nonnull reader, void *_Nonnull row);

/// Reads all rows, interlaced or not, one after the other. After a failure the content of `pixels`
/// is unspecified.
CPNGStatus CPNGReaderReadImage(CPNGReader *_Nonnull reader, void *_Nonnull pixels);

/// Reads on to the end, after all rows, so that damage behind the pixels is seen too.
CPNGStatus CPNGReaderFinish(CPNGReader *_Nonnull reader);

/// What the file has said so far beside its pixels. The bytes live as long as the reader.
CPNGRemarks CPNGReaderRemarks(const CPNGReader *_Nonnull reader);

/// libpng's error, or an empty string. Lives as long as the reader.
const char *_Nonnull CPNGReaderError(const CPNGReader *_Nonnull reader);

/// libpng's warnings, one a line; the first few kilobytes of them. Lives as long as the reader.
const char *_Nonnull CPNGReaderWarnings(const CPNGReader *_Nonnull reader);

/// What the system said, errno(3), where it refused to read.
int CPNGReaderSystemError(const CPNGReader *_Nonnull reader);

void CPNGReaderDestroy(CPNGReader *_Nullable reader);

/// What compresses, and how hard it and libpng try; the numbers are zlib's and libpng's, and are
/// checked against their headers.
typedef struct CPNGEffort {
  enum __attribute__((enum_extensibility(closed))) CPNGCompressor {
    CPNGCompressorZlib,
    /// Many times as fast, for flat pictures. Looks for runs and nothing else, and chooses filters of
    /// its own; what follows is not looked at.
    CPNGCompressorISAL,
  } compressor;
  int level;                  // 1...9
  enum __attribute__((enum_extensibility(closed))) CPNGStrategy {
    CPNGStrategyDefault = 0,
    CPNGStrategyFiltered = 1,
  } strategy;
  /// The row filters among which libpng chooses, row by row.
  enum __attribute__((enum_extensibility(closed))) CPNGFilters {
    CPNGFiltersNone = 0x08,
    CPNGFiltersAllButAverage = 0xb8,
    CPNGFiltersAll = 0xf8,
  } filters;
} CPNGEffort;

/// One PNG being written to memory, in this order: header, what else is set, begin, all rows,
/// finish.
typedef struct CPNGWriter CPNGWriter;

/// NULL when there is no memory.
CPNGWriter *_Nullable CPNGWriterCreate(void);

/// Sets how pixels are stored; `interlaced` is not looked at.
CPNGStatus CPNGWriterSetHeader(CPNGWriter *_Nonnull writer, CPNGHeader header);

/// Sets at most 256 colours: red, green, blue, alpha of each; those that are opaque come last.
CPNGStatus CPNGWriterSetPalette(CPNGWriter *_Nonnull writer, const uint8_t *_Nonnull colors,
                                size_t count);

/// Sets the gamma in 100000ths; 0 for none.
CPNGStatus CPNGWriterSetGamma(CPNGWriter *_Nonnull writer, uint32_t gamma);

/// Sets the rendering intent of sRGB, 0...3.
CPNGStatus CPNGWriterSetRenderingIntent(CPNGWriter *_Nonnull writer, int intent);

/// Sets an ICC profile with a Latin-1 name. One that libpng refuses is an error.
CPNGStatus CPNGWriterSetProfile(CPNGWriter *_Nonnull writer, const char *_Nonnull name,
                                const uint8_t *_Nonnull bytes, size_t count);

/// Sets Exif data.
CPNGStatus CPNGWriterSetExif(CPNGWriter *_Nonnull writer, const uint8_t *_Nonnull bytes,
                             size_t count);

/// Writes everything before the pixels.
CPNGStatus CPNGWriterBegin(CPNGWriter *_Nonnull writer, CPNGEffort effort);

/// Writes the next row, as it lies in the file: packed, 16-bit samples with the high byte first.
CPNGStatus CPNGWriterWriteRow(CPNGWriter *_Nonnull writer, const void *_Nonnull row);

/// Writes the end, after all rows.
CPNGStatus CPNGWriterFinish(CPNGWriter *_Nonnull writer);

/// Whether ISA-L had a picture that is a soft shadow and little else, which zlib makes smaller: its
/// rows are like those before, but not the same.
bool CPNGWriterIsSoft(const CPNGWriter *_Nonnull writer);

/// What has been written. Lives as long as the writer. The same calls give the same bytes with the
/// same libpng, zlib and ISA-L on the same kind of processor.
const uint8_t *_Nullable CPNGWriterBytes(const CPNGWriter *_Nonnull writer);
size_t CPNGWriterCount(const CPNGWriter *_Nonnull writer);

/// libpng's error, or an empty string. Lives as long as the writer.
const char *_Nonnull CPNGWriterError(const CPNGWriter *_Nonnull writer);

/// libpng's warnings, one a line. Lives as long as the writer.
const char *_Nonnull CPNGWriterWarnings(const CPNGWriter *_Nonnull writer);

void CPNGWriterDestroy(CPNGWriter *_Nullable writer);

/// What pixels are, as far as it decides how they are stored.
typedef struct CPNGContent {
  bool is_gray;               // red, green and blue are equal in all, transparent ones too
  bool is_opaque;             // all have the full alpha
  size_t changes;             // pixels that are not as the one before, the first among them
  size_t color_count;         // at most 256; 257: more; of 16-bit samples 0
} CPNGContent;

/// Looks at `count` pixels of straight RGBA, samples of `depth` bits, 8 or 16, in the byte order of
/// this machine. `colors` has room for 256, and gets the colours of 8-bit pixels: the four bytes of
/// each as they lie in memory.
CPNGContent CPNGContentOfPixels(const void *_Nonnull samples, size_t count, int depth,
                                uint32_t *_Nonnull colors);

/// Fills a row as it lies in the file from such pixels: gray or colours, with alpha or without.
void CPNGPackRow(const void *_Nonnull samples, size_t count, int depth, bool color, bool alpha,
                 void *_Nonnull row);

#endif
