import SwiftSyntax

/// A case of an enum, as declared in source.
struct EnumCase {
  struct Parameter {
    let label: String?
    let type: TypeSyntax
    let defaultValue: ExprSyntax?
  }

  /// The name as written, including backticks.
  let name: String
  let nameToken: TokenSyntax
  let parameters: [Parameter]
  /// The payload as written, as in `(id: Int, name: String = "")`, or an empty string.
  let payload: String
  let attributes: AttributeListSyntax
  let isIndirect: Bool

  init(_ element: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax) {
    nameToken = element.name
    name = element.name.trimmedDescription
    parameters = (element.parameterClause?.parameters ?? []).map { parameter in
      let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.trimmedDescription }
      return Parameter(
        label: label,
        type: parameter.type.explicitlyUnwrapped.trimmed,
        defaultValue: parameter.defaultValue?.value.trimmed
      )
    }
    payload = element.parameterClause?.trimmedDescription ?? ""
    attributes = declaration.attributes
    isIndirect = declaration.modifiers.contains(.indirect)
  }

  /// The name without backticks, for comparisons.
  var bareName: String { nameToken.bareText }

  /// The declaration of a case with this name and availability, without its payload.
  var declarationPrefix: String {
    "\(attributes.availabilitySource)\(isIndirect ? "indirect " : "")case \(name)"
  }

  /// The names bound to the values of the payload, as in `v0, v1`.
  var bindings: String { parameters.indices.map { "v\($0)" }.joined(separator: ", ") }

  /// The pattern that matches the case: `.name` or `.name(let v0, let v1)`.
  var pattern: String {
    let values = parameters.indices.map { "let v\($0)" }.joined(separator: ", ")
    return parameters.isEmpty ? ".\(name)" : ".\(name)(\(values))"
  }

  /// The expression that constructs the case, as in `.name(label: first, second)`.
  func construction(_ values: [String]) -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let arguments = zip(parameters, values).map { parameter, value in
      parameter.label.map { "\($0): \(value)" } ?? value
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// True if the case can't be referenced at all.
  var isUnavailable: Bool {
    attributes.availability.contains {
      $0.hasAvailabilityArgument("unavailable") || $0.hasAvailabilityArgument("obsoleted")
    }
  }

  /// True if the case has no values, since a value of its payload has the type `Never`.
  var isUninhabited: Bool { parameters.contains { $0.type.baseName == "Never" } }

  var isDeprecated: Bool {
    attributes.availability.contains { $0.hasAvailabilityArgument("deprecated") }
  }
}

extension EnumDeclSyntax {
  var cases: IfConfigTree<EnumCase> {
    memberTree.flatMap { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { EnumCase($0, in: declaration) }
    }
  }
}

extension IfConfigTree<EnumCase> {
  /// The cases without a condition that Swift itself reports as redeclarations: with the labels of an
  /// earlier case, or without a payload where one of both has none.
  var redeclared: [EnumCase] {
    var labels: [String: Set<[String?]>] = [:]
    return unconditional.filter { element in
      let own = element.parameters.map(\.label)
      let earlier = labels[element.bareName, default: []]
      labels[element.bareName, default: []].insert(own)
      return !earlier.isEmpty && (own.isEmpty || earlier.contains([]) || earlier.contains(own))
    }
  }

  /// The cases with the name of an earlier case, unless both are in different clauses of one `#if`.
  var overloaded: [EnumCase] {
    var names: Set<String> = []
    return overloaded(&names)
  }

  private func overloaded(_ names: inout Set<String>) -> [EnumCase] {
    var found: [EnumCase] = []
    for node in nodes {
      switch node {
      case .element(let element):
        if !names.insert(element.bareName).inserted { found.append(element) }
      case .ifConfig(let clauses):
        // At most one of the clauses is compiled.
        var union = names
        for clause in clauses {
          var own = names
          found += clause.subtree.overloaded(&own)
          union.formUnion(own)
        }
        names = union
      }
    }
    return found
  }
}
