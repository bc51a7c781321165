import SwiftSyntaxBuilder

/// The prefix that selects the module of a name in generated code: `CasePaths::`.
///
/// With a module selector, a type of the application that has the name of the module does not shadow
/// it: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0491-module-selectors.md.
/// Compilers before 6.3 do not know selectors; for these it is `CasePaths.`.
struct ModuleSelector: CustomStringConvertible {
  static let casePaths = ModuleSelector(module: "CasePaths")
  static let composableCore = ModuleSelector(module: "ComposableCore")
  static let dependencies = ModuleSelector(module: "Dependencies")
  static let dependenciesMacros = ModuleSelector(module: "DependenciesMacros")

  #if compiler(>=6.3) && canImport(SwiftSyntax603)
  static let separator = "::"
  #else
  static let separator = "."
  #endif

  let module: String

  var description: String { module + Self.separator }
}

extension SyntaxStringInterpolation {
  mutating func appendInterpolation(_ selector: ModuleSelector) {
    appendInterpolation(raw: selector.description)
  }
}
