extension String {
  /// The text with its control characters written as Swift writes them, and perhaps others.
  func escapingControls(and others: Set<Unicode.Scalar> = []) -> String {
    unicodeScalars.map {
      $0.properties.generalCategory == .control || others.contains($0)
        ? $0.escaped(asASCII: true) : String($0)
    }.joined()
  }
}
