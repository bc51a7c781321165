import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@CaseBindable`, which generates an enum with the bindings to the values of
/// each case, besides the case paths of `@CasePathable`.
struct CaseBindableMacro {}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let paths = try CasePathableMacro.expansion(
      of: node, attachedTo: declaration, providingExtensionsOf: type, conformingTo: protocols,
      in: context)
    guard
      declaration.is(EnumDeclSyntax.self), protocols.contains(where: { $0.baseName == name })
    else { return paths }
    return paths + [
      try ExtensionDeclSyntax(of: type, declaration, conformingTo: [name])
    ]
  }

  private static var name: String { "CaseBindable" }
}

extension CaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.enumeration(for: "@CaseBindable", in: context) else {
      return []
    }
    let isDistinct = declaration.hasDistinctCases(for: "@CaseBindable", in: context)
    var bindings = CaseBindingsSource(of: declaration, in: context)
    if !isDistinct { bindings.removeCases() }
    if declaration.attributes.contains(named: "CasePathable") { return bindings.members }
    var paths = CasePathsSource(of: declaration)
    if !isDistinct { paths.removeCases() }
    return paths.members + bindings.members
  }
}

/// The source of the bindings to the cases of an enum.
private struct CaseBindingsSource {
  private let root: String
  private let access: String
  private var cases: IfConfigTree<EnumCase>

  init(of declaration: EnumDeclSyntax, in context: some MacroExpansionContext) {
    root = declaration.name.trimmedDescription
    access = declaration.memberAccess(in: context)
    // The others have no values, or can't be referenced.
    cases = declaration.cases.filter { !$0.isUnavailable && !$0.isUninhabited }
  }

  mutating func removeCases() { cases = IfConfigTree() }

  var members: [DeclSyntax] {
    [
      """
      \(raw: access)enum BindingEnumeration {
      \(raw: cases.source(declaration))
      }
      """,
      """
      \(raw: access)static func _bindings(to binding: _Binding<\(raw: root)>) -> BindingEnumeration {
      \(raw: mapping)
      }
      """,
    ]
  }

  private func declaration(_ element: EnumCase) -> String {
    let parameters = element.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + "_Binding<\(parameter.type)>"
    }
    let payload = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    return "\(element.attributes.availabilitySource)case \(element.name)\(payload)"
  }

  private var mapping: String {
    guard !cases.nodes.isEmpty else {
      return "Swift.preconditionFailure(\"'\(root)' has no cases.\")"
    }
    return """
      switch binding.wrappedValue {
      \(cases.source { "case \($0.pattern): return \(bindings(of: $0))" })
      }
      """
  }

  /// The case of the bindings to the values of a case.
  private func bindings(of element: EnumCase) -> String {
    element.construction(
      element.parameters.indices.map { index in
        var others = element.parameters.indices.map { $0 == index ? "_" : "let v\($0)" }
        let pattern = ".\(element.name)(\(others.joined(separator: ", ")))"
        others = element.parameters.indices.map { $0 == index ? "let value" : "_" }
        let own = ".\(element.name)(\(others.joined(separator: ", ")))"
        let new = element.construction(
          element.parameters.indices.map { $0 == index ? "value" : "v\($0)" })
        return """
          binding._payload(v\(index), at: "\(element.bareName).\(index)", get: { root in
          guard case \(own) = root else { return nil }
          return value
          }, set: { root, value in
          guard case \(pattern) = root else { return }
          root = \(new)
          })
          """
      })
  }
}
