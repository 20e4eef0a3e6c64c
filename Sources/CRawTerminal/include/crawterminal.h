// Terminals whose settings are changed for a while, and the signals that must not leave them so.
//
// What a signal handler does has to be done without locks and without memory being asked for, which
// only C can promise. Terminals are held by number; any thread may hold some, each its own.
#ifndef CRAWTERMINAL_H
#define CRAWTERMINAL_H

#include <stddef.h>

/// What signals told since they were last asked for.
enum {
  CRAWTERMINAL_SUSPEND = 1,
  CRAWTERMINAL_CONTINUED = 2,
  CRAWTERMINAL_RESIZED = 4,
};

/// Begins to hold a terminal, as yet unchanged. While any is held, TSTP, CONT and WINCH are handled,
/// and INT, TERM, HUP and QUIT, each where nothing but its default stood before; and crashes, which
/// then go their way.
///
/// `wake` is a socket that gets a byte whenever there is news; `leave` is what is written to the
/// output where the program ends while the terminal is changed, and must stay for ever. Returns a
/// number, or -1 where too many are held.
int crawterminal_hold(int input, int output, int wake, const char *leave, size_t length);

/// Ends that.
void crawterminal_release(int number);

/// Enters raw mode, in which every key comes at once and is not shown. INT, QUIT and TSTP stay keys
/// of the terminal, so that they reach all that belongs to the program; they do not cut off what is
/// on its way to the screen. In the background it waits as any program does, stopped. Returns -1, and
/// tells why in `errno`, where it cannot.
int crawterminal_enter(int number);

/// Makes the terminal as it was, unless a shell has set its own ways meanwhile.
void crawterminal_leave(int number);

/// Whether the keys are another program's now, the shell's as a rule.
int crawterminal_is_in_background(int input);

/// How many lines of the dialog stand below the cursor.
void crawterminal_set_rows_below(int number, int rows);

/// What signals told this terminal since the last call.
unsigned crawterminal_take_news(int number);

/// Stops the program as TSTP would by itself, and returns when it goes on.
void crawterminal_stop(void);

/// Makes every terminal that is changed as it was, and says so to it.
void crawterminal_restore_all(void);

#endif
