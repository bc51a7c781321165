@_spi(Renderer) import ComposableUI
import Foundation
import Testing

/// Colors, gradients and styles with their opacity.
@MainActor
@Suite struct ColorTests {
  private func components(_ color: Color) -> [Double] {
    guard case .rgb(let red, let green, let blue) = color.base else { return [] }
    return [red, green, blue].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, [1.0, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (1, 1, 1, [1, 0, 0]), (0.5, 0, 0.4, [0.4, 0.4, 0.4]), (0.25, 1, 0, [0, 0, 0]),
      (1.0 / 6, 0.5, 1, [1, 1, 0.5]),
    ] as [(Double, Double, Double, [Double])])
  func aColorHasAHueASaturationAndABrightness(
    hue: Double, saturation: Double, brightness: Double, expected: [Double]
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: 0.5)
    #expect(components(color) == expected)
    #expect(color.opacity == 0.5)
  }

  @Test(arguments: [(0, 0), (0.001, 0.013), (0.214, 0.5), (1, 1)] as [(Double, Double)])
  func linearComponentsAreConvertedToSRGB(white: Double, expected: Double) {
    let color = Color(.sRGBLinear, white: white, opacity: 0.5)
    #expect(components(color) == [expected, expected, expected])
    #expect(color.opacity == 0.5)
  }

  @Test func opacitiesAreMultiplied() {
    #expect(Color.red.opacity(0.5).opacity(0.5).opacity == 0.25)
    #expect(AnyShapeStyle(.tint.opacity(0.5).opacity(0.5))._resolved == .opacity(.tint, 0.25))
    #expect(AnyShapeStyle(Color.red.opacity(0.5))._resolved == .color(.red.opacity(0.5)))
  }

  @Test func theColorsOfAGradientAreSpreadEvenly() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func theGradientOfAColorEndsWithThatColor() {
    let gradient = Color.red.gradient._gradient
    #expect(gradient.gradient.stops.map(\.color) == [.red.opacity(0.75), .red])
    #expect(gradient.geometry == .linear(start: .top, end: .bottom))
  }

  @Test func aModifierOfAFontKeepsTheOthers() {
    let font = Font.title.bold().italic().monospacedDigit().monospaced()
    #expect(font.size == .style(.title))
    #expect(font.weight == .bold)
    #expect(font.isItalic)
    #expect(font.hasMonospacedDigits)
    #expect(font.design == .monospaced)
  }

  @Test(
    arguments: [
      (Edge.Set.all, Edge.allCases), (.horizontal, [.leading, .trailing]),
      (.vertical, [.top, .bottom]),
      ([], []),
    ] as [(Edge.Set, [Edge])])
  func aSetContainsItsEdges(set: Edge.Set, edges: [Edge]) {
    #expect(Set(Edge.allCases.filter { set.contains(Edge.Set($0)) }) == Set(edges))
  }

  @Test func insetsAreZeroByDefault() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func anglesAreConvertedAndCompared() {
    #expect(Angle(degrees: 180).radians == .pi)
    var angle = Angle(radians: .pi / 2)
    #expect(angle.degrees == 90)
    angle.degrees = 360
    #expect(angle.radians == 2 * .pi)
    #expect(Angle.degrees(-1) < .zero)
  }
}
