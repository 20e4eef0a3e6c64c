#include "messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

PNG_NORETURN void messages_on_error(png_structp png, png_const_charp text) {
  Messages *messages = png_get_error_ptr(png);
  snprintf(messages->error, sizeof messages->error, "%s", text ? text : "unknown error");
  png_longjmp(png, 1);
}

void messages_on_warning(png_structp png, png_const_charp text) {
  Messages *messages = png_get_error_ptr(png);
  size_t used = strlen(messages->warnings);
  size_t needed = strlen(text) + 2;  // the text, a line break, the end
  if (used + needed > sizeof messages->warnings) return;
  snprintf(messages->warnings + used, sizeof messages->warnings - used, "%s\n", text);
}

png_voidp messages_malloc(png_structp png, png_alloc_size_t size) {
  void *pointer = malloc(size);
  if (pointer == NULL) {
    Messages *messages = png_get_mem_ptr(png);
    messages->trouble = CPNGStatusOutOfMemory;
  }
  return pointer;
}

void messages_free(png_structp png, png_voidp pointer) {
  (void)png;
  free(pointer);
}

CPNGStatus messages_status(const Messages *messages) {
  return messages->trouble == CPNGStatusOK ? CPNGStatusCorrupt : messages->trouble;
}
