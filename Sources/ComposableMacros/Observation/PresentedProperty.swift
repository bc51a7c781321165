import SwiftSyntax

/// The property that `@Presents` is attached to.
struct PresentedProperty {
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
