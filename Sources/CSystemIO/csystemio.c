#define _GNU_SOURCE
#include "csystemio.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

int csystemio_accept(int socket) {
  return accept4(socket, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

int csystemio_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

static int set_actions(
    posix_spawn_file_actions_t *actions, int input, int output, int terminal) {
  int code = posix_spawn_file_actions_adddup2(actions, input, STDIN_FILENO);
  if (code == 0) code = posix_spawn_file_actions_adddup2(actions, output, STDOUT_FILENO);
  // Standard error that is closed, or kept from being written to, is nowhere for the shell too.
  int mode = fcntl(STDERR_FILENO, F_GETFL);
  if (code == 0 && (mode < 0 || (mode & O_ACCMODE) == O_RDONLY))
    code = posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  if (code == 0 && terminal >= 0)
    code = posix_spawn_file_actions_addtcsetpgrp_np(actions, terminal);
  if (code == 0) code = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
  return code;
}

static int set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  return posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

int csystemio_spawn_shell(
    int *process, const char *command, int input, int output, int terminal) {
  char *const arguments[] = {"sh", "-c", "--", (char *)command, NULL};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  int code = set_actions(&actions, input, output, terminal);
  if (code == 0) code = set_attributes(&attributes);
  if (code == 0)
    code = posix_spawn(process, "/bin/sh", &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}
