import SwiftSyntax

/// One case of an enum as the user declared it.
struct EnumCase {
  struct Parameter {
    let label: String?
    let type: TypeSyntax
    let defaultValue: ExprSyntax?
  }

  /// The name as written, backticks and all.
  let name: String
  let nameToken: TokenSyntax
  let parameters: [Parameter]
  /// The payload as written: `(id: Int, name: String = "")`, or nothing.
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
        type: parameter.type.trimmed,
        defaultValue: parameter.defaultValue?.value.trimmed
      )
    }
    payload = element.parameterClause?.trimmedDescription ?? ""
    attributes = declaration.attributes
    isIndirect = declaration.modifiers.contains(.indirect)
  }

  /// The name without backticks, which is what names are compared by.
  var bareName: String { nameToken.bareText }

  /// How a case of this name and availability is declared, up to its payload.
  var head: String {
    "\(attributes.availabilitySource)\(isIndirect ? "indirect " : "")case \(name)"
  }

  /// `v0, v1`: a name for each value of the payload.
  var bindings: String { parameters.indices.map { "v\($0)" }.joined(separator: ", ") }

  /// `.name` or `.name(let v0, let v1)`.
  var pattern: String {
    let values = parameters.indices.map { "let v\($0)" }.joined(separator: ", ")
    return parameters.isEmpty ? ".\(name)" : ".\(name)(\(values))"
  }

  /// `.name(label: first, second)`.
  func construction(_ values: [String]) -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let arguments = zip(parameters, values).map { parameter, value in
      parameter.label.map { "\($0): \(value)" } ?? value
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The case can't be named in code at all.
  var isUnavailable: Bool {
    attributes.availability.contains { $0.says("unavailable") || $0.says("obsoleted") }
  }

  /// No value can be in this case.
  var isUninhabited: Bool { parameters.contains { $0.type.baseName == "Never" } }

  var isDeprecated: Bool { attributes.availability.contains { $0.says("deprecated") } }
}

extension EnumDeclSyntax {
  var cases: Branches<EnumCase> {
    branches.flatMap { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { EnumCase($0, in: declaration) }
    }
  }
}

extension Branches<EnumCase> {
  /// The cases whose name another case before them has, under a condition that may hold with it.
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
      case .conditions(let clauses):
        // Only one of the clauses is ever compiled.
        var union = names
        for clause in clauses {
          var own = names
          found += clause.content.overloaded(&own)
          union.formUnion(own)
        }
        names = union
      }
    }
    return found
  }
}
