import SwiftSyntax
import SwiftSyntaxMacros

extension DeclModifierListSyntax {
  func contains(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// The modifiers without those for access.
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

  /// The access of the getter followed by a space, or an empty string if it is at most internal.
  /// `nil` if there is no access modifier.
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
  /// The access that a generated member needs in order to be as visible as its type.
  func memberAccess(in context: some MacroExpansionContext) -> String {
    if let access = modifiers.exportingAccess { return access }
    // `public extension Feature { struct State {} }` declares a public type.
    return context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.exportingAccess
      ?? ""
  }
}
