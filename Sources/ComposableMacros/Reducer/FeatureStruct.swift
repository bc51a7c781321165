import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The source of the members that `@Reducer` adds to a struct.
struct FeatureStruct {
  private let declaration: StructDeclSyntax
  private let access: String
  private let declared: [DeclSyntax]

  init(_ declaration: StructDeclSyntax, access: String) {
    self.declaration = declaration
    self.access = access
    self.declared = declaration.memberTree.all
  }

  /// The state, action and body of a feature that declares no body and no `reduce(into:action:)`.
  ///
  /// From a `body` or a `reduce(into:action:)` the compiler infers the state and the action, even
  /// if they are declared in an extension.
  var members: [DeclSyntax] {
    guard reduce == nil, !hasBody else { return [] }
    var members: [DeclSyntax] = []
    if !declares("State") {
      members.append(
        """
        @\(ModuleSelector.composableCore)ObservableState
        \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
        \(raw: access)init() {
        }
        }
        """
      )
    }
    if !declares("Action") {
      members.append(
        """
        @\(ModuleSelector.casePaths)CasePathable
        \(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
        """
      )
    }
    members.append(
      """
      \(raw: access)let body = \
      \(ModuleSelector.composableCore)EmptyReducer<Self.State, Self.Action>()
      """
    )
    return members
  }

  func emitDiagnostics(in context: some MacroExpansionContext) {
    if let reduce, hasBody {
      context.error(
        """
        A reducer has a 'body' or its own 'reduce(into:action:)', not both: 'reduce' would run and \
        'body' never would. Keep one
        """,
        at: reduce.name,
        fixIts: [
          .replace(
            "Rename the method to 'core', to be run in 'body' with 'Reduce(core)'",
            reduce.name, with: TokenSyntax.identifier("core")
          )
        ]
      )
    }
    for member in declared {
      guard let nested = member.asProtocol((any DeclGroupSyntax).self) else { continue }
      let isEnumOrStruct = nested.is(EnumDeclSyntax.self) || nested.is(StructDeclSyntax.self)
      if member.declaresType(named: "Action"), !nested.is(EnumDeclSyntax.self) {
        context.error(
          """
          'Action' must be an enum: each event of the feature is a case
          """,
          at: nested.introducer
        )
      } else if member.declaresType(named: "State"), !isEnumOrStruct {
        context.error(
          """
          'State' must be a struct or an enum: the store owns it and hands out copies, which must \
          not change without the store
          """,
          at: nested.introducer
        )
      }
    }
  }

  /// Returns true if the name is that of a nested type, a type alias or a generic parameter.
  private func declares(_ name: String) -> Bool {
    declared.contains { $0.declaresType(named: name) }
      || declaration.genericParameterClause?.parameters.contains { $0.name.text == name } == true
  }

  private var hasBody: Bool {
    declared.contains { member in
      guard let property = member.as(VariableDeclSyntax.self), !property.isStatic else {
        return false
      }
      return property.named?.name.text == "body"
    }
  }

  private var reduce: FunctionDeclSyntax? {
    for case let function? in declared.map({ $0.as(FunctionDeclSyntax.self) }) {
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      if function.name.text == "reduce", labels == ["into", "action"],
        !function.modifiers.contains(.static, .class)
      {
        return function
      }
    }
    return nil
  }
}
