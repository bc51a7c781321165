import SwiftSyntax
import SwiftSyntaxMacros

extension DeclModifierListSyntax {
  func contains(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// The modifiers that say nothing about who may see or set the declaration.
  var withoutAccess: DeclModifierListSyntax {
    filter {
      switch $0.name.tokenKind {
      case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
        .keyword(.private), .keyword(.open):
        false
      default: true
      }
    }
  }

  /// The access declared for reading, with a space after it; empty when it is at most internal.
  var exportingAccess: String? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return ""
      default: continue
      }
    }
    return nil
  }
}

extension DeclGroupSyntax {
  /// The access a generated member needs to be seen wherever this type is.
  func memberAccess(in context: some MacroExpansionContext) -> String {
    if let access = modifiers.exportingAccess { return access }
    // `public extension Feature { struct State {} }` makes a public type.
    return context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.exportingAccess
      ?? ""
  }
}
