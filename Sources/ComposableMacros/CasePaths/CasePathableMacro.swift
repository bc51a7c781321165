import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@CasePathable`, which generates a case path for each case of an enum.
struct CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Both are named: the compiler resolves an implied conformance later than one that is declared.
    let missing = Set(protocols.compactMap(\.baseName))
    let conformances = ["CasePathable", "CasePathIterable"].filter(missing.contains)
      .map { "\(ModuleSelector.casePaths)\($0)" }
    guard
      let declaration = declaration.as(EnumDeclSyntax.self), !conformances.isEmpty,
      declaration.ownCasePaths == nil
    else { return [] }
    return [
      try ExtensionDeclSyntax(of: type, declaration, conformingTo: conformances)
    ]
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.enumeration(for: "@CasePathable", in: context) else {
      return []
    }
    if let type = declaration.ownCasePaths {
      context.error(
        "'@CasePathable' adds a type named 'AllCasePaths' to the enum: rename this one", at: type)
      return []
    }
    var source = CasePathsSource(of: declaration)
    // Without members the enum would not conform, which would be reported as well.
    if !declaration.hasDistinctCases(for: "@CasePathable", in: context) { source.removeCases() }
    return source.members
  }
}

extension EnumDeclSyntax {
  /// The declaration of a nested type that has the name of the generated one.
  fileprivate var ownCasePaths: DeclSyntax? {
    memberTree.all.first { $0.declaresType(named: "AllCasePaths") }
  }

  /// Returns true if all cases have distinct names, and reports an error at each duplicate, unless
  /// the compiler does.
  func hasDistinctCases(for macro: String, in context: some MacroExpansionContext) -> Bool {
    let overloaded = cases.overloaded
    let redeclared = Set(cases.redeclared.map(\.nameToken.id))
    for overload in overloaded where !redeclared.contains(overload.nameToken.id) {
      context.error(
        """
        '\(macro)' needs a unique name for each case: another case is named \
        '\(overload.bareName)', so '\\.\(overload.name)' is ambiguous. Rename one of them
        """,
        at: overload.nameToken
      )
    }
    return overloaded.isEmpty
  }
}

extension DeclGroupSyntax {
  /// Returns the declaration if it is an enum, and reports an error if not.
  func enumeration(
    for macro: String, in context: some MacroExpansionContext
  ) -> EnumDeclSyntax? {
    if let declaration = self.as(EnumDeclSyntax.self) { return declaration }
    context.error(
      """
      '\(macro)' can only be attached to an enum: a \(introducer.text) has no cases
      """,
      at: introducer
    )
    return nil
  }
}
