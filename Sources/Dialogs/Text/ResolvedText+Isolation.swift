extension ResolvedText {
  /// The words for a surface that sets text in both directions, such as a picture or a web page.
  ///
  /// Each argument stands between U+2068 and U+2069 (FSI and PDI in Unicode Standard Annex 9), so that
  /// it keeps its own direction and leaves that of the sentence alone. Marks of direction in an argument
  /// that nothing ends, or that end nothing, are left out: they would reach beyond it. Where a line
  /// ends so does what is between the marks; each line of an argument has its own.
  public var isolatedString: String {
    pieces.map {
      switch $0 {
      case .literal(let text): text
      case .argument(let text): text.isolated
      }
    }.joined()
  }

  /// Whether any of the text is to be read from right to left, or says that it is.
  package var hasRightToLeft: Bool {
    direction == .rightToLeft || string.unicodeScalars.contains(where: \.isRightToLeft)
  }
}

extension String {
  /// The text's runs: what stands between FSI and its PDI, and what is around it.
  var isolatedPieces: [ResolvedText.Piece] {
    var pieces: [ResolvedText.Piece] = []
    var rest = unicodeScalars[...]
    // The bytes first: few texts have the mark, and characters are slow to look through.
    var unread = rest
    while utf8.contains(0xE2), let start = unread.firstIndex(of: "\u{2068}") {
      guard let end = rest[start...].endOfIsolate else {
        unread = unread[start...].drop { !$0.endsParagraph }
        continue
      }
      if rest.startIndex < start { pieces.append(.literal(String(rest[..<start]))) }
      pieces.append(.argument(String(rest[rest.index(after: start)..<end])))
      rest = rest[rest.index(after: end)...]
      unread = rest
    }
    if pieces.isEmpty || !rest.isEmpty { pieces.append(.literal(String(rest))) }
    return pieces
  }

  /// Each line between FSI and PDI.
  fileprivate var isolated: String {
    var text = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.endsParagraph }
      if !line.isEmpty {
        text.append("\u{2068}")
        text.append(contentsOf: line.withoutStrayMarks)
        text.append("\u{2069}")
      }
      rest = rest[line.endIndex...]
      if let end = rest.popFirst() { text.append(end) }
    }
    return String(text)
  }
}

extension Substring.UnicodeScalarView {
  /// The PDI that ends the isolate at the beginning; `nil` where its line has none.
  fileprivate var endOfIsolate: Index? {
    var depth = 0
    for place in indices {
      switch self[place] {
      case "\u{2066}", "\u{2067}", "\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      case let scalar where scalar.endsParagraph: return nil
      default: continue
      }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The line without marks of direction that have no counterpart in it (Unicode Standard Annex 9,
  /// BD9 and BD11).
  fileprivate var withoutStrayMarks: [Unicode.Scalar] {
    var open: [(place: Index, isIsolate: Bool)] = []
    var openIsolates = 0
    var strays: Set<Index> = []
    for place in indices {
      switch self[place] {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
        open.append((place, isIsolate: false))
      case "\u{2066}", "\u{2067}", "\u{2068}":
        open.append((place, isIsolate: true))
        openIsolates += 1
      case "\u{202C}" where open.last?.isIsolate == false:
        open.removeLast()
      case "\u{2069}" where openIsolates > 0:
        // It ends the embeddings within, too.
        while let last = open.popLast(), !last.isIsolate { strays.insert(last.place) }
        openIsolates -= 1
      case "\u{202C}", "\u{2069}":
        strays.insert(place)
      default: break
      }
    }
    strays.formUnion(open.map(\.place))
    return indices.filter { !strays.contains($0) }.map { self[$0] }
  }
}

extension Unicode.Scalar {
  /// Whether it is of the bidirectional class B.
  fileprivate var endsParagraph: Bool {
    switch value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  /// Whether it is in a block of a script that runs from right to left.
  package var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether it tells or changes the direction of text: the marks, and what opens and closes
  /// embeddings, overrides and isolates.
  package var isMarkOfDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var isRightToLeft: Bool { isOfRightToLeftScript || isMarkOfDirection }
}
