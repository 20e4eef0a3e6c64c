internal import Glibc

/// How opaque the pixels of a shape are, 8 bits each.
struct AlphaMask {
  let data: UnsafeMutablePointer<UInt8>
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  /// Bytes from a row to the next.
  let stride: Int

  /// Blurs it; three means in a row come near a Gaussian (SVG 1.1, feGaussianBlur).
  ///
  /// - Parameter deviation: The Gaussian's standard deviation in pixels.
  func blur(deviation: Double) {
    let radius = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) / 2)
    blurRows(radius: radius)
    blurColumns(radius: radius)
  }

  /// Blurs every row by itself.
  ///
  /// Most rows through a card are as the one before, and so is what becomes of them.
  private func blurRows(radius: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { sharp in
      guard let sharp = sharp.baseAddress else { return }
      for y in 0..<height {
        let row = data + y * stride
        if y > 0, memcmp(row, sharp, width) == 0 {
          memcpy(row, row - stride, width)
        } else {
          memcpy(sharp, row, width)
          Self.blur(sharp, into: row, count: width, radius: radius)
        }
      }
    }
  }

  /// Blurs every column by itself, those that are alike once.
  private func blurColumns(radius: Int) {
    let runs = runsOfColumns
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * height) { buffer in
      guard let sharp = buffer.baseAddress else { return }
      let blurred = sharp + height
      for run in runs {
        for y in 0..<height { sharp[y] = data[y * stride + run.lowerBound] }
        Self.blur(sharp, into: blurred, count: height, radius: radius)
        for y in 0..<height {
          memset(data + y * stride + run.lowerBound, Int32(blurred[y]), run.count)
        }
      }
    }
  }

  /// The columns, those together that are alike.
  private var runsOfColumns: [Range<Int>] {
    var changes = [UInt8](repeating: 0, count: width)
    changes.withUnsafeMutableBufferPointer { changes in
      for y in 0..<height {
        let row = data + y * stride
        for x in 1..<max(1, width) { changes[x] |= row[x] ^ row[x - 1] }
      }
    }
    let starts = changes.indices.filter { $0 == 0 || changes[$0] != 0 }
    return zip(starts, starts.dropFirst() + [width]).map { $0..<$1 }
  }

  /// Blurs a line, beyond whose ends everything is clear.
  private static func blur(
    _ line: UnsafePointer<UInt8>, into blurred: UnsafeMutablePointer<UInt8>, count: Int,
    radius: Int
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * count + 1) { buffer in
      guard let values = buffer.baseAddress else { return }
      let sums = values + count
      for place in 0..<count { values[place] = Float(line[place]) }
      let share = 1 / Float(2 * radius + 1)
      let inner = min(radius, count)..<max(min(radius, count), count - radius)
      for _ in 0..<3 {
        sums[0] = 0
        for place in 0..<count { sums[place + 1] = sums[place] + values[place] }
        for place in 0..<inner.lowerBound {
          values[place] = (sums[min(count, place + radius + 1)] - sums[0]) * share
        }
        for place in inner {
          values[place] = (sums[place + radius + 1] - sums[place - radius]) * share
        }
        for place in inner.upperBound..<count {
          values[place] = (sums[count] - sums[max(0, place - radius)]) * share
        }
      }
      for place in 0..<count { blurred[place] = UInt8(min(255, max(0, values[place] + 0.5))) }
    }
  }
}
