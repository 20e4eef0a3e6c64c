import CResample

/// Makes groups of four premultiplied rows: of four rows of pixels, or of four rows of boxes of
/// them, each averaged.
final class FixedPointSource {
  /// How many rows of pixels make a group.
  let rowsAtOnce: Int

  private let loops: CResampleLoops
  private let width: Int
  private let boxSide: Int
  private let group: ScratchBuffer<Int16>
  /// Half as many rows as a box has, at half the width; and half of those, and so on.
  private let means: ScratchBuffer<Int16>
  private let meansStride: Int
  /// Stands for the rows below the last.
  private let transparent: ScratchBuffer<UInt8>

  /// `nil` when there is no memory.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - boxSide: The side of the boxes, a power of two; with 1 nothing is averaged.
  ///   - loops: The inner loops.
  init?(width: Int, boxSide: Int, loops: CResampleLoops) {
    let pairs = ((width + boxSide - 1) / boxSide + 1) / 2
    meansStride = ((width + 1) / 2 + 1) / 2 * Int(CResampleRowStride)
    guard
      let group = ScratchBuffer<Int16>(count: pairs * Int(CResampleGroupStride), repeating: 0),
      let means = ScratchBuffer<Int16>(count: boxSide / 2 * meansStride, repeating: 0),
      let transparent = ScratchBuffer<UInt8>(count: boxSide > 1 ? width * 4 : 0, repeating: 0)
    else { return nil }
    self.width = width
    self.boxSide = boxSide
    self.loops = loops
    self.group = group
    self.means = means
    self.transparent = transparent
    rowsAtOnce = 4 * boxSide
  }

  /// The group of the next rows, of which only the last may be fewer; valid until the next one.
  func group(
    of rows: UnsafeRawPointer, bytesPerRow: Int, count: Int
  ) -> UnsafePointer<Int16> {
    func row(_ index: Int) -> UnsafePointer<UInt8> {
      (rows + index * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    }
    if boxSide == 1 {
      // Rows below the last have no weight, so that any will do.
      let last = count - 1
      let four = [row(0), row(min(1, last)), row(min(2, last)), row(min(3, last))]
      four.withUnsafeBufferPointer { four in
        guard let four = four.baseAddress else { return }
        loops.premultiply(four, width, group.start)
      }
    } else {
      for place in 0..<4 {
        average(into: group.start + place * Int(CResampleRowStride)) { index in
          let index = place * boxSide + index
          return index < count ? row(index) : UnsafePointer(transparent.start)
        }
      }
    }
    return UnsafePointer(group.start)
  }

  /// Averages as many rows as a box has into one row of the group.
  private func average(
    into place: UnsafeMutablePointer<Int16>, of row: (_ index: Int) -> UnsafePointer<UInt8>
  ) {
    var count = boxSide / 2
    for index in 0..<count {
      let (into, stride) = destination(index, of: count, place)
      loops.premultiply_halved(row(2 * index), row(2 * index + 1), width, into, stride)
    }
    var width = (width + 1) / 2
    while count > 1 {
      for index in 0..<count / 2 {
        let (into, stride) = destination(index, of: count / 2, place)
        let upper = means.start + 2 * index * meansStride
        loops.halve(upper, upper + meansStride, width, into, stride)
      }
      count /= 2
      width = (width + 1) / 2
    }
  }

  /// The last mean goes to the group, the others stay here.
  private func destination(
    _ index: Int, of count: Int, _ place: UnsafeMutablePointer<Int16>
  ) -> (UnsafeMutablePointer<Int16>, Int) {
    count == 1
      ? (place, Int(CResampleGroupStride))
      : (means.start + index * meansStride, Int(CResampleRowStride))
  }
}
