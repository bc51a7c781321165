import Foundation
import Testing

@testable import ComposableUI

@Suite struct ResolvedColorTests {
  private var light: EnvironmentValues { EnvironmentValues() }

  @Test func aColorHasItsComponents() {
    let color = Color(red: 1, green: 0.5, blue: 0.25, opacity: 0.75).resolve(in: light)
    #expect((color.red, color.green, color.blue, color.opacity) == (1, 0.5, 0.25, 0.75))
    #expect(color.description == "#FF8040BF")
    #expect(Color(color).resolve(in: light) == color)
    #expect(Color.white.resolve(in: light).description == "#FFFFFFFF")
    #expect(Color.clear.resolve(in: light).opacity == 0)
  }

  @Test func componentsProportionalToTheLight() {
    let color = Color.Resolved(red: 0.5, green: 0, blue: 1)
    #expect(abs(color.linearRed - 0.2140) < 1e-3)
    #expect(color.linearGreen == 0 && abs(color.linearBlue - 1) < 1e-6)
  }

  @Test func aResolvedColorIsStored() throws {
    let color = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test func aMixtureIsBetweenTwoColors() {
    let ends = [0, 1].map { Color.red.mix(with: .blue, by: $0).resolve(in: light) }
    #expect(
      ends.map(\.description) == [Color.red, .blue].map { $0.resolve(in: light).description })
    let gray = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: light)
    #expect(abs(gray.red - 0.5) < 0.01 && gray.red == gray.blue)
    #expect(Color.white.mix(with: .white.opacity(0), by: 0.5).resolve(in: light).opacity == 0.5)
    for fraction in [-1, 2, Double.nan, .infinity] {
      #expect(!Color.red.mix(with: .blue, by: fraction).resolve(in: light).red.isNaN)
    }
  }

  @Test func componentsThatAreNotFiniteHaveADescription() {
    var color = Color.Resolved(red: 1, green: 1, blue: 1)
    (color.red, color.green) = (.infinity, -.infinity)
    #expect(color.description == "#FF00FFFF")
  }
}
