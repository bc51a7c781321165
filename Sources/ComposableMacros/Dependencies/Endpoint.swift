import SwiftSyntax

/// A property with a closure that tests and previews replace.
struct Endpoint {
  let name: TokenSyntax
  /// The type as written.
  let type: TypeSyntax
  let function: FunctionTypeSyntax
  /// The attributes of the type, such as `@Sendable` and `@MainActor`.
  let attributes: [AttributeSyntax]
  /// The specifiers of the type, as in `nonisolated(nonsending) `.
  let specifiers: String
  var defaultValue: ExprSyntax?

  /// Returns `nil` if the declared type of the property is not a closure.
  init?(_ property: VariableDeclSyntax) {
    guard
      let (binding, name) = property.named, !property.isComputed,
      let type = binding.typeAnnotation?.type,
      let (function, attributes, specifiers) = type.closure
    else { return nil }
    self.name = name
    self.type = type.trimmed
    self.function = function
    self.attributes = attributes
    self.specifiers = specifiers
    self.defaultValue = binding.initializer?.value.trimmed
  }

  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }

  var throwsClause: ThrowsClauseSyntax? {
    guard let clause = function.effectSpecifiers?.throwsClause, !clause.throwsNothing else {
      return nil
    }
    return clause
  }

  /// True if the closure can throw errors of any type.
  var throwsAnyError: Bool {
    guard let clause = throwsClause else { return false }
    guard let type = clause.type else { return true }
    return type.as(SomeOrAnyTypeSyntax.self)?.constraint.baseName == "Error"
  }

  var result: TypeSyntax { function.returnClause.type }

  /// True if the endpoint needs no default: it can throw, or its result is `Void` or optional.
  var hasObviousDefault: Bool { throwsAnyError || result.isVoid || result.isOptional }

  /// True if a parameter of the closure type has a name, as in `_ id: Int`.
  var hasNamedParameters: Bool { function.parameters.contains { $0.secondName != nil } }

  var isVariadic: Bool { function.parameters.contains { $0.ellipsis != nil } }

  /// The arguments of a call, as in `p0, p1`, with `&` before `inout` arguments. An autoclosure is
  /// called, since only its result can be passed on.
  var arguments: [String] {
    function.parameters.enumerated().map { index, parameter in
      let type = parameter.type.as(AttributedTypeSyntax.self)
      let isInout =
        type?.specifiers.contains {
          $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } ?? false
      if isInout { return "&p\(index)" }
      guard let type, type.attributes.contains(named: "autoclosure") else { return "p\(index)" }
      let effects = type.baseType.unparenthesized.as(FunctionTypeSyntax.self)?.effectSpecifiers
      let keywords =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      return "\(keywords)p\(index)()"
    }
  }

  /// The keywords before a call of the closure, such as `try await `.
  var effects: String { (throwsClause == nil ? "" : "try ") + (isAsync ? "await " : "") }
}

extension ThrowsClauseSyntax {
  fileprivate var throwsNothing: Bool {
    throwsSpecifier.tokenKind == .keyword(.rethrows) || type?.baseName == "Never"
  }
}

extension TypeSyntax {
  /// The function type without parentheses, attributes and specifiers, and the latter.
  fileprivate var closure:
    (function: FunctionTypeSyntax, attributes: [AttributeSyntax], specifiers: String)?
  {
    let type = unparenthesized
    if let function = type.as(FunctionTypeSyntax.self) { return (function, [], "") }
    guard
      let attributed = type.as(AttributedTypeSyntax.self),
      let (function, attributes, specifiers) = attributed.baseType.closure
    else { return nil }
    let own = attributed.specifiers.map { $0.trimmedDescription + " " }.joined()
    return (function, attributed.attributes.all + attributes, own + specifiers)
  }
}
