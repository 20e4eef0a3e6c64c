internal import CResample

/// The inner loops of scaling for one set of instructions; all give the same bytes.
package struct ScalingKernels: Sendable {
  let loops: CResampleKernels

  /// The set of instructions: `avx2`, `sse2` or `portable`.
  package let name: String

  /// Those that this processor can run, the fastest first.
  package static let available: [ScalingKernels] = {
    var found: [ScalingKernels] = []
    var next = CResampleAvailableKernels()
    while let loops = next.pointee {
      found.append(ScalingKernels(loops: loops.pointee, name: String(cString: loops.pointee.name)))
      next += 1
    }
    return found
  }()
}
