/// What libFuzzer calls with all that it makes up: a picture to be read, scaled and written.
///
/// See https://llvm.org/docs/LibFuzzer.html.
///
/// - Parameters:
///   - bytes: A PNG or something else, ``Choices`` last.
///   - count: How many there are.
/// - Returns: 0, always: a fault ends the program.
@c(LLVMFuzzerTestOneInput)
public func tryOut(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  let choices = Choices(bytes)
  let png = choices.mendsCheckSums ? CheckSums.mended(bytes) : bytes
  if let image = Trial.read(png) {
    Trial.scaleOnTheWay(png, like: image, choices)
    Trial(image, choices: choices)?.run()
  } else if let picture = Trial.pixels(bytes) {
    Trial(picture: picture, choices: choices).run()
  }
  return 0
}
