/// What the keys go to.
enum Focus: Hashable {
  /// The field with an id.
  case field(String)
  /// An item of a field, by its place.
  case item(field: String, index: Int)
  /// The button with an id.
  case button(String)
}
