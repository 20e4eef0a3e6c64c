#include "pixels.h"

typedef struct Around {
  size_t left, right, top, bottom;
  bool is_cut;
} Around;

static Around around(size_t width, size_t height, size_t x, size_t y) {
  Around result = {
      .left = x > 0 ? x - 1 : 0,
      .right = x + 1 < width ? x + 1 : x,
      .top = y > 0 ? y - 1 : 0,
      .bottom = y + 1 < height ? y + 1 : y,
  };
  result.is_cut = x == 0 || y == 0 || x + 1 == width || y + 1 == height;
  return result;
}

/// Whether at least three neighbours have the very colour; a missing side stands for one.
static bool has_siblings(const uint8_t *picture, size_t width, size_t height, size_t x, size_t y) {
  const Around near = around(width, height, x, y);
  const uint32_t own = pixel_at(picture, y * width + x);
  int equal = near.is_cut ? 1 : 0;
  for (size_t v = near.top; v <= near.bottom; v++)
    for (size_t u = near.left; u <= near.right; u++)
      if ((u != x || v != y) && pixel_at(picture, v * width + u) == own) equal++;
  return equal >= 3;
}

/// How light a pixel is over middle gray, which what is transparent is taken for.
static int lightness(const uint8_t *pixel) {
  return luma(pixel) * pixel[3] / 255 + 127500 * (255 - pixel[3]) / 255;
}

// V. Vysniauskas, "Anti-aliased pixel and intensity slope detector", Electronics and Electrical
// Engineering 95(7), 2009: an antialiased pixel lies between a darker and a lighter neighbour, of
// which one belongs to an area that is there in both pictures.
double edge_contrast(const uint8_t *picture, const uint8_t *other, size_t width, size_t height,
                     size_t x, size_t y, const Background *backgrounds) {
  const Around near = around(width, height, x, y);
  const size_t center = y * width + x;
  const int own = lightness(picture + center * 4);
  int equal = near.is_cut ? 1 : 0, least = 0, most = 0;
  size_t darkest_x = x, darkest_y = y, lightest_x = x, lightest_y = y;
  for (size_t v = near.top; v <= near.bottom; v++)
    for (size_t u = near.left; u <= near.right; u++) {
      if (u == x && v == y) continue;
      const size_t index = v * width + u;
      if (pixel_at(picture, index) == pixel_at(picture, center)) {
        equal++;
        if (equal > 2) return 0;
        continue;
      }
      int change = lightness(picture + index * 4) - own;
      if (change < least) {
        least = change;
        darkest_x = u;
        darkest_y = v;
      } else if (change > most) {
        most = change;
        lightest_x = u;
        lightest_y = v;
      }
    }
  if (least == 0 || most == 0) return 0;
  const bool is_edge = (has_siblings(picture, width, height, darkest_x, darkest_y)
                        && has_siblings(other, width, height, darkest_x, darkest_y))
                       || (has_siblings(picture, width, height, lightest_x, lightest_y)
                           && has_siblings(other, width, height, lightest_x, lightest_y));
  if (!is_edge) return 0;
  return pixel_distance(picture + (darkest_y * width + darkest_x) * 4,
                        picture + (lightest_y * width + lightest_x) * 4, backgrounds);
}
