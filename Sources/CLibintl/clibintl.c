#include "clibintl.h"
