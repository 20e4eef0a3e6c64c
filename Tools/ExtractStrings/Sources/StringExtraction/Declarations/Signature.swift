import SwiftSyntax

/// What can be called: a function, an initializer, an enum case with values, or a closure.
struct Signature: Hashable {
  struct Parameter: Hashable {
    let label: String?
    let type: ValueType
    var canBeLeftOut = false
    var isVariadic = false
  }

  let parameters: [Parameter]
  let result: ValueType
}

extension Signature {
  /// The parameter that each argument of a call goes to: first those in parentheses, then the
  /// trailing closures; `nil` where the call does not fit.
  func match(_ call: FunctionCallExprSyntax) -> [(argument: ExprSyntax, parameter: Parameter)]? {
    var pairs: [(argument: ExprSyntax, parameter: Parameter)] = []
    var rest = parameters[...]
    for argument in call.arguments {
      let label = argument.label?.bareText
      if label == nil, let last = pairs.last?.parameter, last.isVariadic {
        pairs.append((argument.expression, last))
        continue
      }
      while let next = rest.first, next.label != label, next.canBeLeftOut { rest.removeFirst() }
      guard let next = rest.popFirst(), next.label == label else { return nil }
      pairs.append((argument.expression, next))
    }
    var isFirst = true
    for (label, closure) in call.trailingClosures {
      let takes = { (parameter: Parameter) in
        (isFirst || parameter.label == label) && parameter.type.takesClosure
      }
      while let next = rest.first, !takes(next), next.canBeLeftOut { rest.removeFirst() }
      guard let next = rest.popFirst(), takes(next) else { return nil }
      pairs.append((ExprSyntax(closure), next))
      isFirst = false
    }
    return rest.allSatisfy(\.canBeLeftOut) ? pairs : nil
  }
}

extension ValueType {
  fileprivate var takesClosure: Bool {
    switch unwrapped {
    case .function, .unknown, .named: true
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var trailingClosures: [(label: String?, ClosureExprSyntax)] {
    (trailingClosure.map { [(nil, $0)] } ?? [])
      + additionalTrailingClosures.map { ($0.label.bareText, $0.closure) }
  }
}
