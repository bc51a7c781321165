import SwiftSyntax

/// The property that `@Presents` is attached to.
struct PresentedProperty {
  let name: String
  let storage: String
  let projection: String
  let wrapped: String
  let initialValue: String
  /// The observers of the property, for its storage: a block with `willSet` and `didSet`, or empty.
  let observers: String
  /// The modifiers of the property, which its projection shares, so that both have the same access.
  let modifiers: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVar,
      let (binding, name) = property.named, let type = binding.typeAnnotation?.type,
      let wrapped = Self.wrapped(type)
    else { return nil }
    self.name = name.text
    self.storage = name.underscored
    self.projection = name.prefixed("$")
    self.wrapped = wrapped
    self.initialValue = binding.initializer?.value.trimmedDescription ?? "nil"
    self.observers = Self.observers(binding)
    self.modifiers = property.modifiers.map { $0.trimmedDescription + " " }.joined()
  }

  private static func observers(_ binding: PatternBindingSyntax) -> String {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return "" }
    let observers = accessors.compactMap { observer -> String? in
      guard let body = observer.body else { return nil }
      let keyword = observer.accessorSpecifier.text
      let name =
        observer.parameters?.name.text ?? (keyword == "willSet" ? "newValue" : "oldValue")
      return """
        \(keyword)(presentation) {
        let \(name) = presentation.wrappedValue
        _ = \(name)
        \(body.statements.trimmedDescription)
        }
        """
    }
    return " {\n\(observers.joined(separator: "\n"))\n}"
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
