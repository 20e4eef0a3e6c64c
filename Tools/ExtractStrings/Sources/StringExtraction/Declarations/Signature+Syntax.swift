import SwiftSyntax

extension Signature {
  init(_ node: FunctionDeclSyntax, _ types: TypeReader, in enclosing: [String]) {
    let result = node.signature.returnClause.map { types.read($0.type, in: enclosing) }
    self.init(
      node.signature.parameterClause, result: result ?? .tuple([]), types, in: enclosing)
  }

  init(
    _ clause: FunctionParameterClauseSyntax, result: ValueType, _ types: TypeReader,
    in enclosing: [String]
  ) {
    parameters = clause.parameters.map {
      Parameter(
        label: $0.firstName.text == "_" ? nil : $0.firstName.bareText,
        type: types.read($0.type, in: enclosing), canBeLeftOut: $0.defaultValue != nil,
        isVariadic: $0.ellipsis != nil)
    }
    self.result = result
  }
}
