import DialogGraphics
import Dialogs

/// `scale IN OUT`: a PNG picture in another size.
enum ScaleCommand {
  static func run(
    from input: String, to output: String, _ arguments: ParsedArguments
  ) throws {
    try arguments.only("mode", "fit", later: ["fill", "stretch"])
    let scale = try arguments.number("scale", in: 0.001...1000) ?? 1
    guard let text = arguments.value("size") else {
      throw CommandError.usage("the size is missing", "give it in points: --size=WxH, Wx or xH")
    }
    let (width, height) = try size(text)
    let bitmap = try Bitmap(contentsOf: input)
    let target = ScaleTarget(width: width, height: height, scale: scale)
    let pixels = try target.placement(of: bitmap.size).size
    try bitmap.scaled(toWidth: pixels.width, height: pixels.height).write(to: output)
  }

  /// The sides of `WxH`, `Wx` or `xH`, in points.
  static func size(_ text: String) throws(CommandError) -> (width: Double?, height: Double?) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    let numbers = sides.map { side in Double(side).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
    guard sides.count == 2, zip(sides, numbers).allSatisfy({ $0.isEmpty == ($1 == nil) }),
      numbers.contains(where: { $0 != nil })
    else { throw .badValue("size", text, form: "WxH, Wx, xH") }
    return (numbers[0], numbers[1])
  }
}
