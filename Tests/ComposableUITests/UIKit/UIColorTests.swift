import ComposableUI
import Foundation
import Testing

@MainActor
@Suite struct UIColorTests {
  @Test func systemColorsHaveTheirNamesInUIKit() {
    #expect(Color(.systemRed) == .red)
    #expect(Color(UIColor.label) == .primary)
    #expect(Color(uiColor: .systemGray) == .gray)
    #expect(Color(.systemGray6) == Color("systemGray6"))
    #expect(Color(.systemBackground) != Color(.secondarySystemBackground))
  }

  @Test func colorsAreMadeOfComponents() {
    #expect(Color(UIColor.red) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(uiColor: UIColor(white: 0.5, alpha: 0.2)) == Color(white: 0.5, opacity: 0.2))
    #expect(
      Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))
        == Color(hue: 0.5, saturation: 1, brightness: 1))
    #expect(Color(nsColor: .labelColor) == .primary)
    #expect(UIColor(named: "nowhere") == nil)
  }

  @Test func aColorAdaptsToTheAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let dark = color.withAlphaComponent(0.5)
      .resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0, alpha: 0.5))
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    color.withAlphaComponent(0.25).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1 && alpha == 0.25)
  }

  @Test func componentsOfSystemColorsAreThoseOfLightAppearance() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.systemRed.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect((red * 255).rounded() == 0xFF && (green * 255).rounded() == 0x3B)
    var alpha: CGFloat = 1
    UIColor.clear.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 0)
  }

  @Test func fontsAreThoseOfViews() {
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
    #expect(Font(UIFont.systemFont(ofSize: 12, weight: .bold)) == .system(size: 12, weight: .bold))
    #expect(UIFont(name: "Georgia", size: 20).map(Font.init) == .custom("Georgia", size: 20))
    #expect(UIFont.boldSystemFont(ofSize: 9).withSize(10) == .boldSystemFont(ofSize: 10))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
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
