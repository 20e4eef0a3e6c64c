// The words and troubles that libpng reports while it works.

#ifndef CPNG_MESSAGES_H
#define CPNG_MESSAGES_H

#include <png.h>

#include "cpng.h"

typedef struct {
  CPNGStatus trouble;  // what went wrong beside libpng, or OK
  char error[256];
  char warnings[4096];
} Messages;

/// libpng's error function: keeps the text and jumps back. Its error pointer is a `Messages`.
PNG_NORETURN void messages_on_error(png_structp png, png_const_charp text);

/// libpng's warning function: keeps the text. Its error pointer is a `Messages`.
void messages_on_warning(png_structp png, png_const_charp text);

/// libpng's allocator, so that a failed allocation is known as one. Its memory pointer is a
/// `Messages`.
png_voidp messages_malloc(png_structp png, png_alloc_size_t size);
void messages_free(png_structp png, png_voidp pointer);

/// What a jump back means.
CPNGStatus messages_status(const Messages *messages);

#endif
