import Glibc

/// What the fuzzer is to find.
enum Fault {
  /// Ends the program, which libFuzzer takes for a find, unless all is well.
  static func unless(_ isWell: Bool, _ words: @autoclosure () -> String) {
    guard !isWell else { return }
    print(words())
    fflush(nil)
    abort()
  }
}
