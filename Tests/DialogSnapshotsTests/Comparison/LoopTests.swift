import CCompare
import DialogSnapshots
import Glibc
import Testing

/// The loops in C against the plainest Swift that says the same.
@Suite("Loops over pixels")
struct LoopTests {
  /// Marks at random, some of which lie together; the same for each seed.
  static func map(_ width: Int, _ height: Int, seed: UInt64, oneIn: UInt64) -> [UInt8] {
    var state = seed
    return (0..<width * height).map { _ in
      // D. Lehmer's generator with the constants of Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let kind = state >> 33 % oneIn
      return kind < 5 ? UInt8(kind) : 0
    }
  }

  static let differing = [CComparePixel.darker, .lighter].map { UInt8($0.rawValue) }

  struct Mark: Hashable {
    let x: Int
    let y: Int
  }

  static func marks(_ map: [UInt8], _ width: Int) -> [Mark] {
    map.indices.filter { differing.contains(map[$0]) }.map { Mark(x: $0 % width, y: $0 / width) }
  }

  @Test("the box around what differs is the least", arguments: 1...40)
  func box(seed: UInt64) throws {
    let (width, height) = (23, 17)
    let map = Self.map(width, height, seed: seed, oneIn: 20 * seed)
    let reference = [UInt8](repeating: 7, count: width * height * 4)
    var actual = reference
    let changed = map.indices.filter { map[$0] > 0 }
    for index in changed { actual[index * 4 + index % 4] = map[index] }
    var box = CCompareBox()
    #expect(CCompareFindBox(reference, actual, width, height, &box) == !changed.isEmpty)
    guard let left = changed.map({ $0 % width }).min(),
      let right = changed.map({ $0 % width }).max(),
      let top = changed.first.map({ $0 / width }), let bottom = changed.last.map({ $0 / width })
    else { return }
    #expect(
      [box.x, box.y, box.width, box.height] == [left, top, right - left + 1, bottom - top + 1])
  }

  @Test("the densest square is found", arguments: 1...12)
  func densest(seed: UInt64) {
    let (width, height, side) = (31, 26, Int(seed % 7) + 1)
    let map = Self.map(width, height, seed: seed, oneIn: 5 + seed * 3)
    let marks = Self.marks(map, width)
    let counts = (0..<height).flatMap { y in
      (0..<width).map { x in
        marks.count { ($0.x - x) >= 0 && $0.x - x < side && $0.y - y >= 0 && $0.y - y < side }
      }
    }
    let whole = CCompareBox(x: 0, y: 0, width: width, height: height)
    #expect(CCompareDensest(map, width, whole, side) == counts.max())
    #expect(CCompareCount(map, width, whole) == marks.count)
  }

  @Test("clusters are what is reached from mark to mark", arguments: 1...30)
  func clusters(seed: UInt64) {
    let (width, height, gap) = (40, 30, Int(seed % 4))
    let map = Self.map(width, height, seed: seed, oneIn: 8 + seed * 4)
    var left = Set(Self.marks(map, width))
    var expected: [[Int]] = []
    while let first = left.popFirst() {
      var cluster = [first]
      var next = 0
      while next < cluster.count {
        let mark = cluster[next]
        let near = left.filter { abs($0.x - mark.x) <= gap + 1 && abs($0.y - mark.y) <= gap + 1 }
        left.subtract(near)
        cluster += near
        next += 1
      }
      let (xs, ys) = (cluster.map(\.x), cluster.map(\.y))
      guard let x = xs.min(), let y = ys.min(), let u = xs.max(), let v = ys.max() else { continue }
      expected.append([cluster.count, x, y, u - x + 1, v - y + 1])
    }
    var found = [CCompareCluster](repeating: CCompareCluster(), count: 600)
    let whole = CCompareBox(x: 0, y: 0, width: width, height: height)
    let count = CCompareFindClusters(map, width, whole, gap, &found, found.count)
    let listed = found.prefix(count).map {
      [$0.count, $0.box.x, $0.box.y, $0.box.width, $0.box.height]
    }
    #expect(Set(listed) == Set(expected) && listed.count == expected.count)
    #expect(listed.map { $0[0] } == listed.map { $0[0] }.sorted(by: >))
  }

  @Test("colours are as far apart as by the formulas")
  func distance() {
    for seed in 0..<500 {
      let (one, other) = (UInt32(seed * 34_567 % (1 << 24)), UInt32(seed * 98_765 % (1 << 24)))
      let (p, q) = (Self.lab(one), Self.lab(other))
      let expected = abs(p[0] - q[0]) + hypot(p[1] - q[1], p[2] - q[2])
      #expect(abs(PictureComparison.distance(.hex(one), .hex(other)) - expected) < 1e-9)
    }
  }

  static func lab(_ color: UInt32) -> [Double] {
    let light = [color >> 16, color >> 8 & 255, color & 255].map { sample in
      let sample = Double(sample) / 255
      return sample <= 0.04045 ? sample / 12.92 : pow((sample + 0.055) / 1.055, 2.4)
    }
    func row(_ weights: [Double], _ values: [Double]) -> Double {
      zip(weights, values).map(*).reduce(0, +)
    }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { cbrt(row($0, light)) }
    let lab = [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { row($0, cones) }
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lab[0] - k1
    return [0.5 * (x + (x * x + 4 * k2 * k3 * lab[0]).squareRoot()), lab[1], lab[2]]
  }
}
