internal import CPango
internal import Glibc
internal import Synchronization

/// A configuration of fontconfig's that knows the files of a font set and nothing else.
///
/// It is not made the current one, which belongs to the program: there, and in GTK, the reader's own
/// settings hold at the same time.
///
/// It may be shared by threads: nothing changes it once it is made, and fontconfig (2.10.91 and later)
/// counts its references atomically and locks its caches.
final class FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Whether the reader has any fonts, or the program has brought some.
  ///
  /// Pango draws nothing without, and says nothing of it.
  static var systemHasFonts: Bool {
    [FcSetSystem, FcSetApplication].contains { set in
      (FcConfigGetFonts(nil, set)?.pointee.nfont ?? 0) > 0
    }
  }

  /// Those that were made; reading the files of East Asian letters takes a quarter of a second.
  private static let made = Mutex<[[FontSet.File]: FontConfiguration]>([:])

  /// The configuration for some files.
  static func shared(_ files: [FontSet.File]) throws(PictureError) -> FontConfiguration {
    let result = made.withLock { made -> Result<FontConfiguration, PictureError> in
      if let configuration = made[files] { return .success(configuration) }
      do throws(PictureError) {
        let configuration = try FontConfiguration(files)
        made[files] = configuration
        return .success(configuration)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(_ files: [FontSet.File]) throws(PictureError) {
    guard let pointer = FcConfigCreate() else { throw .drawing("FcConfigCreate") }
    self.pointer = pointer
    let rules = FontRules.xml
    guard FcConfigParseAndLoadFromMemory(pointer, rules, 1) != 0 else {
      throw .drawing("FcConfigParseAndLoadFromMemory")
    }
    for file in files {
      guard access(file.path, R_OK) == 0, FcConfigAppFontAddFile(pointer, file.path) != 0 else {
        throw .noFont(path: file.path, package: file.package)
      }
    }
  }

  deinit {
    FcConfigDestroy(pointer)
  }
}
