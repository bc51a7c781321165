import SwiftSyntax
import SwiftSyntaxMacros

/// `@DependencyEndpointIgnored`: a mark for `@DependencyClient`, nothing else.
struct DependencyEndpointIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
