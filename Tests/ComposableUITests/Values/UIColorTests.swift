import ComposableUI
import Testing

@MainActor
@Suite struct SystemColorTests {
  @Test func systemColorsHaveTheirNamesInUIKit() {
    #expect(Color(.systemRed) == .red)
    #expect(Color(UIColor.label) == .primary)
    #expect(Color(uiColor: .systemGray) == .gray)
    #expect(Color(.systemGray6) == Color("systemGray6"))
    #expect(Color(.systemBackground) != Color(.secondarySystemBackground))
  }

  @Test func aColorHasTheNameOfASystemColor() {
    #expect(Color("red") == .red)
    #expect(Color("accentColor", bundle: nil) == .accentColor)
  }

  @Test func anUnknownColorIsReportedOnce() {
    withKnownIssue {
      let view = ViewDriver {
        Text("a").foregroundStyle(Color("brand"))
        Color("brand")
      }
      view.update()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no color 'brand'") }
    }
  }
}
