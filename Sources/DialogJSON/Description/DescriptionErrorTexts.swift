public import Dialogs

extension DescriptionError.Problem {
  /// What happened.
  public var message: DialogText {
    let text: DialogText
    switch self {
    case .notA(let expected): text = expected.message
    case .unknown(let vocabulary, let word, _): text = vocabulary.message(word)
    case .missing(let names):
      text = "“\(names.joined(separator: ", "), as: "names")” is missing"
    case .several(let names):
      text = "more than one of “\(names.joined(separator: ", "), as: "names")” is given"
    case .emptyID: text = "the id is empty"
    case .tooLong(let most):
      text = "with them put in, the texts are longer than \(most, as: "most") bytes"
    case .dialog(let error): return error.message
    }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText
    switch self {
    case .notA(let expected): text = expected.recovery
    case .unknown(_, _, let known):
      text = "name one of: \(known.joined(separator: ", "), as: "names")"
    case .missing(let names):
      text = names.count == 1 ? "add it" : "add one of them"
    case .several: text = "keep one of them"
    case .emptyID: text = "give it an id of at least one character"
    case .tooLong: text = "shorten them, or name them less often"
    case .dialog(let error): return error.recovery
    }
    return text.own("error")
  }
}

extension DescriptionError.Expected {
  fileprivate var message: DialogText {
    switch self {
    case .object: "this is not an object"
    case .list: "this is not a list"
    case .string: "this is not a string"
    case .text: "this is not a text"
    case .boolean: "this is neither true nor false"
    case .integer: "this is not a whole number"
    case .number: "this is not a number"
    case .argument: "this is neither a string nor a number"
    case .icon: "this is not an icon"
    case .rectangle: "this is not a rectangle"
    case .limits: "these are not limits"
    case .seconds: "this is not a time"
    case .base64: "this is not base64"
    }
  }

  fileprivate var recovery: DialogText {
    switch self {
    case .object: "write { and }"
    case .list: "write [ and ]"
    case .string: "write it between double quotes"
    case .text: "write a string, or an object with “key”, “verbatim” or “stock”"
    case .boolean: "write true or false, without quotes"
    case .integer: "write a number without a fraction and without quotes"
    case .number: "write a number without quotes"
    case .argument: "write what takes the name's place"
    case .icon: "write an icon's name or a PNG file's path"
    case .rectangle: "write four numbers in points: [x, y, width, height]"
    case .limits: "write two numbers, the smaller one first: [at least, at most]"
    case .seconds: "write a number of seconds above 0"
    case .base64: "write the file's bytes in base64 (RFC 4648)"
    }
  }
}

extension DescriptionError.Vocabulary {
  fileprivate func message(_ word: String) -> DialogText {
    switch self {
    case .kind: "the kind “\(word, as: "word")” is not known"
    case .role: "the role “\(word, as: "word")” is not known"
    case .order: "the order “\(word, as: "word")” is not known"
    case .fieldKind: "the kind of field “\(word, as: "word")” is not known"
    case .stock: "the stock title “\(word, as: "word")” is not known"
    case .icon: "the icon “\(word, as: "word")” is not known"
    }
  }
}
