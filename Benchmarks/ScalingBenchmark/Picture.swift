import DialogGraphics

/// A picture at one of the two depths.
enum Picture {
  case bits8(Bitmap)
  case bits16(Bitmap16)

  /// Reads a PNG of 8 bits a sample; at the depth 16, the same colours in finer steps.
  init(contentsOf path: String, depth: Int) throws {
    let bitmap = try Bitmap(contentsOf: path)
    switch depth {
    case 8: self = .bits8(bitmap)
    case 16:
      self = .bits16(
        try Bitmap16(
          width: bitmap.width, height: bitmap.height,
          samples: bitmap.pixels.map { UInt16($0) * 257 }
        ))
    default: throw Refusal(description: "no depth \(depth)")
    }
  }

  /// What is measured in memory.
  func scaled(to size: PixelSize, _ way: Way) throws -> Picture {
    switch self {
    case .bits8(let bitmap):
      guard let instructions = way.instructions else {
        return .bits8(
          try bitmap.scaled(toWidth: size.width, height: size.height, way.resampling))
      }
      return .bits8(try bitmap.scaled(to: size, way.resampling, instructions: instructions))
    case .bits16(let bitmap):
      return .bits16(try bitmap.scaled(toWidth: size.width, height: size.height, way.resampling))
    }
  }

  /// What is measured on files.
  static func scale(
    fileAt path: String, into result: String, to size: PixelSize, _ way: Way
  ) throws {
    guard way.instructions == nil else { throw Refusal(description: "files have the best") }
    let target = ScaleTarget(exactly: size)
    try PNGImage(contentsOf: path, scaledTo: target, way.resampling).write(to: result)
  }

  /// The samples, rows from the top; those of 16 bits with the low byte first.
  var bytes: [UInt8] {
    switch self {
    case .bits8(let bitmap): bitmap.pixels
    case .bits16(let bitmap): bitmap.samples.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    }
  }

  var lastSample: Int {
    switch self {
    case .bits8(let bitmap): Int(bitmap.pixels.last ?? 0)
    case .bits16(let bitmap): Int(bitmap.samples.last ?? 0)
    }
  }
}
