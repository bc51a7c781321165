import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Collects calls of `store.send(.view(…))` in the code of a view.
final class DirectSendVisitor: SyntaxVisitor {
  struct Call {
    let call: FunctionCallExprSyntax
    /// The wrapped action, as in `.view(.buttonTapped)`.
    let wrapped: FunctionCallExprSyntax
    /// The unwrapped action, as in `.buttonTapped`.
    let action: LabeledExprSyntax
  }

  private(set) var calls: [Call] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = Call(node) { calls.append(call) }
    return .visitChildren
  }
}

extension DirectSendVisitor.Call {
  fileprivate init?(_ node: FunctionCallExprSyntax) {
    guard
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send", callee.base?.isStore == true,
      let wrapped = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let wrapper = wrapped.calledExpression.as(MemberAccessExprSyntax.self),
      wrapper.declName.baseName.text == "view",
      let action = wrapped.arguments.first, wrapped.arguments.count == 1
    else { return nil }
    self.init(call: node, wrapped: wrapped, action: action)
  }

  func warn(in context: some MacroExpansionContext) {
    let callee = call.calledExpression
    let changes: [FixIt.Change] = [
      .replace(
        oldNode: Syntax(callee),
        newNode: Syntax(
          DeclReferenceExprSyntax(baseName: .identifier("send"))
            .with(\.leadingTrivia, callee.leadingTrivia)
            .with(\.trailingTrivia, callee.trailingTrivia))
      ),
      .replace(
        oldNode: Syntax(wrapped),
        newNode: Syntax(
          action.expression
            .with(\.leadingTrivia, wrapped.leadingTrivia)
            .with(\.trailingTrivia, wrapped.trailingTrivia))
      ),
    ]
    context.warning(
      """
      A view with '@ViewAction' sends its actions with 'send(_:)', which wraps them in '.view' \
      itself
      """,
      at: call,
      fixIts: [FixIt(message: MacroDiagnostic(message: "Use 'send(_:)'"), changes: changes)]
    )
  }
}

extension ExprSyntax {
  /// True for `store` and `self.store`.
  fileprivate var isStore: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == "store"
    }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "store"
    else { return false }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
