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
    let arguments = node.arguments.filter { $0.expression.as(ClosureExprSyntax.self) != closure }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }
    return [
      """
      struct \(context.makeUniqueName("Preview")): _DeclaredPreview {
        static var declaration: _PreviewDeclaration {
          _PreviewDeclaration(\(raw: arguments.joined(separator: ", ")))
        }
      \(raw: previews(closure.statements))
      }
      """
    ]
  }

  /// Returns the declaration of the views.
  ///
  /// A preview with properties of its own is a view with these properties, in which their values live.
  private static func previews(_ statements: CodeBlockItemListSyntax) -> String {
    let properties = statements.filter(\.isPreviewable)
    let views = source(of: statements.filter { !$0.isPreviewable })
    guard !properties.isEmpty else {
      return "static var previews: some _PreviewedView {\n\(views)\n}"
    }
    return """
      struct _Content: _PreviewedView {
      \(source(of: properties))
      var body: some _PreviewedView {
      \(views)
      }
      }
      static var previews: some _PreviewedView { _Content() }
      """
  }

  private static func source(of statements: CodeBlockItemListSyntax) -> String {
    statements.map(\.trimmedDescription).joined(separator: "\n")
  }
}

extension CodeBlockItemSyntax {
  /// True for a property that is marked as `@Previewable`.
  fileprivate var isPreviewable: Bool {
    item.as(VariableDeclSyntax.self)?.attributes.contains(named: "Previewable") ?? false
  }
}

/// The implementation of `@Previewable`, which marks a property of a preview and adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
