#ifndef CLIBINTL_H
#define CLIBINTL_H
#endif
