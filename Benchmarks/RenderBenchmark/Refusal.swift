/// Why a request is not carried out.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}
