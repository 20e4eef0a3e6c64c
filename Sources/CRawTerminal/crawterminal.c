#include "crawterminal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <termios.h>
#include <unistd.h>

enum { FREE, UNCHANGED, CHANGED };
enum { COUNT = 256, LONGEST = 1024 };

static struct {
  _Atomic int state;
  _Atomic int rows_below;
  _Atomic unsigned news;
  int input;
  int output;
  int wake;
  const char *leave;
  size_t length;
  struct termios before;
} terminals[COUNT];

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int held;

int crawterminal_is_in_background(int input) {
  // Where it cannot be told, the terminal is not the one that stops programs.
  pid_t group = tcgetpgrp(input);
  return group > 0 && group != getpgrp();
}

static int set(int descriptor, const struct termios *settings) {
  while (tcsetattr(descriptor, TCSANOW, settings) != 0) {
    if (errno != EINTR) return -1;
  }
  return 0;
}

static void say_goodbye(int number) {
  char text[LONGEST];
  size_t length = terminals[number].length;
  if (length > LONGEST) return;
  memcpy(text, terminals[number].leave, length);
  for (int rows = terminals[number].rows_below; rows >= 0 && length + 2 <= LONGEST; rows--) {
    text[length++] = '\r';
    text[length++] = '\n';
  }
  struct pollfd room = {terminals[number].output, POLLOUT, 0};
  if (poll(&room, 1, 0) != 1 || !(room.revents & POLLOUT)) return;
  if (write(terminals[number].output, text, length) < 0) return;
}

void crawterminal_restore_all(void) {
  sigset_t output, before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &before);
  for (int number = 0; number < COUNT; number++) {
    if (terminals[number].state != CHANGED) continue;
    if (crawterminal_is_in_background(terminals[number].input)) continue;
    set(terminals[number].input, &terminals[number].before);
    say_goodbye(number);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// MARK: Signals

static const int news[] = {SIGTSTP, SIGCONT, SIGWINCH};
static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
static struct sigaction before[NSIG];

static void restore_handler(int number) { sigaction(number, &before[number], NULL); }

/// Ends the program as it would have ended, its terminals as they were.
static void end(int number, siginfo_t *info, void *context) {
  (void)context;
  crawterminal_restore_all();
  restore_handler(number);
  // What the processor raised it raises again, at the same place; all else comes on return.
  if (info->si_code <= 0 || info->si_code == SI_KERNEL) raise(number);
}

static void tell(int number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  int code = errno;
  unsigned told = number == SIGTSTP   ? CRAWTERMINAL_SUSPEND
                  : number == SIGCONT ? CRAWTERMINAL_CONTINUED
                                      : CRAWTERMINAL_RESIZED;
  for (int place = 0; place < COUNT; place++) {
    if (terminals[place].state == FREE) continue;
    terminals[place].news |= told;
    send(terminals[place].wake, "", 1, MSG_NOSIGNAL | MSG_DONTWAIT);
  }
  errno = code;
}

static int is_ours(int number) {
  struct sigaction now;
  return sigaction(number, NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO) &&
         (now.sa_sigaction == end || now.sa_sigaction == tell);
}

static void handle(int number, void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction action = {0};
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, &before[number]);
}

static int is_default(int number) {
  struct sigaction now;
  return sigaction(number, NULL, &now) == 0 && !(now.sa_flags & SA_SIGINFO) &&
         now.sa_handler == SIG_DFL;
}

/// Whether a signal is handled as a crash is, by what only tells of it: Swift's runtime does so with
/// QUIT.
static int is_crash(int number) {
  struct sigaction now, crash;
  sigaction(number, NULL, &now);
  sigaction(SIGILL, NULL, &crash);
  return now.sa_sigaction == crash.sa_sigaction;
}

#define EACH(number, list) \
  for (size_t place = 0; place < sizeof list / sizeof *list && (number = list[place]); place++)

static void handle_signals(void) {
  static int is_registered;
  if (!is_registered) is_registered = atexit(crawterminal_restore_all) == 0;
  int number;
  EACH(number, news) if (is_default(number)) handle(number, tell);
  EACH(number, ends) if (is_default(number) || is_crash(number)) handle(number, end);
  EACH(number, crashes) handle(number, end);
}

static void leave_signals(void) {
  int number;
  EACH(number, news) if (is_ours(number)) restore_handler(number);
  EACH(number, ends) if (is_ours(number)) restore_handler(number);
  EACH(number, crashes) if (is_ours(number)) restore_handler(number);
}

void crawterminal_stop(void) {
  pthread_mutex_lock(&mutex);
  int was_ours = is_ours(SIGTSTP);
  if (was_ours) restore_handler(SIGTSTP);
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &before);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (was_ours) handle(SIGTSTP, tell);
  pthread_mutex_unlock(&mutex);
}

// MARK: Holding

int crawterminal_hold(int input, int output, int wake, const char *leave, size_t length) {
  pthread_mutex_lock(&mutex);
  int number = 0;
  while (number < COUNT && terminals[number].state != FREE) number++;
  if (number == COUNT) {
    number = -1;
  } else {
    terminals[number].input = input;
    terminals[number].output = output;
    terminals[number].wake = wake;
    terminals[number].leave = leave;
    terminals[number].length = length;
    terminals[number].rows_below = 0;
    terminals[number].news = 0;
    terminals[number].state = UNCHANGED;
    if (held++ == 0) handle_signals();
  }
  pthread_mutex_unlock(&mutex);
  return number;
}

void crawterminal_release(int number) {
  pthread_mutex_lock(&mutex);
  terminals[number].state = FREE;
  if (--held == 0) leave_signals();
  pthread_mutex_unlock(&mutex);
}

int crawterminal_enter(int number) {
  int input = terminals[number].input;
  struct termios settings;
  if (tcgetattr(input, &settings) != 0) return -1;
  terminals[number].before = settings;
  settings.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR | ISTRIP);
  settings.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
  settings.c_lflag |= ISIG | NOFLSH;
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  // First, for a signal may come in between.
  terminals[number].state = CHANGED;
  if (set(input, &settings) == 0) return 0;
  int code = errno;
  crawterminal_leave(number);
  errno = code;
  return -1;
}

void crawterminal_leave(int number) {
  int input = terminals[number].input;
  if (!crawterminal_is_in_background(input)) set(input, &terminals[number].before);
  terminals[number].state = UNCHANGED;
}

void crawterminal_set_rows_below(int number, int rows) { terminals[number].rows_below = rows; }

unsigned crawterminal_take_news(int number) {
  return atomic_exchange(&terminals[number].news, 0);
}
