extension DialogContent {
  /// What there is to say of how far the work has come, each in a few words: how much is done, how
  /// much in a second, how long the rest takes.
  public var progressTexts: [String] {
    var texts: [String] = []
    if let percent = progress?.percent {
      texts.append(PresenterWords.fill(words.percentDone, ["percent": "\(percent)"]))
    } else if let completed = pace?.completed {
      texts.append(PresenterWords.fill(words.countDone, ["count": "\(completed)"]))
    }
    if let rate = pace?.rate?.shortNumber {
      texts.append(PresenterWords.fill(words.perSecond, ["rate": rate]))
    }
    if let time = pace?.timeLeft?.clockTime {
      texts.append(PresenterWords.fill(words.timeLeft, ["time": time]))
    }
    return texts
  }
}

extension Double {
  /// The number in two or three digits: `0.4`, `12`, `1.2 M`; `nil` where it rounds to nothing.
  var shortNumber: String? {
    var number = self
    var prefixes = ["", " k", " M", " G", " T", " P", " E"][...]
    while number >= 999.5, prefixes.count > 1 {
      number /= 1000
      prefixes.removeFirst()
    }
    let tenths = (number * 10).rounded()
    guard tenths >= 1, tenths < 1e9, let prefix = prefixes.first else { return nil }
    let whole = "\(Int(number.rounded()))"
    return (tenths < 100 ? "\(Int(tenths) / 10).\(Int(tenths) % 10)" : whole) + prefix
  }
}

extension Duration {
  /// Minutes and seconds, and hours where there are any: `0:05`, `1:02:03`.
  var clockTime: String {
    let seconds = Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let end = padded(seconds % 60)
    let minutes = seconds / 60
    return minutes < 60 ? "\(minutes):\(end)" : "\(minutes / 60):\(padded(minutes % 60)):\(end)"
  }
}
