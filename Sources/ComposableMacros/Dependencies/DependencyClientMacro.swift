import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@DependencyClient`, for a struct of closures that report calls before
/// they are replaced.
struct DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self), let property = member.as(VariableDeclSyntax.self),
      property.isEndpoint, !property.attributes.contains(named: "DependencyEndpoint")
    else { return [] }
    return ["@\(ModuleSelector.dependenciesMacros)DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.error(
        """
        '@DependencyClient' can only be attached to a struct: a client is a value whose closures \
        are replaced one by one
        """,
        at: declaration.introducer
      )
      return []
    }
    guard declaresOneProperty(withEachOf: declaration.memberTree.all, in: context) else {
      return []
    }
    // A parameter can't be declared inside an `#if`.
    let properties = declaration.memberTree.unconditional.compactMap(ClientProperty.init)
    guard properties.contains(where: \.isEndpoint) else { return [] }
    for property in declaration.memberTree.conditional.compactMap(ClientProperty.init)
    where !property.isEndpoint && property.defaultValue == nil {
      diagnoseCondition(of: property, in: context)
    }

    var parameters: [String] = []
    for property in properties {
      guard let type = property.type else {
        diagnoseMissingType(of: property, in: context)
        return []
      }
      parameters.append(property.parameter(type))
    }
    // The initializer of a private type must be visible in the scope that surrounds the type.
    let typeAccess = max(ClientProperty.Access(declaration.modifiers), .fileprivate)
    let access = properties.map(\.access).reduce(typeAccess, min).source
    // The closure of an endpoint can be set once all other properties are initialized.
    let assignments = (properties.filter { !$0.isEndpoint } + properties.filter(\.isEndpoint))
      .map { "self.\($0.storage) = \($0.name.text)" }
    var members: [DeclSyntax] = [
      """
      \(raw: access)init(
      \(raw: parameters.joined(separator: ",\n"))
      ) {
      \(raw: assignments.joined(separator: "\n"))
      }
      """
    ]
    if properties.allSatisfy({ $0.isEndpoint || $0.defaultValue != nil }) {
      members.append("\(raw: typeAccess.source)init() {\n}")
    }
    return members
  }

  /// Returns true if no stored property that needs a value shares its `var` with another one, and
  /// reports an error at each that does.
  private static func declaresOneProperty(
    withEachOf members: [DeclSyntax], in context: some MacroExpansionContext
  ) -> Bool {
    let shared = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { property in
      !property.isStatic && !property.isComputed && property.named == nil
        && (property.isVar || property.bindings.contains { $0.initializer == nil })
    }
    for property in shared {
      context.error(
        """
        '@DependencyClient' initializes each property by name: declare one property with each \
        '\(property.bindingSpecifier.text)'
        """,
        at: property.bindings
      )
    }
    return shared.isEmpty
  }

  private static func diagnoseCondition(
    of property: ClientProperty, in context: some MacroExpansionContext
  ) {
    context.error(
      """
      '@DependencyClient' can't initialize '\(property.name.text)', which is declared under an \
      '#if': give it a default value
      """,
      at: property.binding
    )
  }

  private static func diagnoseMissingType(
    of property: ClientProperty, in context: some MacroExpansionContext
  ) {
    let annotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: "<#Type#>" as TypeSyntax,
      trailingTrivia: .space
    )
    let typed = property.binding
      .with(\.pattern, property.binding.pattern.trimmed)
      .with(\.typeAnnotation, annotation)
    context.error(
      """
      '@DependencyClient' needs the type of '\(property.name.text)' for its initializer: add a \
      type annotation
      """,
      at: property.binding,
      fixIts: [.replace("Insert ': <#Type#>'", property.binding, with: typed)]
    )
  }
}

extension ClientProperty.Access {
  /// The access modifier, followed by a space.
  fileprivate var source: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
