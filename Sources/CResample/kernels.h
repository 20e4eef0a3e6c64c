#ifndef KERNELS_H
#define KERNELS_H

#include "cresample.h"

extern const CResampleKernels portable_kernels;
#ifdef __x86_64__
extern const CResampleKernels sse2_kernels;
extern const CResampleKernels avx2_kernels;
#endif

#endif
