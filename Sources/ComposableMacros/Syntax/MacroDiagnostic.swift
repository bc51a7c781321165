import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The message of a diagnostic or fix-it that a macro emits.
struct MacroDiagnostic: DiagnosticMessage, FixItMessage {
  let message: String
  var severity = DiagnosticSeverity.error

  var diagnosticID: MessageID { MessageID(domain: "ComposableMacros", id: message) }
  var fixItID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  func error(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(Diagnostic(node: node, message: MacroDiagnostic(message: message), fixIts: fixIts))
  }

  func warning(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    let diagnostic = MacroDiagnostic(message: message, severity: .warning)
    diagnose(Diagnostic(node: node, message: diagnostic, fixIts: fixIts))
  }
}

extension FixIt {
  /// Creates a fix-it that replaces a node and preserves its trivia.
  static func replace(
    _ message: String,
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol
  ) -> FixIt {
    let new = new.with(\.leadingTrivia, old.leadingTrivia).with(
      \.trailingTrivia, old.trailingTrivia)
    return FixIt(
      message: MacroDiagnostic(message: message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }
}
