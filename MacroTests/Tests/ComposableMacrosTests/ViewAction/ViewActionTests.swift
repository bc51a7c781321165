import SwiftDiagnostics
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The conformance of `@ViewAction`, and its diagnostics.
struct ViewActionTests {
  @Test func viewActionConformsAViewWithAStore() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
          func tap() { send(.tapped) }
        }
        """,
      """
      struct FeatureView: View {
        @Bindable var store: StoreOf<Feature>
        func tap() { send(.tapped) }
      }

      extension FeatureView: ComposableCore.ViewActionSending {
      }
      """,
      .viewAction
    )
  }

  @Test func viewActionRejectsAViewWithoutAStore() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let title: String
        }
        """,
      """
      struct FeatureView: View {
        let title: String
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ViewAction' sends to the view's 'store', and this type has no property of that \
            name
            """,
          line: 2, column: 1,
          fixIts: [FixItSpec(message: "Add 'let store: StoreOf<Feature>'")]
        )
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          let title: String
        }
        """,
      .viewAction
    )
  }

  @Test func viewActionWarnsAboutViewActionsSentToTheStore() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          func tap() {
            store.send(.view(.tapped))
            self.store.send(.view(.moved(to: 1)), animation: .default)
            store.send(.other)
          }
        }
        """,
      """
      struct FeatureView: View {
        let store: StoreOf<Feature>
        func tap() {
          store.send(.view(.tapped))
          self.store.send(.view(.moved(to: 1)), animation: .default)
          store.send(.other)
        }
      }

      extension FeatureView: ComposableCore.ViewActionSending {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            A view with '@ViewAction' sends its actions with 'send(_:)', which wraps them in \
            '.view' itself
            """,
          line: 5, column: 5, severity: .warning,
          fixIts: [FixItSpec(message: "Use 'send(_:)'")]
        ),
        DiagnosticSpec(
          message: """
            A view with '@ViewAction' sends its actions with 'send(_:)', which wraps them in \
            '.view' itself
            """,
          line: 6, column: 5, severity: .warning,
          fixIts: [FixItSpec(message: "Use 'send(_:)'")]
        ),
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          func tap() {
            send(.tapped)
            send(.moved(to: 1), animation: .default)
            store.send(.other)
          }
        }
        """,
      .viewAction
    )
  }
}
