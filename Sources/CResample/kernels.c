#include "kernels.h"

const CResampleKernels *const *CResampleAvailableKernels(void) {
#ifdef __x86_64__
  static const CResampleKernels *const all[] = {&avx2_kernels, &sse2_kernels, &portable_kernels,
                                                NULL};
  return __builtin_cpu_supports("avx2") ? all : all + 1;
#else
  static const CResampleKernels *const all[] = {&portable_kernels, NULL};
  return all;
#endif
}
