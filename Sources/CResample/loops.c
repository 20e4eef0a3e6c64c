#include "loops.h"

const CResampleLoops *const *CResampleAvailableLoops(void) {
#ifdef __x86_64__
  static const CResampleLoops *const all[] = {&avx2_loops, &sse2_loops, &portable_loops,
                                                NULL};
  return __builtin_cpu_supports("avx2") ? all : all + 1;
#else
  static const CResampleLoops *const all[] = {&portable_loops, NULL};
  return all;
#endif
}
