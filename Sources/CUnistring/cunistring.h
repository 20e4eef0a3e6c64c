#ifndef CUNISTRING_H
#define CUNISTRING_H
#include <unilbrk.h>
#include <uninorm.h>
#include <uniwidth.h>

/* UNINORM_NFKD points to an incomplete type, which Swift cannot name. */
static inline uninorm_t cunistring_nfkd(void) { return UNINORM_NFKD; }
#endif
