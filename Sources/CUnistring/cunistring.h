#ifndef CUNISTRING_H
#define CUNISTRING_H
#include <unilbrk.h>
#include <uniwidth.h>
#endif
