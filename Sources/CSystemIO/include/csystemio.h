// What Linux's C library has for other programs, and Swift's Glibc does not show.
#ifndef CSYSTEMIO_H
#define CSYSTEMIO_H

/// The next connection of a socket that listens, closed on exec and not waiting by itself (accept4).
/// Returns -1, and tells why in `errno`, where there is none.
int csystemio_accept(int socket);

/// The reading and the writing end of a pipe, closed on exec (pipe2). Returns -1, and tells why in
/// `errno`, where there is none.
int csystemio_pipe(int ends[2]);

/// Runs a command by /bin/sh in a process group of its own (posix_spawn), with the signals as a
/// program has them at first: none blocked, handled or ignored. It gets `input` and `output` as its
/// standard streams, shares standard error, and no other descriptor. Where `terminal` is one and not
/// -1, the group is put in front of it before the command begins. Returns 0 and the process's number,
/// or why not, as in `errno`.
int csystemio_spawn_shell(
    int *process, const char *command, int input, int output, int terminal);

#endif
