import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro has to say about the code it is attached to.
struct Complaint: DiagnosticMessage, FixItMessage {
  let message: String
  var severity = DiagnosticSeverity.error

  var diagnosticID: MessageID { MessageID(domain: "ComposableMacros", id: message) }
  var fixItID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  func error(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(Diagnostic(node: node, message: Complaint(message: message), fixIts: fixIts))
  }

  func warning(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    let complaint = Complaint(message: message, severity: .warning)
    diagnose(Diagnostic(node: node, message: complaint, fixIts: fixIts))
  }
}

extension FixIt {
  /// Replaces a node; the new one keeps the trivia of the old one.
  static func replace(
    _ message: String,
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol
  ) -> FixIt {
    let new = new.with(\.leadingTrivia, old.leadingTrivia).with(
      \.trailingTrivia, old.trailingTrivia)
    return FixIt(
      message: Complaint(message: message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }
}
