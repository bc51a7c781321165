import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@DependencyEndpointIgnored`, a marker for `@DependencyClient` that
/// generates no code.
struct DependencyEndpointIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
