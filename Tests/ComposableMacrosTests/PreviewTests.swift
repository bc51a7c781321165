import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct PreviewTests {
  @Test func aPreviewIsAProviderOfItsView() {
    expectExpansion(
      of: """
        #Preview("From zero") {
          let store = Store(initialState: Counter.State()) { Counter() }
          CounterView(store: store)
        }
        """,
      """
      struct __macro_local_7PreviewfMu_: ComposableUI.PreviewProvider {
        static var previews: some ComposableUI.View {
          let store = Store(initialState: Counter.State()) {
            Counter()
          }
          CounterView(store: store)
        }
      }
      """,
      .preview
    )
  }

  @Test func aPreviewNeedsAView() {
    expectExpansion(
      of: """
        #Preview("Nothing")
        """,
      "",
      diagnostics: [
        DiagnosticSpec(
          message: "'#Preview' needs a view: '#Preview { … }'.", line: 1, column: 1
        )
      ],
      .preview
    )
  }
}
