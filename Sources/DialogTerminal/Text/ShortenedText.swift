extension String {
  /// The text, or its beginning where it is long.
  var shortened: String {
    let limit = 60
    return dropFirst(limit).isEmpty ? self : prefix(limit - 1) + "…"
  }
}
