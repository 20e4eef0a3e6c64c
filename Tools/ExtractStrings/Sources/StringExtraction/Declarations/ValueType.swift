/// As much of a type as it takes to know where texts are wanted.
indirect enum ValueType: Hashable {
  /// `DialogText`.
  case text
  /// A type by the last part of its name.
  case named(String)
  case optional(ValueType)
  /// An array, set or other collection.
  case list(ValueType)
  case dictionary(key: ValueType, value: ValueType)
  case tuple([ValueType])
  case function([ValueType], result: ValueType)
  /// Nothing is known.
  case unknown

  /// Whether a value of the type can be written with a text in it.
  var holdsText: Bool {
    switch self {
    case .text: true
    case .optional(let type), .list(let type): type.holdsText
    case .dictionary(let key, let value): key.holdsText || value.holdsText
    case .tuple(let types): types.contains(where: \.holdsText)
    case .function(_, let result): result.holdsText
    case .named, .unknown: false
    }
  }

  /// The type without `?`.
  var unwrapped: ValueType {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }

  /// What `[…]` gives after a value of the type.
  var element: ValueType {
    switch self {
    case .list(let element): element
    case .dictionary(_, let value): .optional(value)
    default: .unknown
    }
  }
}
