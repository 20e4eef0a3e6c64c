extension Double {
  /// The number as people write it: without a fraction where it has none.
  package var shortest: String { Int(exactly: self).map(String.init) ?? description }

  /// The number with no more than so many digits behind the point, and none where they are nought.
  package func shortest(digits: Int) -> String {
    let parts = repeatElement(10.0, count: digits).reduce(1, *)
    return ((self * parts).rounded() / parts).shortest
  }
}
