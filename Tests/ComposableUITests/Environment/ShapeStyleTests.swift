import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Styles of an application, which depend on the environment, and combinations of styles.
@MainActor
@Suite struct ShapeStyleTests {
  private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.isEnabled ? Color.red : Color.blue
    }
  }

  private struct Wash: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Ink().opacity(0.5) }
  }

  @Observable final class Model {
    var isDisabled = false
  }

  @Test func aStyleFollowsTheEnvironment() {
    let model = Model()
    let view = ViewDriver {
      VStack { Circle().fill(Ink()) }.foregroundStyle(Wash()).disabled(model.isDisabled)
    }
    var styles: [String] {
      view.description.split(separator: "\n").filter { $0.contains("foreground") }
        .map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }
    var fill: ResolvedShapeStyle? {
      view.contents.compactMap { $0.as(ShapeContent.self)?.fill }.first
    }
    #expect(styles == ["foreground red at 0.5"])
    #expect(fill == .color(.red))
    model.isDisabled = true
    view.update()
    #expect(styles == ["foreground blue at 0.5"])
    #expect(fill == .color(.blue))
  }

  @Test func aTextHasTheStyleOfItsEnvironment() {
    let view = ViewDriver { Text("a").foregroundStyle(Ink()).disabled(true) }
    let run = view.contents.compactMap { $0.as(TextContent.self)?.runs.first }.first
    #expect(run?.foregroundStyle == .color(.blue))
  }

  @Test func aStyleWithoutAnEnvironmentHasTheDefaultOne() {
    #expect(AnyShapeStyle(Ink())._resolved.css.text == "var(--red)")
    #expect("\(AnyShapeStyle(Wash())._resolved)" == "red at 0.5")
    #expect(Ink()._resolved != Ink()._resolved)
    let style = Ink()._resolved
    #expect(style == style)
  }

  @Test func aGradientIsAStyleFromTheTopToTheBottom() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      AnyShapeStyle(gradient)._resolved
        == .gradient(
          ResolvedGradient(gradient: gradient, geometry: .linear(start: .top, end: .bottom))))
    let view = ViewDriver { Slider(value: .constant(0.5)).tint(gradient) }
    let tint = view.contents.compactMap { $0.as(TintContent.self)?.style }.first
    #expect(tint?.css.text == "var(--red)")
  }

  @Test func aStyleIsCombinedWithWhatIsBehind() throws {
    let style = AnyShapeStyle(Color.red.shadow(.drop(radius: 1)).blendMode(.multiply).opacity(0.5))
    #expect(style._resolved.blendMode == .multiply)
    #expect(style._resolved.withoutShadows.shadows.count == 1)
    #expect("\(style._resolved)" == "red at 0.5 with a shadow blended by multiply")
    let view = ViewDriver { Circle().fill(.red.blendMode(.colorDodge)) }
    let shape = try #require(view.contents.first { $0.is(ShapeContent.self) })
    let node = HTMLNode(shape, in: RenderContext())
    #expect(node.styleText.contains("mix-blend-mode:color-dodge"))
    #expect(node.styleText.contains("fill:var(--red)"))
    let text = ViewDriver { Text("a").foregroundStyle(.blendMode(.screen)) }
    let run = try #require(text.contents.first { $0.is(TextContent.self) })
    #expect("\(HTMLNode(run, in: RenderContext()))".contains("screen"))
  }
}
