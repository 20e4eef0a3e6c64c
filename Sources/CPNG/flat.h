// Rows of a flat picture: filtered here, compressed by ISA-L.

#ifndef CPNG_FLAT_H
#define CPNG_FLAT_H

#include "messages.h"

typedef struct FlatRows FlatRows;

/// Starts with the rows that the header announces. As in all that follows, failures go to libpng's
/// error function.
FlatRows *flat_begin(png_structp png, png_infop info);

/// Takes the next row, as it lies in the file before it is filtered.
void flat_append(FlatRows *rows, const void *row);

/// Writes what is left of the rows, and the end of the file.
void flat_end(FlatRows *rows);

/// Whether most of what the rows hold is a soft shadow, judged by every fourth of them.
bool flat_is_soft(const FlatRows *rows);

void flat_free(FlatRows *rows);

#endif
