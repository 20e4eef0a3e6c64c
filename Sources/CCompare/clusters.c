#include <stdlib.h>

#include "pixels.h"

/// Pixels of a row with no wide gap between them: a part of a cluster.
typedef struct Run {
  size_t y, left, right;      // right is the last pixel
  size_t count;
  size_t parent;              // a run of the same cluster before it, or itself
} Run;

typedef struct Runs {
  Run *all;
  size_t count, capacity;
} Runs;

static bool append(Runs *runs, Run run) {
  if (runs->count == runs->capacity) {
    size_t capacity = runs->capacity == 0 ? 256 : runs->capacity * 2;
    Run *grown = realloc(runs->all, capacity * sizeof *grown);
    if (grown == NULL) return false;
    runs->all = grown;
    runs->capacity = capacity;
  }
  run.parent = runs->count;
  runs->all[runs->count++] = run;
  return true;
}

static bool append_row(Runs *runs, const uint8_t *row, size_t y, CCompareBox box, size_t gap) {
  const size_t first = runs->count;
  for (size_t x = box.x; x < box.x + box.width; x++) {
    if (!differs(row[x])) continue;
    Run *last = runs->count > first ? &runs->all[runs->count - 1] : NULL;
    if (last != NULL && x - last->right <= gap + 1) {
      last->right = x;
      last->count++;
    } else if (!append(runs, (Run){.y = y, .left = x, .right = x, .count = 1})) {
      return false;
    }
  }
  return true;
}

static size_t root(Run *all, size_t index) {
  while (all[index].parent != index) {
    all[index].parent = all[all[index].parent].parent;
    index = all[index].parent;
  }
  return index;
}

/// Joins each run with those of the rows above that are near; runs lie in the order of rows.
static void join(Runs *runs, size_t gap) {
  Run *all = runs->all;
  size_t first = 0;
  for (size_t i = 0; i < runs->count; i++) {
    while (all[i].y - all[first].y > gap + 1) first++;
    for (size_t j = first; j < i && all[j].y < all[i].y; j++) {
      if (all[j].left > all[i].right + gap + 1 || all[i].left > all[j].right + gap + 1) continue;
      size_t one = root(all, i), other = root(all, j);
      if (one < other) all[other].parent = one;
      else all[one].parent = other;
    }
  }
}

static void widen(CCompareCluster *cluster, const Run *run) {
  CCompareBox *box = &cluster->box;
  size_t right = box->x + box->width, bottom = box->y + box->height;
  if (run->left < box->x) box->x = run->left;
  if (run->right + 1 > right) right = run->right + 1;
  if (run->y + 1 > bottom) bottom = run->y + 1;
  box->width = right - box->x;
  box->height = bottom - box->y;
  cluster->count += run->count;
}

/// More pixels first; of as many, the upper and then the left one.
static int by_count(const void *one, const void *other) {
  const CCompareCluster *a = one, *b = other;
  if (a->count != b->count) return a->count > b->count ? -1 : 1;
  if (a->box.y != b->box.y) return a->box.y < b->box.y ? -1 : 1;
  return a->box.x < b->box.x ? -1 : a->box.x > b->box.x;
}

/// A cluster for each root; a root comes before all that it stands for.
static size_t gather(Runs *runs, CCompareCluster *found) {
  size_t count = 0;
  for (size_t i = 0; i < runs->count; i++) {
    Run *run = &runs->all[i];
    size_t own = root(runs->all, i);
    if (own == i) {
      found[count].box = (CCompareBox){run->left, run->y, run->right + 1 - run->left, 1};
      found[count].count = run->count;
      run->left = count++;  // from now on the number of the cluster
    } else {
      widen(&found[runs->all[own].left], run);
    }
  }
  return count;
}

size_t CCompareFindClusters(const uint8_t *map, size_t width, CCompareBox box, size_t gap,
                            CCompareCluster *clusters, size_t capacity) {
  Runs runs = {0};
  CCompareCluster *found = NULL;
  size_t count = SIZE_MAX;
  for (size_t y = box.y; y < box.y + box.height; y++)
    if (!append_row(&runs, map + y * width, y, box, gap)) goto end;
  join(&runs, gap);
  found = calloc(runs.count + 1, sizeof *found);
  if (found == NULL) goto end;
  count = gather(&runs, found);
  qsort(found, count, sizeof *found, by_count);
  memcpy(clusters, found, (count < capacity ? count : capacity) * sizeof *found);
end:
  free(found);
  free(runs.all);
  return count;
}
