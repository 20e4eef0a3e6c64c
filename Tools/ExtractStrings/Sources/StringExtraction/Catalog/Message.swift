/// A text as the catalog lists it.
package struct Message: Hashable {
  /// What tells apart equal keys with different meanings.
  package var context: String?
  /// The source text: arguments as `{name}`, literal braces doubled.
  package let key: String
  /// The source text for several.
  package var plural: String?
  /// What translators are told.
  package var comments: [String] = []
  /// Where the text is written.
  package var places: [Place]

  init(_ key: String, plural: String? = nil, context: String? = nil, at place: Place) {
    self.key = key
    self.plural = plural
    self.context = context
    places = [place]
  }

  /// Whether `msgfmt --check` is to compare the arguments of translations.
  var hasBraces: Bool { [key, plural ?? ""].contains { $0.contains("{") || $0.contains("}") } }
}
