import DialogGraphics
import Dialogs

/// `scale IN OUT`: a PNG picture in another size.
struct ScaleCommand {
  private let input: String
  private let output: String
  private let arguments: ParsedArguments
  private let limits: PNGLimits
  private let resampling: Resampling
  private let compression: PNGCompression

  static func run(
    from input: String, to output: String, _ arguments: ParsedArguments
  ) throws {
    try ScaleCommand(from: input, to: output, arguments).run()
  }

  private init(
    from input: String, to output: String, _ arguments: ParsedArguments
  ) throws(CommandError) {
    self.input = input
    self.output = output
    self.arguments = arguments
    var limits = PNGLimits.default
    let most = 1...Double(Bitmap.maximumPixelCount)
    if let count = try arguments.number("max-pixels", in: most, isWhole: true) {
      limits.maximumPixelCount = Int(count)
    }
    self.limits = limits
    resampling = Resampling(
      filter: try arguments.choice("filter", of: ResamplingFilter.self) ?? .lanczos3,
      light: arguments.has("linear") ? .linear : .encoded,
      quality: try arguments.choice("quality", of: Resampling.Quality.self) ?? .exact)
    compression = try arguments.choice("compression", of: PNGCompression.self) ?? .fast
  }

  /// Writes one file as named, or one for each scale; none unless all pictures can be made.
  private func run() throws {
    let scales = try scales()
    guard scales.count > 1 else {
      let scale = try onlyScale(scales.first)
      let image = try scaled(to: try target(at: scale), readWhole: arguments.has("upright"))
      return try image.write(to: output, compression: compression)
    }
    let whole = try read()
    let images = try scales.map { scale in
      (try whole.scaled(to: target(at: scale), resampling), ScaledName(output).name(at: Int(scale)))
    }
    for (image, name) in images { try image.write(to: name, compression: compression) }
  }

  private func read() throws -> PNGImage {
    let image = try PNGImage(contentsOf: input, limits: limits)
    return arguments.has("upright") ? try image.upright() : image
  }

  /// Rows are scaled as they are read, unless the picture has to be turned.
  private func scaled(to target: ScaleTarget, readWhole: Bool) throws -> PNGImage {
    guard !readWhole else { return try read().scaled(to: target, resampling) }
    return try PNGImage(contentsOf: input, scaledTo: target, resampling, limits: limits)
  }

  /// The scales that are asked for, each once.
  private func scales() throws(CommandError) -> [Double] {
    var scales: [Double] = []
    for value in arguments.values("scale") {
      let scale = try ParsedArguments.number("scale", value, in: 0.001...1000)
      if !scales.contains(scale) { scales.append(scale) }
    }
    if scales.count > 1, let odd = scales.first(where: { $0 != $0.rounded() || $0 < 1 }) {
      throw .usage(
        "there is no file name for the scale \("\(odd)", as: "scale")",
        "give whole numbers where there are several")
    }
    return scales
  }

  /// The scale of the file that is named, which its name may say too.
  private func onlyScale(_ asked: Double?) throws(CommandError) -> Double {
    let named = Double(ScaledName(output).scale)
    guard let asked else { return named }
    guard named == 1 || asked == named else {
      throw .usage(
        "“\(output, as: "file")” is named for another scale than --scale says",
        "give one of them, or both alike")
    }
    return asked
  }

  private func target(at scale: Double) throws(CommandError) -> ScaleTarget {
    var target = ScaleTarget(
      scale: scale, sourceScale: Double(ScaledName(input).scale),
      mode: try arguments.choice("mode", of: ScaleMode.self) ?? .fit,
      anchor: try arguments.choice("anchor", of: ScaleAnchor.self) ?? .center)
    if let text = arguments.value("size") {
      (target.width, target.height) = try Self.size(text)
    } else if !arguments.has("scale"), scale == target.sourceScale {
      throw CommandError.usage("the size is missing", "give it in points: --size=WxH, Wx or xH")
    }
    return target
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
