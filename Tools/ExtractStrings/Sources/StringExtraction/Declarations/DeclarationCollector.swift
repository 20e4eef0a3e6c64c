import SwiftSyntax

/// Collects what a file declares in types and outside of them; what is inside of bodies is looked up
/// where it stands.
final class DeclarationCollector: TypeNestingVisitor {
  private(set) var declarations: Declarations

  init(_ declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  private var owner: String { enclosing.last ?? "" }

  override func enter(_ type: String) {
    super.enter(type)
    declarations.add(type)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    let members = node.memberBlock.members.map(\.decl)
    if !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) {
      let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }
      let signature = Signature(
        parameters: properties.flatMap { $0.memberwiseParameters(declarations.types, enclosing) },
        result: .named(owner))
      declarations.add("init", signature, to: owner)
    }
    return kind
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.add(
      node.name.bareText, Signature(node, declarations.types, in: enclosing), to: owner)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let signature = Signature(
      node.signature.parameterClause, result: .named(owner), declarations.types, in: enclosing)
    declarations.add("init", signature, to: owner)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.bareText
    if let values = node.parameterClause?.parameters {
      let parameters = values.map {
        Signature.Parameter(
          label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.bareText },
          type: declarations.types.read($0.type, in: enclosing),
          canBeLeftOut: $0.defaultValue != nil)
      }
      declarations.add(name, Signature(parameters: parameters, result: .named(owner)), to: owner)
    } else {
      declarations.add(name, .named(owner), to: owner)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for (name, type) in node.annotated(declarations.types, in: enclosing) {
      declarations.add(name, type, to: owner)
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
