internal import CResample

/// The inner loops of scaling for one set of instructions; all give the same bytes.
package struct InstructionSet: Sendable {
  let loops: CResampleLoops

  /// The set of instructions: `avx2`, `sse2` or `portable`.
  package let name: String

  /// Those that this processor can run, the fastest first.
  package static let available: [InstructionSet] = {
    var found: [InstructionSet] = []
    var next = CResampleAvailableLoops()
    while let loops = next.pointee {
      found.append(InstructionSet(loops: loops.pointee, name: String(cString: loops.pointee.name)))
      next += 1
    }
    return found
  }()
}
