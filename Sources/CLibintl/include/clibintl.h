// libc's gettext for one thread and one call.
//
// gettext translates by the locale of the process, or of the thread. Each function here sets a
// neutral locale for the calling thread and puts the old one back before it returns, so that nothing
// else in the process ever notices. Which language is served is told by the domain's name alone.
#ifndef CLIBINTL_H
#define CLIBINTL_H

#include <libintl.h>
#include <locale.h>
#include <stdint.h>

/// A locale in which gettext is switched on, and which belongs to no language. 0: there is none.
///
/// The C library finds the data of `C.UTF-8` for this name, which is always installed. The name is
/// neither `C` nor `C.UTF-8`, for which gettext returns every text untranslated.
static inline uintptr_t clibintl_neutral_locale(void) {
  return (uintptr_t)newlocale(LC_MESSAGES_MASK, "C_x.UTF-8", (locale_t)0);
}

/// Says where the catalogs of a domain are, and that their words are wanted as UTF-8.
/// Returns 0 when the C library refuses (it is out of memory).
static inline int clibintl_bind(const char *domain, const char *directory) {
  return bindtextdomain(domain, directory) && bind_textdomain_codeset(domain, "UTF-8");
}

/// The translation of a text, or the very pointer `id` where there is none.
static inline const char *clibintl_gettext(uintptr_t locale, const char *domain, const char *id) {
  locale_t before = uselocale((locale_t)locale);
  const char *words = dgettext(domain, id);
  uselocale(before);
  return words;
}

/// The translation of a text for `n` things, or one of the pointers `id` and `plural`.
static inline const char *clibintl_ngettext(uintptr_t locale, const char *domain, const char *id,
                                            const char *plural, unsigned long n) {
  locale_t before = uselocale((locale_t)locale);
  const char *words = dngettext(domain, id, plural, n);
  uselocale(before);
  return words;
}

#endif
