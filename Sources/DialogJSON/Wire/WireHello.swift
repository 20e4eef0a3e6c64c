/// What the notification `hello` tells of the other side.
package struct WireHello: Sendable, Hashable {
  /// The version that it speaks; `nil` where it does not say.
  package let version: Int?
  /// What it can do and wants to be told, in words; those that are not known do not matter.
  package let capabilities: Set<String>

  /// What a hello says, as far as it is right.
  package init(_ params: JSONValue) {
    version = params.object?["protocol"]?.integer
    capabilities = Set(params.object?["capabilities"]?.array?.compactMap(\.string) ?? [])
  }

  /// What is answered to a version that is not spoken here.
  package var refusal: MessageError? {
    guard let version, version != WireProtocol.version else { return nil }
    return .invalidRequest(
      "protocol \(version) is not spoken here; \(WireProtocol.version) is")
  }

  /// The forms in which it takes pictures: all of them where it has no word for any.
  package var iconForms: Set<IconForm> {
    let forms = Set(capabilities.compactMap(IconForm.init))
    return forms.isEmpty ? IconForm.all : forms
  }
}
