import SwiftSyntax

/// Collects what `typealias` declares.
final class AliasCollector: TypeNestingVisitor {
  private(set) var types: TypeReader

  init(_ types: TypeReader) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    types.aliases[enclosing.last ?? "", default: [:]][node.name.bareText] = node.initializer.value
    return .skipChildren
  }
}
