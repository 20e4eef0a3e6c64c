#include <math.h>
#include <pthread.h>

#include "pixels.h"

/// Light by sRGB samples: IEC 61966-2-1.
static double light[256];

static void fill_light(void) {
  for (int i = 0; i < 256; i++) {
    double sample = i / 255.0;
    light[i] = sample <= 0.04045 ? sample / 12.92 : pow((sample + 0.055) / 1.055, 2.4);
  }
}

typedef struct Lab {
  double l, a, b;
} Lab;

/// B. Ottosson, "A perceptual color space for image processing", 2020; its lightness corrected by
/// the toe of "Two new color spaces for color picking", 2021.
static Lab oklab(const uint8_t *color) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, fill_light);
  double red = light[color[0]], green = light[color[1]], blue = light[color[2]];
  double l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  double m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  double s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  double lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  const double k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2);
  double x = k3 * lightness - k1;
  return (Lab){
      .l = 0.5 * (x + sqrt(x * x + 4 * k2 * k3 * lightness)),
      .a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      .b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
  };
}

double CCompareDistance(const uint8_t *one, const uint8_t *other) {
  Lab p = oklab(one), q = oklab(other);
  return fabs(p.l - q.l) + hypot(p.a - q.a, p.b - q.b);
}

double pixel_distance(const uint8_t *a, const uint8_t *b, const Background *backgrounds) {
  if (a[3] == 255 && b[3] == 255) return CCompareDistance(a, b);
  // Alpha by itself: what is seen depends on a background that nobody may know.
  double distance = abs(a[3] - b[3]) / 255.0;
  for (int i = 0; i < CCompareBackgroundCount; i++) {
    uint8_t one[3], other[3];
    blend(a, backgrounds[i], one);
    blend(b, backgrounds[i], other);
    distance = fmax(distance, CCompareDistance(one, other));
  }
  return distance;
}
