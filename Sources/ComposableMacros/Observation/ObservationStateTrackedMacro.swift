import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@ObservationStateTracked`, for a property whose reads and writes are
/// registered.
struct ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVar,
      let (binding, name) = property.named
    else { return [] }
    let storage = name.underscored
    let accessors = TrackedAccessors(
      property: name.text, storage: storage, hasObservers: binding.hasObservers)
    return [
      AccessorDeclSyntax(
        unparsed: """
          @storageRestrictions(initializes: \(storage))
          init(initialValue) {
            \(storage) = initialValue
          }
          """
      ),
      accessors.get, accessors.set, accessors.modify,
    ]
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVar,
      let (named, name) = property.named
    else { return [] }
    var binding = named
    binding.pattern = PatternSyntax(
      IdentifierPatternSyntax(
        leadingTrivia: binding.pattern.leadingTrivia,
        identifier: .identifier(name.underscored),
        trailingTrivia: binding.pattern.trailingTrivia
      )
    )
    let modifiers = property.modifiers.withoutAccess.map { $0.trimmedDescription + " " }.joined()
    return [
      """
      @\(ModuleSelector.composableCore)ObservationStateIgnored private \(raw: modifiers)var \
      \(binding.trimmed)
      """
    ]
  }
}
