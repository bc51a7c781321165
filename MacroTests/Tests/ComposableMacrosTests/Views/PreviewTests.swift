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
      struct __macro_local_7PreviewfMu_: _DeclaredPreview {
        static var declaration: _PreviewDeclaration {
          _PreviewDeclaration("From zero")
        }
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
        #Preview("Wide", traits: .fixedLayout(width: 600, height: 100), .portrait) {
          CounterView(count: 0)
        }
        """,
      """
      struct __macro_local_7PreviewfMu_: _DeclaredPreview {
        static var declaration: _PreviewDeclaration {
          _PreviewDeclaration("Wide", traits: .fixedLayout(width: 600, height: 100), .portrait)
        }
        static var previews: some _PreviewedView {
          CounterView(count: 0)
        }
      }
      """,
      .preview
    )
  }

  @Test func theViewsCanBeAnArgument() {
    expectExpansion(
      of: """
        #Preview(body: { CounterView(count: 0) })
        """,
      """
      struct __macro_local_7PreviewfMu_: _DeclaredPreview {
        static var declaration: _PreviewDeclaration {
          _PreviewDeclaration()
        }
        static var previews: some _PreviewedView {
          CounterView(count: 0)
        }
      }
      """,
      .preview
    )
  }

  @Test func propertiesOfAPreviewAreThoseOfAView() {
    expectExpansion(
      of: """
        #Preview {
          @Previewable @State var count = 0
          let next = count + 1
          Button("\\(next)") { count = next }
        }
        """,
      """
      struct __macro_local_7PreviewfMu_: _DeclaredPreview {
        static var declaration: _PreviewDeclaration {
          _PreviewDeclaration()
        }
        struct _Content: _PreviewedView {
          @Previewable @State var count = 0
          var body: some _PreviewedView {
            let next = count + 1
            Button("\\(next)") {
              count = next
            }
          }
        }
        static var previews: some _PreviewedView {
          _Content()
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
