import ComposableUI
import Testing

/// Shape styles, angles, fonts and locales.
@MainActor
@Suite struct StyleTests {
  @Test func opacityAppliesToShapeStyles() {
    let view = ViewDriver {
      Text("a").foregroundStyle(.secondary.opacity(0.5)).padding(1)
      VStack { EmptyView() }.foregroundStyle(.secondary.opacity(0.5))
      VStack { EmptyView() }.foregroundStyle(.tint.opacity(0.5).opacity(0.5))
      VStack { EmptyView() }.foregroundStyle(.red.opacity(0.5))
      VStack { EmptyView() }.foregroundStyle(.separator)
    }
    let styles = view.description.split(separator: "\n").filter { $0.hasPrefix("foreground") }
    #expect(
      styles == [
        "foreground level 2 at 0.5", "foreground tint at 0.25", "foreground red at 0.5",
        "foreground separator",
      ]
    )
    #expect(Color(.sRGB, red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.sRGB, white: 0.5) == Color(white: 0.5))
  }

  @Test func anglesSupportArithmetic() {
    var angle = -Angle.degrees(45) * 2 + .degrees(180) / 2 - .zero
    #expect(abs(angle.degrees) < 1e-9)
    angle += .degrees(30)
    angle -= .degrees(10)
    #expect(abs(angle.degrees - 20) < 1e-9)
    #expect(2 * Angle.radians(1) == .radians(2))
  }

  @Test func customFontsHaveAFamilyAndASize() {
    #expect(Font.custom("Georgia", size: 12).family == "Georgia")
    #expect(Font.system(size: 12).family == nil)
    #expect(Font.custom("Georgia", size: 12).size == .points(12))
    #expect(Font.custom("Georgia", fixedSize: 12).bold().size == .fixed(12))
  }

  @Test func theEnvironmentLocaleIsTheCurrentLocale() {
    let view = ViewDriver { LocalizedNumber() }
    let half = 0.5
    #expect(view.texts == [half.formatted(.number)])
  }
}

private struct LocalizedNumber: View {
  @Environment(\.locale) private var locale
  var body: some View { Text("\(0.5, format: .number.locale(locale))") }
}
