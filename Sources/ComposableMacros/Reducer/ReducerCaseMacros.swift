import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@ReducerCaseIgnored`, a marker for a case whose payload is not a reducer.
struct ReducerCaseIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// The implementation of `@ReducerCaseEphemeral`, a marker for a case whose payload is removed once
/// it has sent an action.
struct ReducerCaseEphemeralMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
