import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name") { … }`: a view to look at while one writes it.
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
