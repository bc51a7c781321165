import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@ObservationStateIgnored`, a marker for `@ObservableState` that generates
/// no code.
struct ObservationStateIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
