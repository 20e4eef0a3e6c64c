import Glibc

extension TerminalSize {
  /// A terminal's size now; ioctl_tty(2).
  ///
  /// A terminal that does not know, as on a serial line, has what `COLUMNS` and `LINES` say, or the
  /// 80×24 of old.
  init(of device: TerminalDevice) {
    var size = winsize()
    _ = ioctl(device.output, UInt(TIOCGWINSZ), &size)
    self.init(
      columns: Self.known(Int(size.ws_col), "COLUMNS") ?? 80,
      rows: Self.known(Int(size.ws_row), "LINES") ?? 24)
  }

  private static func known(_ count: Int, _ variable: String) -> Int? {
    if count > 0 { return count }
    let told = getenv(variable).flatMap { Int(String(cString: $0)) }
    return told.flatMap { (1...Int(UInt16.max)).contains($0) ? $0 : nil }
  }
}
