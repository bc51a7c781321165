import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored property of a dependency client, as a parameter of the memberwise initializer.
struct ClientProperty {
  enum Access: Int, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`

    static func < (lhs: Access, rhs: Access) -> Bool { lhs.rawValue < rhs.rawValue }

    init(_ modifiers: DeclModifierListSyntax) {
      self = .internal
      for modifier in modifiers where modifier.detail == nil {
        switch modifier.name.tokenKind {
        case .keyword(.private): self = .private
        case .keyword(.fileprivate): self = .fileprivate
        case .keyword(.package): self = .package
        case .keyword(.public), .keyword(.open): self = .public
        default: continue
        }
      }
    }
  }

  let name: TokenSyntax
  /// The declared type, or the type of a literal default value; otherwise `nil`.
  let type: TypeSyntax?
  let defaultValue: ExprSyntax?
  let isEndpoint: Bool
  let access: Access
  let binding: PatternBindingSyntax

  /// Returns `nil` if the property is not a parameter of the initializer.
  init?(_ declaration: DeclSyntax) {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      !property.isStatic, !property.isComputed, !property.modifiers.contains(.lazy),
      let (binding, name) = property.named
    else { return nil }
    let value = binding.initializer?.value.trimmed
    isEndpoint = property.isEndpoint
    access = Access(property.modifiers)
    if value != nil, !isEndpoint, !property.isVar || access == .private { return nil }
    self.name = name
    self.binding = binding
    type = (binding.typeAnnotation?.type ?? value?.literalType)?.trimmed
    let isOptionalVar = property.isVar && type?.isOptional == true
    defaultValue = value ?? (isOptionalVar ? ExprSyntax(NilLiteralExprSyntax()) : nil)
  }

  /// The name of the stored property. For an endpoint it is that of the underscored storage, since
  /// the property itself may be deprecated.
  var storage: String { isEndpoint ? name.underscored : name.text }

  /// The declaration of the parameter, as in `fetch: @escaping @Sendable (Int) -> String`.
  func parameter(_ type: TypeSyntax) -> String {
    let value = isEndpoint ? nil : defaultValue
    let suffix = value.map { " = \($0.trimmedDescription)" } ?? ""
    return "\(name.text): \(type.unparenthesized.escaping)\(suffix)"
  }
}

extension VariableDeclSyntax {
  /// True if the property is an endpoint, by its own attribute or by `@DependencyClient`.
  var isEndpoint: Bool {
    if attributes.contains(named: "DependencyEndpoint") { return true }
    return isStoredVar && !attributes.contains(named: "DependencyEndpointIgnored")
      && Endpoint(self) != nil
  }
}

extension TypeSyntax {
  /// The type of a parameter: that of a closure with `@escaping`, which follows the specifiers.
  fileprivate var escaping: String {
    if self.is(FunctionTypeSyntax.self) { return "@escaping \(trimmedDescription)" }
    guard
      let type = self.as(AttributedTypeSyntax.self),
      type.baseType.unparenthesized.is(FunctionTypeSyntax.self)
    else { return trimmedDescription }
    let specifiers = type.specifiers.map { $0.trimmedDescription + " " }.joined()
    return "\(specifiers)@escaping \(type.with(\.specifiers, []).trimmedDescription)"
  }
}

extension ExprSyntax {
  /// The type of a literal that needs no type inference.
  fileprivate var literalType: TypeSyntax? {
    if self.is(BooleanLiteralExprSyntax.self) { return "Swift.Bool" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Swift.Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
    if self.is(StringLiteralExprSyntax.self) { return "Swift.String" }
    return nil
  }
}
