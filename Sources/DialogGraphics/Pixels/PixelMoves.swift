import SystemIO

/// Pixels put in other places, their samples unchanged.
enum PixelMoves {
  /// The upright picture's samples.
  ///
  /// In the upright picture a step to the right is always the same step in the stored one, and so
  /// is a step down.
  ///
  /// - Parameters:
  ///   - samples: Four samples a pixel, rows from the top, no padding.
  ///   - size: The size as stored.
  ///   - orientation: How the picture lies.
  /// - Returns: As many samples, in rows of the upright picture.
  /// - Throws: ``BitmapError`` when there is no memory.
  static func upright<Sample: FixedWidthInteger>(
    _ samples: [Sample], of size: PixelSize, lying orientation: Orientation
  ) throws(BitmapError) -> [Sample] {
    guard orientation != .up else { return samples }
    guard Memory.has(byteCount: samples.count * MemoryLayout<Sample>.stride) else {
      throw .outOfMemory(size)
    }
    let (start, right, down) = steps(size, orientation)
    let upright = size.upright(orientation)
    return [Sample](unsafeUninitializedCapacity: samples.count) { moved, count in
      samples.withUnsafeBufferPointer { samples in
        var target = 0
        for y in 0..<upright.height {
          var source = start + y * down
          for _ in 0..<upright.width {
            for channel in 0..<4 {
              moved.initializeElement(at: target + channel, to: samples[source * 4 + channel])
            }
            target += 4
            source += right
          }
        }
      }
      count = samples.count
    }
  }

  /// Where the upright picture's first pixel is stored, and how far on, in pixels, those to its
  /// right and below it are.
  private static func steps(
    _ size: PixelSize, _ orientation: Orientation
  ) -> (start: Int, right: Int, down: Int) {
    let width = size.width
    let last = size.pixelCount - 1
    return switch orientation {
    case .up: (0, 1, width)
    case .upMirrored: (width - 1, -1, width)
    case .down: (last, -1, -width)
    case .downMirrored: (last - width + 1, 1, -width)
    case .leftMirrored: (0, width, 1)
    case .right: (last - width + 1, -width, 1)
    case .rightMirrored: (last, -width, -1)
    case .left: (width - 1, width, -1)
    }
  }
}

extension PixelSize {
  /// The size of the upright picture.
  func upright(_ orientation: Orientation) -> PixelSize {
    orientation.swapsSides ? PixelSize(checkedWidth: height, height: width) : self
  }
}
