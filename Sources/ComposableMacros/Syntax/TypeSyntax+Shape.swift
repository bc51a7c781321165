import SwiftSyntax

extension TypeSyntaxProtocol {
  /// The last name of a nominal type: `State` for `Feature.State`, `Array` for `Array<Int>`.
  var baseName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    return nil
  }

  /// The generic arguments of a nominal type.
  var genericArguments: [GenericArgumentSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause.map { Array($0.arguments) } ?? []
  }

  /// The type without enclosing parentheses.
  var unparenthesized: TypeSyntax {
    guard
      let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil, element.ellipsis == nil
    else { return TypeSyntax(self) }
    return element.type.unparenthesized
  }

  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || baseName == "Optional"
  }

  /// The type as an argument of a generic type, where `Int!` is not allowed but `Int?` is.
  var explicitlyUnwrapped: TypeSyntax {
    guard let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return TypeSyntax(self)
    }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: optional.wrappedType))
  }

  var isVoid: Bool {
    baseName == "Void" || self.as(TupleTypeSyntax.self)?.elements.isEmpty == true
  }
}
