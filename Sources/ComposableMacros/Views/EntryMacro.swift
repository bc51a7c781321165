import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@Entry`, which generates the key of an environment value.
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    AccessorDeclSyntax.accessors(of: declaration, key: EnvironmentEntry(declaration)?.key)
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = EnvironmentEntry(declaration) else {
      context.error(
        """
        '@Entry' needs a 'var' with a default value, such as '@Entry var accent: Color = .blue'
        """,
        at: declaration
      )
      return []
    }
    return [
      """
      private struct \(raw: entry.key): _EnvironmentKey {
        \(raw: entry.defaultValue)
      }
      """
    ]
  }
}

/// The property that `@Entry` is attached to.
private struct EnvironmentEntry {
  let key: String
  /// The declaration of the key's default value.
  let defaultValue: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVar,
      let (binding, name) = property.named
    else { return nil }
    key = name.prefixed("__EntryKey_")
    let value = binding.initializer?.value.trimmedDescription
    if let type = binding.typeAnnotation?.type {
      guard let value = value ?? (type.unparenthesized.isOptional ? "nil" : nil) else { return nil }
      // It is computed, since a stored property would have to be `Sendable`.
      defaultValue = "static var defaultValue: \(type.trimmedDescription) { \(value) }"
    } else {
      guard let value else { return nil }
      defaultValue = "static let defaultValue = \(value)"
    }
  }
}
