import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The bindings to the cases of enums.
struct CaseBindableTests {
  @Test func eachValueHasABinding() {
    expectExpansion(
      of: """
        @CasePathable @CaseBindable
        public enum Status {
          case none
          case both(Int, name: String)
        }
        """,
      """
      @CasePathable
      public enum Status {
        case none
        case both(Int, name: String)

        public enum BindingEnumeration {
          case none
          case both(_Binding<Int>, name: _Binding<String>)
        }

        public static func _bindings(to binding: _Binding<Status>) -> BindingEnumeration {
          switch binding.wrappedValue {
          case .none:
            return .none
          case .both(let v0, let v1):
            return .both(binding._payload(v0, at: "both.0", get: { root in
                  guard case .both(let value, _) = root else {
                    return nil
                  }
                  return value
                }, set: { root, value in
                  guard case .both(_, let v1) = root else {
                    return
                  }
                  root = .both(value, name: v1)
                }), name: binding._payload(v1, at: "both.1", get: { root in
                  guard case .both(_, let value) = root else {
                    return nil
                  }
                  return value
                }, set: { root, value in
                  guard case .both(let v0, _) = root else {
                    return
                  }
                  root = .both(v0, name: value)
                }))
          }
        }
      }

      extension Status: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }

      extension Status: CaseBindable {
      }
      """,
      .caseBindable
    )
  }

  @Test func anythingButAnEnumHasNoCases() {
    expectExpansion(
      of: """
        @CaseBindable
        struct Status {}
        """,
      """
      struct Status {}
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CaseBindable' can only be attached to an enum: a struct has no cases
            """,
          line: 2, column: 1)
      ],
      .caseBindable
    )
  }
}
