import SwiftSyntax
import SwiftSyntaxMacros

/// `@ObservationStateIgnored`: a mark for `@ObservableState`, nothing else.
struct ObservationStateIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
