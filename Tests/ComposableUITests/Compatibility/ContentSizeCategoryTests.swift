import ComposableUI
import Testing

@MainActor
@Suite struct ContentSizeCategoryTests {
  private struct Reader: View {
    @Environment(\.sizeCategory) private var category
    var body: some View { Text("\(category)\(category.isAccessibilityCategory ? "!" : "")") }
  }

  @Test func theCategoryIsTheSizeOfTheView() {
    #expect(ViewDriver { Reader() }.texts == ["large"])
    #expect(
      ViewDriver { Reader().dynamicTypeSize(.accessibility2) }.texts == ["accessibilityLarge!"])
    var environment = EnvironmentValues()
    environment.sizeCategory = .extraSmall
    #expect(environment.dynamicTypeSize == .xSmall)
  }
}
