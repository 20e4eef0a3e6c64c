/// A part of a picture that has a name, for instance a button: a difference tells which were hit.
public struct PictureFrame: Sendable, Hashable {
  /// What it is, in words for a developer.
  public var name: String
  /// Where it is, in pixels.
  public var rect: PixelRect

  /// Makes a frame.
  ///
  /// - Parameters:
  ///   - name: What it is, in words for a developer.
  ///   - rect: Where it is, in pixels; what is outside the picture does not count.
  public init(_ name: String, _ rect: PixelRect) {
    self.name = name
    self.rect = rect
  }
}
