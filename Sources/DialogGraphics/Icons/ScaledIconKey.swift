/// All that a scaled icon depends on.
///
/// Two keys are equal when their content is: the digest only finds candidates faster.
struct ScaledIconKey: Hashable {
  let png: [UInt8]
  let target: ScaleTarget
  let resampling: Resampling
  let limits: PNGLimits
  /// Made once, so that a lock need not be held while a whole PNG is hashed.
  let digest: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

extension ScaledIconKey {
  init(png: [UInt8], target: ScaleTarget, resampling: Resampling, limits: PNGLimits) {
    var hasher = Hasher()
    png.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(target)
    hasher.combine(resampling)
    hasher.combine(limits)
    self.init(
      png: png, target: target, resampling: resampling, limits: limits,
      digest: hasher.finalize())
  }
}
