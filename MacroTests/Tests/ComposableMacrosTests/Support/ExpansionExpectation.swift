import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TestedMacros

/// Expects the macros of a source to expand to the given source, with the given diagnostics. If
/// `fixed` is not nil, expects all fix-its together to turn the source into it.
///
/// In the expanded source, `CasePaths.` stands for the selector of the module. Only the conformance
/// to a reducer is declared without a selector.
func expectExpansion(
  of source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  _ macros: [String: MacroSpec],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded.replacing(
      /\b(CasePaths|ComposableCore|Dependencies|DependenciesMacros)\.(?=(?!Reducer\b|CaseReducer\b)[A-Z_])/
    ) {
      "\($0.1)\(ModuleSelector.separator)"
    },
    diagnostics: diagnostics,
    macroSpecs: macros,
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        "\(failure.message)",
        sourceLocation: Testing.SourceLocation(
          fileID: failure.location.fileID,
          filePath: failure.location.filePath,
          line: failure.location.line,
          column: failure.location.column
        )
      )
    },
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}

extension [String: MacroSpec] {
  static let casePathable: Self = [
    "CasePathable": MacroSpec(
      type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"])
  ]
  static let caseBindable: Self = [
    "CaseBindable": MacroSpec(
      type: CaseBindableMacro.self,
      conformances: ["CaseBindable", "CasePathable", "CasePathIterable"])
  ]
  static let casePathableConforming: Self = [
    "CasePathable": MacroSpec(type: CasePathableMacro.self)
  ]
  static let dependencyClient: Self = [
    "DependencyClient": MacroSpec(type: DependencyClientMacro.self)
  ]
  static let dependencyEntry: Self = [
    "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self)
  ]
  static let dependencyEndpoint: Self = [
    "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
    "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
  ]
  static let entry: Self = ["Entry": MacroSpec(type: EntryMacro.self)]
  static let observableState: Self = [
    "ObservableState": MacroSpec(
      type: ObservableStateMacro.self, conformances: ["ObservableState"])
  ]
  static let observationStateTracked: Self = [
    "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self)
  ]
  static let presents: Self = ["Presents": MacroSpec(type: PresentsMacro.self)]
  static let preview: Self = ["Preview": MacroSpec(type: PreviewMacro.self)]
  static let reducer: Self = [
    "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["CaseReducer", "Reducer"])
  ]
  static let viewAction: Self = [
    "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"])
  ]
}
