import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@Reducer`, which generates the boilerplate of a feature or an enum of
/// features.
struct ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let wanted: [String]
    if declaration.is(StructDeclSyntax.self) {
      wanted = ["Reducer"]
    } else if let declaration = declaration.as(EnumDeclSyntax.self) {
      guard declaration.cases.overloaded.isEmpty else { return [] }
      // The compiler resolves the implied conformance too late for the code generated in the enum.
      wanted = ["CaseReducer", "Reducer"]
    } else {
      return []
    }
    let missing = Set(protocols.compactMap(\.baseName))
    // Without a module selector: if the file declares another 'Reducer', Swift 6.3 does not find this
    // conformance while it resolves the type of a `body`.
    let conformances = wanted.filter(missing.contains).map {
      "\(declaration.isolation)ComposableCore.\($0)"
    }
    guard !conformances.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(of: type, declaration, conformingTo: conformances)
    ]
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.requireNoActor(
      for: "@Reducer", "a feature runs on the actor of its store", in: context)
    let access = declaration.memberAccess(in: context)
    let arguments = ReducerArguments(node)
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      guard declaration.hasDistinctCases(for: "@Reducer", in: context) else { return [] }
      return FeatureEnum(declaration, access: access, arguments: arguments).members
    }
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.error(
        """
        '@Reducer' can only be attached to a struct, which is a feature, or to an enum of \
        features: a reducer is a value
        """,
        at: declaration.introducer
      )
      return []
    }
    if let argument = arguments.first {
      context.error(
        """
        '@Reducer' takes conformances for an enum of features only: declare them on 'State' and \
        'Action' themselves
        """,
        at: argument
      )
    }
    let feature = FeatureStruct(declaration, access: access)
    feature.emitDiagnostics(in: context)
    return feature.members
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else {
      return []
    }
    if let nested = member.as(EnumDeclSyntax.self) {
      return attributes(for: nested)
    }
    guard let property = member.as(VariableDeclSyntax.self), property.needsReducerBuilder else {
      return []
    }
    return ["@\(ModuleSelector.composableCore)ReducerBuilder<Self.State, Self.Action>"]
  }

  private static func attributes(for nested: EnumDeclSyntax) -> [AttributeSyntax] {
    let wanted: [AttributeSyntax]
    switch nested.name.text {
    case "Action": wanted = ["@\(ModuleSelector.casePaths)CasePathable"]
    case "State": wanted = ["@\(ModuleSelector.casePaths)CasePathable", "@dynamicMemberLookup"]
    default: wanted = []
    }
    return wanted.filter { !nested.attributes.contains(named: $0.baseName) }
  }
}

extension VariableDeclSyntax {
  /// True if the property is a `body` that needs the attribute of a reducer builder.
  fileprivate var needsReducerBuilder: Bool {
    guard
      isVar, let (binding, name) = named, name.text == "body",
      case .getter(let statements) = binding.accessorBlock?.accessors,
      !attributes.all.contains(where: { $0.baseName.hasSuffix("Builder") }),
      // A `return` disables the result builder, with a warning.
      !statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    else { return false }
    let type = binding.typeAnnotation?.type
    // The builder produces `CombineReducers`, so a body of another concrete type can't use it.
    return type?.is(SomeOrAnyTypeSyntax.self) == true || type?.baseName == "CombineReducers"
  }
}
