/// What is held while a key is typed, as xterm's and kitty's sequences have it.
struct KeyModifiers: Hashable {
  var isShift = false
  var isAlt = false
  var isControl = false
  /// Whether a key is held that text never needs, such as Super.
  var isOther = false

  /// Whether a motion goes by words.
  var isByWord: Bool { isAlt || isControl }

  /// What a sequence's number means; the locks do not count.
  init(parameter: Int) {
    let bits = max(parameter, 1) - 1
    isShift = bits & 1 != 0
    isAlt = bits & 2 != 0
    isControl = bits & 4 != 0
    isOther = bits & 0b11_1000 != 0
  }
}
