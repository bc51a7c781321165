import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct PreviewTests {
  @Test func aPreviewProvidesItsView() {
    expectExpansion(
      of: """
        #Preview("From zero") {
          CounterView(count: 0)
        }
        """,
      """
      struct __macro_local_7PreviewfMu_: _PreviewProvider {
        static var previews: some _PreviewedView {
          CounterView(count: 0)
        }
      }
      """,
      .preview
    )
  }

  @Test func aPreviewCanHaveTraits() {
    expectExpansion(
      of: """
        #Preview("Wide", traits: .fixedLayout(width: 600, height: 100)) {
          CounterView(count: 0)
        }
        """,
      """
      struct __macro_local_7PreviewfMu_: _PreviewProvider {
        static var previews: some _PreviewedView {
          CounterView(count: 0)
        }
      }
      """,
      .preview
    )
  }

  @Test func aPreviewRequiresAView() {
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
