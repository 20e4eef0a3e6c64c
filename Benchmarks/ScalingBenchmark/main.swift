// Scales as it is told by lines on standard input, and answers each with a line: “ok” or “error”,
// a tab, and what there is to say. The words of a line are parted by tabs.

import Glibc

var workbench = Workbench()
while let line = readLine() {
  do {
    print("ok\t\(try workbench.answer(line.split(separator: "\t").map(String.init)))")
  } catch {
    print("error\t\(error)")
  }
  fflush(nil)
}
