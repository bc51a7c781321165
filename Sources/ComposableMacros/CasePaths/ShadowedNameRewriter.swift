import SwiftSyntax

/// Rewrites the types of payloads for use inside `AllCasePaths`, which shadows some names.
///
/// In `case root(Root.Action)`, `Root` would resolve to the type alias of the case paths. So the
/// enum gets an alias `_$Root` for the user's type, and the case path uses `_$Root.Action`.
final class ShadowedNameRewriter: SyntaxRewriter {
  static let all: Set<String> = ["Root", "Element", "Iterator"]
  private(set) var used: Set<String> = []

  func rewrite(_ type: TypeSyntax) -> Syntax { super.rewrite(type) }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    var node = node
    let name = node.name.text
    if name == "Self" {
      node.name.tokenKind = .identifier("Root")
    } else if Self.all.contains(name) {
      used.insert(name)
      node.name.tokenKind = .identifier("_$\(name)")
    }
    return super.visit(node)
  }
}
