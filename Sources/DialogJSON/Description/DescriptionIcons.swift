import Dialogs

extension DescriptionReader {
  /// The icon of a dialog or a button: a name, a PNG file's path, or `{"png": …}` with the file's
  /// bytes in base64.
  mutating func icon(of owner: DescriptionNode) throws(DescriptionError) -> DialogIcon? {
    guard let node = try owner.member("icon") else { return nil }
    if node.value.object != nil {
      let png = try node.required("png")
      guard let bytes = Base64.bytes(of: try png.string()) else {
        throw DescriptionError(png.path, .notA(.base64))
      }
      return .png(bytes)
    }
    guard let written = node.value.string else { throw DescriptionError(node.path, .notA(.icon)) }
    guard written.contains(where: { $0 == "." || $0 == "/" }) else {
      guard DialogIcon.names.contains(written) else {
        throw DescriptionError(node.path, .unknown(.icon, written, known: DialogIcon.names))
      }
      return .named(written)
    }
    let isRelative = !written.hasPrefix("/") && !folder.isEmpty
    let file = isRelative ? folder + (folder.hasSuffix("/") ? "" : "/") + written : written
    iconFiles.append(DialogDescription.IconFile(path: node.path, file: file))
    return .file(file)
  }
}
