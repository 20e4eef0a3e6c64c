#ifndef LOOPS_H
#define LOOPS_H

#include "cresample.h"

extern const CResampleLoops portable_loops;
#ifdef __x86_64__
extern const CResampleLoops sse2_loops;
extern const CResampleLoops avx2_loops;
#endif

#endif
