import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@ObservableState`, which makes the properties of a state observable one
/// by one.
struct ObservableStateMacro {}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.isObservableState, !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(
        of: type, declaration,
        conformingTo: ["\(declaration.isolation)\(ModuleSelector.composableCore)ObservableState"])
    ]
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.requireNoActor(
      for: "@ObservableState", "state is read and changed on the actor of its store", in: context)
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnum(declaration).members
    }
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.error(
        """
        '@ObservableState' can only be attached to a struct or an enum: the state of a feature is \
        a value. For a class use '@Observable'
        """,
        at: declaration.introducer
      )
      return []
    }
    return ObservableStruct(declaration).members(in: context)
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self), property.named != nil,
      !property.attributes.contains(named: "ObservationStateTracked"),
      case .tracked = TrackedProperty(property)
    else { return [] }
    return ["@\(ModuleSelector.composableCore)ObservationStateTracked"]
  }
}

extension DeclGroupSyntax {
  fileprivate var isObservableState: Bool {
    self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
  }
}
