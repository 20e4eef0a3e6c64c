/// How many bits a channel of a pixel has.
enum SampleDepth: Int {
  case eight = 8
  case sixteen = 16

  /// The sample that means 1.
  var maximum: Double { Double(1 << rawValue - 1) }

  /// The bytes of four samples.
  var bytesPerPixel: Int { rawValue / 2 }
}
