package import Dialogs

/// What identifies a message in a catalog: its key, after its context and U+0004 where it has one.
enum CatalogKey {
  /// Calls a function with the bytes, behind which stands a NUL.
  static func withBytes<Result>(
    of key: String, context: String?, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let contextLength = context.map { $0.utf8.count + 1 } ?? 0
    let length = contextLength + key.utf8.count
    return withUnsafeTemporaryAllocation(byteCount: length + 1, alignment: 1) { buffer in
      if let context {
        context.utf8.copy(to: UnsafeMutableRawBufferPointer(rebasing: buffer[..<contextLength]))
        buffer[contextLength - 1] = 4
      }
      key.utf8.copy(to: UnsafeMutableRawBufferPointer(rebasing: buffer[contextLength...]))
      buffer[length] = 0
      let bytes = buffer.assumingMemoryBound(to: UInt8.self)
      return body(UnsafeBufferPointer(rebasing: bytes[..<length]))
    }
  }
}

extension LocalizableMessage {
  /// The message that a catalog's key stands for.
  init(catalogKey: String, plural: String? = nil) {
    let parts = catalogKey.split(separator: "\u{4}", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    self.init(
      key: parts[parts.count - 1], context: parts.count > 1 ? parts[0] : nil, plural: plural)
  }

  /// The text for several and how many there are; `nil` where the message has one form.
  ///
  /// gettext counts from nought, so minus one thing is counted as one thing.
  package var countable: (plural: String, count: UInt)? {
    guard let plural, let count else { return nil }
    return (plural, count.magnitude)
  }
}

extension String.UTF8View {
  fileprivate func copy(to buffer: UnsafeMutableRawBufferPointer) {
    let isCopied: Void? = withContiguousStorageIfAvailable {
      buffer.copyMemory(from: UnsafeRawBufferPointer($0))
    }
    if isCopied == nil { buffer.copyBytes(from: self) }
  }
}
