import SwiftSyntax

/// A property that holds a closure others are to replace.
struct Endpoint {
  let name: TokenSyntax
  /// The type as written.
  let type: TypeSyntax
  let function: FunctionTypeSyntax
  /// The attributes of the type, such as `@Sendable` and `@MainActor`.
  let attributes: [AttributeSyntax]
  let defaultValue: ExprSyntax?

  /// `nil` when the property's written type isn't a closure's.
  init?(_ property: VariableDeclSyntax) {
    guard
      let (binding, name) = property.named, !property.isComputed,
      let type = binding.typeAnnotation?.type, let (function, attributes) = type.closure
    else { return nil }
    self.name = name
    self.type = type.trimmed
    self.function = function
    self.attributes = attributes
    self.defaultValue = binding.initializer?.value.trimmed
  }

  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }

  var throwsClause: ThrowsClauseSyntax? {
    guard let clause = function.effectSpecifiers?.throwsClause, !clause.throwsNothing else {
      return nil
    }
    return clause
  }

  /// Whether an error of any type can be thrown.
  var throwsAnyError: Bool {
    guard let clause = throwsClause else { return false }
    guard let type = clause.type else { return true }
    return type.as(SomeOrAnyTypeSyntax.self)?.constraint.baseName == "Error"
  }

  var result: TypeSyntax { function.returnClause.type }

  /// Whether the endpoint can do without a default: it can throw, or there is an obvious value.
  var hasObviousDefault: Bool { throwsAnyError || result.isVoid || result.isOptional }

  /// The names the closure's parameters are given: `_ id: Int`.
  var hasNamedParameters: Bool { function.parameters.contains { $0.secondName != nil } }

  /// `p0, p1`, with `&` where they are passed `inout`.
  var arguments: [String] {
    function.parameters.enumerated().map { index, parameter in
      let isInout =
        parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
          $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } ?? false
      return "\(isInout ? "&" : "")p\(index)"
    }
  }

  /// `try await `, as the closure needs it.
  var effects: String { (throwsClause == nil ? "" : "try ") + (isAsync ? "await " : "") }
}

extension ThrowsClauseSyntax {
  fileprivate var throwsNothing: Bool {
    throwsSpecifier.tokenKind == .keyword(.rethrows) || type?.baseName == "Never"
  }
}

extension TypeSyntax {
  /// The closure type behind parentheses and attributes.
  fileprivate var closure: (function: FunctionTypeSyntax, attributes: [AttributeSyntax])? {
    let type = unparenthesized
    if let function = type.as(FunctionTypeSyntax.self) { return (function, []) }
    guard
      let attributed = type.as(AttributedTypeSyntax.self), attributed.specifiers.isEmpty,
      let (function, attributes) = attributed.baseType.closure
    else { return nil }
    return (function, attributed.attributes.all + attributes)
  }
}
