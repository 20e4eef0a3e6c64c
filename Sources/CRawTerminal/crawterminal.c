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

static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { SIGNALS = sizeof signals / sizeof *signals };

static void end(int number) {
  crawterminal_restore_all();
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

static void tell(int number) {
  int code = errno;
  unsigned news = number == SIGTSTP   ? CRAWTERMINAL_SUSPEND
                  : number == SIGCONT ? CRAWTERMINAL_CONTINUED
                                      : CRAWTERMINAL_RESIZED;
  for (int number = 0; number < COUNT; number++) {
    if (terminals[number].state == FREE) continue;
    terminals[number].news |= news;
    send(terminals[number].wake, "", 1, MSG_NOSIGNAL | MSG_DONTWAIT);
  }
  errno = code;
}

static int is_default(int number) {
  struct sigaction now;
  return sigaction(number, NULL, &now) == 0 && !(now.sa_flags & SA_SIGINFO) &&
         now.sa_handler == SIG_DFL;
}

static int is_ours(int number) {
  struct sigaction now;
  return sigaction(number, NULL, &now) == 0 && !(now.sa_flags & SA_SIGINFO) &&
         (now.sa_handler == end || now.sa_handler == tell);
}

static void handle(int number) {
  struct sigaction action = {0};
  int is_news = number == SIGTSTP || number == SIGCONT || number == SIGWINCH;
  action.sa_handler = is_news ? tell : end;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void handle_signals(void) {
  static int is_registered;
  if (!is_registered) is_registered = atexit(crawterminal_restore_all) == 0;
  for (int place = 0; place < SIGNALS; place++) {
    if (is_default(signals[place])) handle(signals[place]);
  }
}

static void leave_signals(void) {
  for (int place = 0; place < SIGNALS; place++) {
    if (is_ours(signals[place])) signal(signals[place], SIG_DFL);
  }
}

void crawterminal_stop(void) {
  pthread_mutex_lock(&mutex);
  int was_ours = is_ours(SIGTSTP);
  if (was_ours) signal(SIGTSTP, SIG_DFL);
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &before);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (was_ours) handle(SIGTSTP);
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
