import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@DependencyEndpoint`, for a closure that reports calls before it is
/// replaced.
struct DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVar,
      let endpoint = Endpoint(property)
    else { return [] }
    let storage = endpoint.name.underscored
    let accessors: [AccessorDeclSyntax] = [
      """
      get {
      \(raw: storage)
      }
      """,
      """
      set {
      \(raw: storage) = newValue
      }
      """,
    ]
    // With an `init` accessor the default value would initialize the storage like a replacement,
    // and would never report.
    guard endpoint.defaultValue == nil else { return accessors }
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """
    ] + accessors
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard var endpoint = endpoint(declaration, in: context),
      let property = declaration.as(VariableDeclSyntax.self)
    else { return [] }
    if endpoint.defaultValue == nil, !endpoint.hasObviousDefault {
      diagnoseMissingDefault(endpoint, of: property, in: context)
    }
    let method = methodName(node, of: endpoint)
    if endpoint.isVariadic, method != nil || endpoint.defaultValue != nil {
      context.error(
        """
        '\(endpoint.name.text)' needs an array in place of a variadic parameter, whose arguments \
        Swift can't pass on to the closure
        """,
        at: endpoint.function.parameters
      )
      endpoint.defaultValue = nil
      return [EndpointSource(endpoint).storage]
    }
    let source = EndpointSource(endpoint)
    guard let method else { return [source.storage] }
    return [source.method(method, of: property), source.storage]
  }

  /// Returns the property as an endpoint, or reports an error and returns `nil`.
  private static func endpoint(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> Endpoint? {
    guard let property = declaration.as(VariableDeclSyntax.self) else {
      context.error("'@DependencyEndpoint' can only be attached to a property", at: declaration)
      return nil
    }
    guard property.isVar else {
      context.error(
        "'@DependencyEndpoint' needs a 'var': tests and previews replace the closure",
        at: property.bindingSpecifier,
        fixIts: [
          .replace("Make it a 'var'", property.bindingSpecifier, with: TokenSyntax.keyword(.var))
        ]
      )
      return nil
    }
    guard let endpoint = Endpoint(property), !property.isStatic else {
      context.error(
        """
        '@DependencyEndpoint' needs a stored property whose type is written out as a closure, \
        such as 'var fetch: @Sendable (_ id: Int) async throws -> String'
        """,
        at: property.bindings
      )
      return nil
    }
    return endpoint
  }

  private static func diagnoseMissingDefault(
    _ endpoint: Endpoint,
    of property: VariableDeclSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let (binding, _) = property.named else { return }
    let placeholders = endpoint.function.parameters.map { _ in "_" }.joined(separator: ", ")
    let parameters = placeholders.isEmpty ? "" : "\(placeholders) in "
    let closure = "{ \(parameters)<#default#> }"
    let value: ExprSyntax = "\(raw: closure)"
    let initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value)
    context.error(
      """
      '\(endpoint.name.text)' needs a default: until the closure is replaced, it has neither an \
      error to throw nor a value to return
      """,
      at: binding,
      fixIts: [
        .replace(
          "Insert '= \(closure)'", binding,
          with: binding.with(\.initializer, initializer)
        )
      ]
    )
  }

  /// The name of the method with argument labels, or `nil` if none is generated.
  private static func methodName(_ node: AttributeSyntax, of endpoint: Endpoint) -> String? {
    if case .argumentList(let arguments) = node.arguments,
      let argument = arguments.first(where: { $0.label?.text == "method" }),
      let literal = argument.expression.as(StringLiteralExprSyntax.self)
    {
      return literal.segments.trimmedDescription
    }
    return endpoint.hasNamedParameters ? endpoint.name.text : nil
  }
}
