// Draws as it is told by lines on standard input, and answers each with a line: “ok” or “error”,
// a tab, and what there is to say. The words of a line are parted by tabs.

import Glibc

while let line = readLine() {
  do {
    print("ok\t\(try await Easel.answer(line.split(separator: "\t").map(String.init)))")
  } catch {
    print("error\t\(error)")
  }
  fflush(nil)
}
