/// Why nothing can be measured.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}
