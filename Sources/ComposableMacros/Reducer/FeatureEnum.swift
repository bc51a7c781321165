import SwiftSyntax
import SwiftSyntaxBuilder

/// The source of the members that `@Reducer` adds to an enum of features.
struct FeatureEnum {
  private let name: String
  private let access: String
  private let indirect: String
  private let arguments: ReducerArguments
  private let declared: [DeclSyntax]
  private let cases: IfConfigTree<FeatureCase>

  init(_ declaration: EnumDeclSyntax, access: String, arguments: ReducerArguments) {
    name = declaration.name.trimmedDescription
    self.access = access
    indirect = declaration.modifiers.contains(.indirect) ? "indirect " : ""
    self.arguments = arguments
    declared = declaration.memberTree.all
    cases = declaration.cases.flatMap { $0.isUnavailable ? [] : [FeatureCase($0)] }
  }

  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !declares("State") { members.append(state) }
    if !declares("Action") { members.append(action) }
    if !declaresBody { members += [staticBody, body] }
    if !declares("CaseScope") { members += [caseScope, scope] }
    return members
  }

  private var state: DeclSyntax {
    let conformances =
      [
        "\(ModuleSelector.composableCore)CaseReducerState",
        "\(ModuleSelector.casePaths)CasePathable", "\(ModuleSelector.casePaths)CasePathIterable",
        "\(ModuleSelector.composableCore)ObservableState",
      ] + arguments.state
    return nestedEnum(
      """
      @dynamicMemberLookup
      \(raw: access)\(raw: indirect)enum State: \(raw: conformances.joined(separator: ", ")) {
      \(raw: access)typealias StateReducer = \(raw: name)
      \(raw: cases.source(stateCase))
      }
      """
    ) { CasePathsSource(of: $0).members + ObservableEnum($0).members }
  }

  private var action: DeclSyntax {
    let conformances =
      ["CasePathable", "CasePathIterable"].map { "\(ModuleSelector.casePaths)\($0)" }
      + arguments.action
    return nestedEnum(
      """
      \(raw: access)\(raw: indirect)enum Action: \(raw: conformances.joined(separator: ", ")) {
      \(raw: cases.source { "\($0.element.declarationPrefix)(\(actionType($0)))" })
      }
      """
    ) { CasePathsSource(of: $0).members }
  }

  private var staticBody: DeclSyntax {
    let scopes = cases.flatMap { feature -> [String] in
      guard case .feature(_, let instance) = feature.kind else { return [] }
      let name = feature.element.name
      return [
        """
        \(ModuleSelector.composableCore)Scope(
        state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)
        ) {
        \(instance)
        }
        """
      ]
    }
    return """
      \(raw: bodyDeprecation)\
      @\(ModuleSelector.composableCore)ReducerBuilder<Self.State, Self.Action>
      \(raw: access)static var body: \(raw: bodyType) {
      \(raw: scopes.source { $0 })
      }
      """
  }

  /// The instance property from which the compiler infers `Body`.
  private var body: DeclSyntax {
    "\(raw: bodyDeprecation)\(raw: access)var body: \(raw: bodyType) { Self.body }"
  }

  private var bodyDeprecation: String {
    deprecation { if case .feature = $0.kind { true } else { false } }
  }

  /// The attribute that allows a reference to deprecated cases without a warning. Generic code uses
  /// the protocol's requirement and gets no warning either.
  private func deprecation(where isReferenced: (FeatureCase) -> Bool = { _ in true }) -> String {
    let isDeprecated = cases.all.contains { isReferenced($0) && $0.element.isDeprecated }
    return isDeprecated ? "@available(*, deprecated)\n" : ""
  }

  private var bodyType: String {
    "\(ModuleSelector.composableCore)CombineReducers<Self.State, Self.Action>"
  }

  private var caseScope: DeclSyntax {
    nestedEnum(
      """
      @dynamicMemberLookup
      \(raw: access)enum CaseScope: \(ModuleSelector.casePaths)CasePathable {
      \(raw: cases.source { feature in
        let element = feature.element
        let payload =
          if case .feature(let type, _) = feature.kind {
            "(\(ModuleSelector.composableCore)StoreOf<\(type)>)"
          } else {
            element.payload
          }
        return "\(element.attributes.availabilitySource)case \(element.name)\(payload)"
      })
      }
      """
    ) { CasePathsSource(of: $0).members }
  }

  /// Adds to a generated enum the members that `@CasePathable` and `@ObservableState` would add.
  ///
  /// For macros attached to a generated type the compiler (Swift 6.3) adds extensions to the file
  /// while it checks the existing ones: with several enums of features in a file it crashes or does
  /// not terminate.
  private func nestedEnum(
    _ source: DeclSyntax, members: (EnumDeclSyntax) -> [DeclSyntax]
  ) -> DeclSyntax {
    guard var declaration = source.as(EnumDeclSyntax.self) else { return source }
    for member in members(declaration) {
      declaration.memberBlock.members.append(
        MemberBlockItemSyntax(leadingTrivia: .newlines(2), decl: member)
      )
    }
    declaration.memberBlock.rightBrace.leadingTrivia = .newline
    return DeclSyntax(declaration)
  }

  private var scope: DeclSyntax {
    """
    \(raw: deprecation())\(raw: access)static func scope(
    _ store: \(ModuleSelector.composableCore)Store<Self.State, Self.Action>
    ) -> CaseScope {
    switch store.state {
    \(raw: cases.source(scopeClause))
    }
    }
    """
  }

  private func stateCase(_ feature: FeatureCase) -> String {
    let element = feature.element
    guard case .feature(let type, _) = feature.kind else {
      return element.declarationPrefix + element.payload
    }
    return "\(element.declarationPrefix)(\(type).State)"
  }

  private func actionType(_ feature: FeatureCase) -> String {
    switch feature.kind {
    case .feature(let type, _): "\(type).Action"
    case .ephemeral(let action): action
    // A case that no action has, for the case key path of a scope.
    case .plain: "Swift.Never"
    }
  }

  private func scopeClause(_ feature: FeatureCase) -> String {
    let element = feature.element
    guard case .feature = feature.kind else {
      let values = element.parameters.indices.map { "v\($0)" }
      return """
        case \(element.pattern):
        return \(element.construction(values))
        """
    }
    let name = element.name
    return """
      case .\(name):
      return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)
      """
  }

  private func declares(_ name: String) -> Bool {
    declared.contains { $0.declaresType(named: name) }
  }

  private var declaresBody: Bool {
    declared.contains { $0.as(VariableDeclSyntax.self)?.named?.name.text == "body" }
  }
}
