import SwiftSyntax

/// The conformances requested by `@Reducer(state: .equatable, action: .sendable)`.
struct ReducerArguments {
  private(set) var state: [String] = []
  private(set) var action: [String] = []
  let first: LabeledExprSyntax?

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments else {
      first = nil
      return
    }
    first = arguments.first
    var isAction = false
    for argument in arguments {
      if let label = argument.label { isAction = label.text == "action" }
      guard let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { continue }
      let conformance = "Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
      if isAction { action.append(conformance) } else { state.append(conformance) }
    }
  }
}
