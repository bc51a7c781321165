import SwiftSyntax
import SwiftSyntaxBuilder

/// The source of the case paths of an enum.
struct CasePathsSource {
  let root: String
  private(set) var cases: IfConfigTree<EnumCase>
  private let nameRewriter = ShadowedNameRewriter()

  init(of declaration: EnumDeclSyntax) {
    root = declaration.name.trimmedDescription
    // An unavailable case can't be referenced, not even by code that is unavailable itself.
    cases = declaration.cases.filter { !$0.isUnavailable }
  }

  mutating func removeCases() {
    cases = IfConfigTree()
  }

  var members: [DeclSyntax] {
    let properties = cases.source(property)
    let aliases = nameRewriter.used.sorted().map { name in
      DeclSyntax(stringLiteral: "public typealias _$\(name) = \(name)")
    }
    return [
      """
      public nonisolated struct AllCasePaths: \(ModuleSelector.casePaths)CasePathReflectable, \
      Swift.Sendable, Swift.Sequence {
      public typealias Root = \(raw: root)
      \(raw: reflection)\(raw: properties.isEmpty ? "" : "\n" + properties)
      \(raw: iteration)
      }
      """,
      "public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ] + aliases
  }

  /// The subscript that returns the case key path of a value.
  private var reflection: String {
    """
    \(deprecation)public subscript(root: Root) \
    -> \(ModuleSelector.casePaths)PartialCaseKeyPath<Root> {
    \(reflectionBody)
    }
    """
  }

  private var reflectionBody: String {
    func clause(_ element: EnumCase) -> String {
      "case .\(element.name): return \\.\(element.name)"
    }
    // An enum without cases has no values, and a `switch` would cause a warning that it is never
    // executed.
    guard !cases.nodes.isEmpty else { return "\\.self" }
    guard let last = cases.nodes.lastIndex(where: \.isElement),
      case .element(let element) = cases.nodes[last]
    else { return "switch root {\n\(cases.source(clause))\n}" }
    // If all payloads are uninhabited, the compiler reports that the cases can't be matched. It does
    // not if a case is left to `default`.
    var others = cases
    others.nodes.remove(at: last)
    guard !others.nodes.isEmpty else { return "\\.\(element.name)" }
    return "switch root {\n\(others.source(clause))\ndefault: return \\.\(element.name)\n}"
  }

  private var iteration: String {
    // One statement per case: an array literal of two hundred key paths is slow to type-check.
    let statements = cases.source { "paths.append(\\.\($0.name))" }
    let result = "Swift.IndexingIterator<[\(ModuleSelector.casePaths)PartialCaseKeyPath<Root>]>"
    guard !statements.isEmpty else {
      return "public func makeIterator() -> \(result) { [].makeIterator() }"
    }
    return """
      \(deprecation)public func makeIterator() -> \(result) {
      var paths: [\(ModuleSelector.casePaths)PartialCaseKeyPath<Root>] = []
      \(statements)
      return paths.makeIterator()
      }
      """
  }

  /// The attribute that allows references to deprecated cases without a warning. Generic code,
  /// which reads these members, uses the protocol's requirement and gets no warning either.
  private var deprecation: String {
    cases.all.contains(where: \.isDeprecated) ? "@available(*, deprecated)\n" : ""
  }

  // In a generic enum the closures can't be proven `Sendable`, since they capture the metatype of
  // the generic parameter, and a macro can't tell whether generated code is nested in a generic
  // type. So the closures are passed to a dedicated unchecked initializer.
  private func property(_ element: EnumCase) -> String {
    let type = "\(ModuleSelector.casePaths)AnyCasePath<Root, \(value(of: element))>"
    return """
      \(element.attributes.availabilitySource)public var \(element.name): \(type) {
      \(type)(_embed: \(embed(element)), _extract: {
      guard case \(element.pattern) = $0 else { return nil }
      return \(element.parameters.count == 1 ? "v0" : "(\(element.bindings))")
      })
      }
      """
  }

  private func embed(_ element: EnumCase) -> String {
    switch element.parameters.count {
    case 0: "{ .\(element.name) }"
    // `Root.`self`` and `Root.`Type`` would be parsed as the type itself and as its metatype.
    case 1 where !["self", "Type", "Protocol"].contains(element.bareName): "Root.\(element.name)"
    case 1: "{ \(element.construction(["$0"])) }"
    default: "{ \(element.construction(element.parameters.indices.map { "$0.\($0)" })) }"
    }
  }

  private func value(of element: EnumCase) -> String {
    let types = element.parameters.map { nameRewriter.rewrite($0.type).trimmedDescription }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default:
      let elements = zip(element.parameters, types).map { parameter, type in
        parameter.label.map { "\($0): \(type)" } ?? type
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }
}
