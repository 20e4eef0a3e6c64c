internal import Dialogs

extension ResolvedText {
  /// Whether the program put it together from words of both directions, with no mark between them.
  ///
  /// Arguments are kept apart by presenters, and a translator can see what the words become; but in a
  /// text that the program puts together itself, a name of the other direction takes the numbers and
  /// signs around it along.
  var mixesDirections: Bool {
    guard status == .verbatim, pieces.count == 1 else { return false }
    let scalars = string.unicodeScalars
    guard scalars.contains(where: { $0.isOfRightToLeftScript && $0.properties.isAlphabetic }) else {
      return false
    }
    return scalars.contains { !$0.isOfRightToLeftScript && $0.properties.isAlphabetic }
      && !scalars.contains(where: \.isMarkOfDirection)
  }
}
