import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `#Preview("Name") { … }`, which declares a preview of a view.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let closure =
      node.trailingClosure
      ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let closure else {
      context.error("'#Preview' needs a view: '#Preview { … }'.", at: node)
      return []
    }
    return [
      """
      struct \(context.makeUniqueName("Preview")): _PreviewProvider {
        static var previews: some _PreviewedView {
      \(closure.statements.trimmed)
        }
      }
      """
    ]
  }
}

/// The implementation of `@Previewable`, which marks a property of a preview and adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
