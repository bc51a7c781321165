import SwiftSyntax
import SwiftSyntaxBuilder

/// The source of the members that `@ObservableState` adds to an enum.
struct ObservableEnum {
  private let cases: IfConfigTree<EnumCase>

  init(_ declaration: EnumDeclSyntax) {
    cases = declaration.cases.filter { !$0.isUnavailable }
  }

  /// The identity of the value, which combines the identity of the payload with the index of the
  /// case.
  var members: [DeclSyntax] {
    guard !cases.all.allSatisfy(\.isUninhabited) else {
      return [
        """
        public var _$id: \(ModuleSelector.composableCore)ObservableStateID {
        \(ModuleSelector.composableCore)ObservableStateID._$inert
        }
        """
      ]
    }
    var tag = -1
    let clauses = cases.source { element in
      tag += 1
      guard element.parameters.count == 1, !element.isUninhabited else {
        let identity = element.parameters.count > 1 ? "_$inert" : "_$withoutPayload"
        return """
          case .\(element.name):
          return \(ModuleSelector.composableCore)ObservableStateID.\(identity)._$tag(\(tag))
          """
      }
      return """
        case \(element.pattern):
        return \(ModuleSelector.composableCore)ObservableStateID._$id(for: v0)._$tag(\(tag))
        """
    }
    return [
      """
      public var _$id: \(ModuleSelector.composableCore)ObservableStateID {
      switch self {
      \(raw: clauses)
      }
      }
      """
    ]
  }
}
