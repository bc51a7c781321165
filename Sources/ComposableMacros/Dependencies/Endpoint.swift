import SwiftSyntax

/// A property with a closure that tests and previews replace.
struct Endpoint {
  let name: TokenSyntax
  /// The type as written.
  let type: TypeSyntax
  let function: FunctionTypeSyntax
  /// The attributes of the type, such as `@Sendable` and `@MainActor`.
  let attributes: [AttributeSyntax]
  let defaultValue: ExprSyntax?

  /// Returns `nil` if the declared type of the property is not a closure.
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

  /// The arguments of a call, as in `p0, p1`, with `&` before `inout` arguments.
  var arguments: [String] {
    function.parameters.enumerated().map { index, parameter in
      let isInout =
        parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
          $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } ?? false
      return "\(isInout ? "&" : "")p\(index)"
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
  /// The function type without parentheses and attributes, and its attributes.
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
