import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Icons that are filled with gradients.
@MainActor
@Suite struct IconGradientTests {
  private let colors = [Color.red, Color.blue]

  /// The node of the style of a view, and the paint in it.
  private func style(_ view: some View) throws -> (node: HTMLNode, paint: HTMLNode?) {
    let driver = ViewDriver { view }
    let element = try #require(driver.rendering.first { $0.content.is(ForegroundContent.self) })
    var context = RenderContext()
    context.id = 7
    context.traits = element.traits
    let node = HTMLNode(element.content, in: context)
    guard case .node(let drawing) = node.content.last, case .node(let paint) = drawing.content.first
    else { return (node, nil) }
    return (node, paint)
  }

  @Test func aLinearGradientHasThePlacesOfTheIcon() throws {
    let gradient = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing)
    let (node, paint) = try style(Image(systemName: "star").font(.title).foregroundStyle(gradient))
    #expect(node.styleText.contains("--icon-paint:url(#g7)"))
    let attributes = try #require(paint).attributes.map { "\($0.name.text)=\($0.value)" }
    #expect(attributes == ["x1=12", "y1=0", "x2=24", "y2=24", "gradientUnits=userSpaceOnUse"])
    #expect(paint?.idPrefix == "g")
    let stops: [String] = try #require(paint).content.map { content in
      guard case .node(let stop) = content else { return "" }
      return "\(stop.value(of: "offset") ?? "") \(stop.styleText)"
    }
    #expect(stops == ["0 stop-color:var(--red)", "1 stop-color:var(--blue)"])
  }

  @Test func aRadialGradientHasItsRadii() throws {
    let radial = RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 10)
    let paint = try #require(try style(Image(systemName: "star").foregroundStyle(radial)).paint)
    #expect(["cx", "cy", "fr", "r"].map { paint.value(of: $0) } == ["12", "12", "6", "12"])
    let elliptical = EllipticalGradient(colors: colors)
    let label = Label("Star", systemImage: "star").foregroundStyle(elliptical.opacity(0.5))
    #expect(try #require(try style(label).paint).tag == "radialGradient")
  }

  @Test func otherStylesAndViewsHaveNoPaint() throws {
    let linear = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    for view in [
      AnyView(Image(systemName: "star").foregroundStyle(.red)),
      AnyView(
        Image(systemName: "star").foregroundStyle(AngularGradient(colors: colors, center: .center))),
      AnyView(VStack { Text("a") }.foregroundStyle(linear)),
    ] {
      let (node, paint) = try style(view)
      #expect(paint == nil)
      #expect(!node.styleText.contains("--icon-paint"))
    }
  }
}
