import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@Presents`, for the optional state of a presented child.
struct PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = PresentedProperty(declaration) else { return [] }
    let accessors = TrackedAccessors(
      property: presented.name, storage: "\(presented.storage).wrappedValue")
    return [
      """
      @storageRestrictions(initializes: \(raw: presented.storage))
      init(initialValue) {
      \(raw: presented.storage) = \
      ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      """,
      accessors.get, accessors.set, accessors.modify,
    ]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let presented = PresentedProperty(declaration) else {
      context.error(
        """
        '@Presents' needs an optional 'var' with its type written out, such as \
        '@Presents var destination: Destination.State?'
        """,
        at: declaration
      )
      return []
    }
    let type = "ComposableArchitecture.PresentationState<\(presented.wrapped)>"
    let accessors = TrackedAccessors(property: presented.name, storage: presented.storage)
    return [
      """
      @ComposableArchitecture.ObservationStateIgnored private var \(raw: presented.storage) = \
      \(raw: type)(wrappedValue: \(raw: presented.initialValue))
      """,
      """
      @ComposableArchitecture.ObservationStateIgnored \(raw: presented.modifiers)var \
      $\(raw: presented.bareName): \(raw: type) {
      \(accessors.get)
      \(accessors.set)
      \(accessors.modify)
      }
      """,
    ]
  }
}

/// The property that `@Presents` is attached to.
private struct PresentedProperty {
  let name: String
  let bareName: String
  let storage: String
  let wrapped: String
  let initialValue: String
  /// The modifiers of the property, which its projection shares, so that both have the same access.
  let modifiers: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVar,
      let (binding, name) = property.named, let type = binding.typeAnnotation?.type,
      let wrapped = Self.wrapped(type)
    else { return nil }
    self.name = name.text
    self.bareName = name.bareText
    self.storage = name.underscored
    self.wrapped = wrapped
    self.initialValue = binding.initializer?.value.trimmedDescription ?? "nil"
    self.modifiers = property.modifiers.map { $0.trimmedDescription + " " }.joined()
  }

  private static func wrapped(_ type: TypeSyntax) -> String? {
    let type = type.unparenthesized
    if let optional = type.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.unparenthesized.trimmedDescription
    }
    guard type.baseName == "Optional", type.genericArguments.count == 1 else { return nil }
    return type.genericArguments.first?.argument.trimmedDescription
  }
}
