import Glibc

/// The ends of a pipe that no program inherits which another test starts meanwhile; pipe(2).
func ownPipe() -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  precondition(pipe(&ends) == 0)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
