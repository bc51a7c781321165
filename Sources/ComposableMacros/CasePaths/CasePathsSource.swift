import SwiftSyntax
import SwiftSyntaxBuilder

/// The source of an enum's case paths.
struct CasePathsSource {
  let root: String
  let cases: Branches<EnumCase>
  private let names = ShadowedNames()

  init(of declaration: EnumDeclSyntax) {
    root = declaration.name.trimmedDescription
    // An unavailable case can't be named in code, not even in code that is unavailable itself.
    cases = declaration.cases.filter { !$0.isUnavailable }
  }

  var members: [DeclSyntax] {
    let properties = cases.source(property)
    let aliases = names.used.sorted().map { name in
      DeclSyntax(stringLiteral: "public typealias _$\(name) = \(name)")
    }
    return [
      """
      public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      public typealias Root = \(raw: root)
      \(raw: reflection)\(raw: properties.isEmpty ? "" : "\n" + properties)
      \(raw: iteration)
      }
      """,
      "public static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ] + aliases
  }

  /// Which case a value is in.
  private var reflection: String {
    """
    \(deprecation)public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
    \(whichCase)
    }
    """
  }

  private var whichCase: String {
    func clause(_ element: EnumCase) -> String {
      "case .\(element.name): return \\.\(element.name)"
    }
    // There is no value to ask about, and a `switch` would be told it will never be executed.
    guard let last = cases.nodes.last else { return "\\.self" }
    guard case .element(let element) = last else {
      return "switch root {\n\(cases.source(clause))\n}"
    }
    // An enum whose payloads all are without values is never covered by its cases, says the compiler.
    // It says nothing when the last one is left to `default`.
    let others = Branches(nodes: cases.nodes.dropLast())
    guard !others.nodes.isEmpty else { return "\\.\(element.name)" }
    return "switch root {\n\(others.source(clause))\ndefault: return \\.\(element.name)\n}"
  }

  private var iteration: String {
    // A statement for each case: one literal of two hundred key paths is slow to type-check.
    let statements = cases.source { "paths.append(\\.\($0.name))" }
    let result = "Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]>"
    guard !statements.isEmpty else {
      return "public func makeIterator() -> \(result) { [].makeIterator() }"
    }
    return """
      \(deprecation)public func makeIterator() -> \(result) {
      var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
      \(statements)
      return paths.makeIterator()
      }
      """
  }

  /// Where deprecated cases are named without a warning. Generic code, which is what reads these
  /// members, sees the protocol's requirement and isn't warned either.
  private var deprecation: String {
    cases.all.contains(where: \.isDeprecated) ? "@available(*, deprecated)\n" : ""
  }

  // In a generic enum the closures can't be shown to be `Sendable`, for they mention the metatype
  // of the parameter; and whether one is inside a generic type can't be seen in code that was itself
  // generated. So they go to an initialiser of their own, which takes their word for it.
  private func property(_ element: EnumCase) -> String {
    let type = "CasePaths.AnyCasePath<Root, \(value(of: element))>"
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
    // `Root.`self`` would read as the type itself.
    case 1 where element.bareName != "self": "Root.\(element.name)"
    case 1: "{ \(element.construction(["$0"])) }"
    default: "{ \(element.construction(element.parameters.indices.map { "$0.\($0)" })) }"
    }
  }

  private func value(of element: EnumCase) -> String {
    let types = element.parameters.map { names.rewrite($0.type).trimmedDescription }
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
