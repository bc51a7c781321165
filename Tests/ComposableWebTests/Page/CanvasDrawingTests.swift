import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The HTML of a canvas.
@Suite struct CanvasDrawingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 2, height: 3))

  /// The HTML of a drawing by a closure, without the elements around it.
  private func svg(_ draw: (inout GraphicsContext) -> Void) -> String {
    let size = CGSize(width: 30, height: 20)
    var context = GraphicsContext(size: size)
    let recorder = context.recorder
    draw(&context)
    let html = html(DrawingContent(graphics: recorder.graphics, size: size))
    let start = #"<div data-i="7" class="drawing"><svg aria-hidden="true">"#
    #expect(html.hasPrefix(start) && html.hasSuffix("</svg></div>"))
    return String(html.dropFirst(start.count).dropLast("</svg></div>".count))
  }

  private func html(_ content: any ElementContent) -> String {
    HTML(Rendering(id: 7, content: AnyElementContent(content), children: [])).text
  }

  @Test func aPathIsFilledAndStroked() {
    #expect(
      svg {
        $0.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
        $0.stroke(
          square, with: .foreground,
          style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [1, 2]))
      }
        == #"""
        <path d="M0 0L2 0L2 3L0 3Z" fill-rule="evenodd" fill="var(--red)"></path>\#
        <path d="M0 0L2 0L2 3L0 3Z" fill="none" stroke-width="2" stroke-linecap="round" \#
        stroke-linejoin="bevel" stroke-dasharray="1 2" stroke="var(--foreground)"></path>
        """#)
  }

  @Test func aStateAppliesFromTheInside() {
    let html = svg {
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
      $0.translateBy(x: 4, y: 5)
      $0.opacity = 0.5
      $0.blendMode = .multiply
      $0.addFilter(.grayscale(1))
      $0.fill(square, with: .color(.red))
    }
    #expect(
      html.hasSuffix(
        #"""
        </defs><g clip-path="url(#d7b)" opacity=".5" data-s="mix-blend-mode:multiply">\#
        <g filter="url(#d7a)">\#
        <path d="M0 0L2 0L2 3L0 3Z" fill="var(--red)" transform="matrix(1,0,0,1,4,5)"></path></g></g>
        """#))
    #expect(html.contains(#"<clipPath id="d7b"><path d="M0 0L1 0L1 1L0 1Z"></path></clipPath>"#))
    #expect(
      html.contains(
        #"""
        <filter filterUnits="userSpaceOnUse" x="4" y="5" width="2" height="3" \#
        color-interpolation-filters="sRGB" id="d7a">\#
        <feColorMatrix in="SourceGraphic" result="r0" type="saturate" values="0"></feColorMatrix>
        """#))
  }

  @Test func equalGradientsAndClipsAreDefinedOnce() {
    let gradient = Gradient(colors: [.red, .blue])
    let html = svg {
      $0.clip(to: square)
      for x in [1.0, 2] {
        $0.fill(
          square,
          with: .radialGradient(
            gradient, center: CGPoint(x: 1, y: 2), startRadius: 0, endRadius: 9,
            options: .repeat))
        $0.translateBy(x: x, y: 0)
      }
    }
    #expect(html.matches(of: /<clipPath/).count == 1)
    #expect(html.matches(of: /<radialGradient/).count == 1)
    #expect(
      html.contains(
        #"""
        <radialGradient cx="1" cy="2" r="9" gradientUnits="userSpaceOnUse" spreadMethod="repeat" \#
        id="d7a"><stop offset="0" stop-color="var(--red)"></stop>\#
        <stop offset="1" stop-color="var(--blue)"></stop></radialGradient>
        """#))
  }

  @Test func aGradientThatSVGDoesNotHaveIsABackground() {
    let html = svg {
      $0.fill(
        square,
        with: .conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: 1, y: 1.5)))
    }
    #expect(
      html.hasSuffix(
        #"""
        <g mask="url(#d7a)"><foreignObject x="0" y="0" width="2" height="3"><div class="drawing" \#
        data-s="background:conic-gradient(from 90deg at 50% 50%,var(--red) 0deg,var(--blue) 360deg)">\#
        </div></foreignObject></g>
        """#))
  }

  @Test func aTextIsAlignedAtItsPoint() {
    #expect(
      svg { $0.draw(Text("a **b**\nc"), at: CGPoint(x: 5, y: 6), anchor: .bottomTrailing) }
        == #"""
        <text x="5" y="6" text-anchor="end" direction="ltr" unicode-bidi="plaintext" \#
        xml:space="preserve"><tspan fill="currentColor" dy="-1.45em">a </tspan>\#
        <tspan fill="currentColor" data-s="font-weight:700">b</tspan>\#
        <tspan fill="currentColor" dy="1.2em" x="5">c</tspan></text>
        """#)
  }

  @Test func aTextInARectangleIsHTML() {
    #expect(
      svg { $0.draw(Text(verbatim: "<a>"), in: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        == #"""
        <foreignObject x="1" y="2" width="3" height="4"><div><span class="text">&#60;a&#62;</span>\#
        </div></foreignObject>
        """#)
  }

  @Test func anInverseClipIsAMask() {
    let html = svg {
      $0.clip(to: square, options: .inverse)
      $0.fill(square, with: .color(.red))
    }
    #expect(html.contains(#"<mask maskUnits="userSpaceOnUse" "#))
    #expect(html.contains(#"<g filter="url(#d7a)"><rect x="0" y="0" width="30" height="20""#))
    let path = #"<path d="M0 0L2 0L2 3L0 3Z" fill="var(--red)"></path>"#
    #expect(html.hasSuffix(#"<g mask="url(#d7b)">"# + path + "</g>"))
  }

  @Test func aShadowIsDrawnBehind() {
    let html = svg {
      $0.addFilter(.shadow(color: .black, radius: 2, x: 3, y: 4))
      $0.fill(square, with: .color(.red))
    }
    #expect(html.contains(#"x="-10" y="-10" width="22" height="23""#))
    #expect(
      html.contains(
        #"""
        <feMerge result="r0"><feMergeNode in="r0e"></feMergeNode>\#
        <feMergeNode in="SourceGraphic"></feMergeNode></feMerge>
        """#))
  }

  @Test func aPictureIsDrawnInItsRectangle() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let size = CGSize(width: 30, height: 20)
    let image =
      #"<image href="images/a.png" x="1" y="2" width="3" height="4" preserveAspectRatio="none"></image>"#
    let picture = Graphic(content: .picture("images/a.png", rect, nil))
    #expect(
      html(DrawingContent(graphics: [picture], size: size)).contains(
        "<svg aria-hidden=\"true\">" + image))
    // One in the foreground style is a mask.
    let template = Graphic(content: .picture("images/a.png", rect, .style(.tint)))
    let masked = html(DrawingContent(graphics: [template], size: size))
    #expect(masked.contains("mask-type:alpha\">\(image)</mask>"))
    #expect(
      masked.contains(
        #"<g mask="url(#d7a)"><rect x="1" y="2" width="3" height="4" fill="var(--accentColor)">"#))
  }

  @Test func aPictureIsRepeated() {
    let tiles = Graphic.Paint.tile(
      "images/a.png", CGSize(width: 8, height: 6), origin: CGPoint(x: 1, y: 1),
      part: CGRect(x: 4, y: 0, width: 4, height: 6))
    let area = Graphic(content: .fill(square, tiles, isEvenOdd: false))
    #expect(
      html(DrawingContent(graphics: [area], size: CGSize(width: 30, height: 20))).contains(
        #"""
        <pattern patternUnits="userSpaceOnUse" x="1" y="1" width="4" height="6" id="d7a">\#
        <image href="images/a.png" x="-4" y="0" width="8" height="6" preserveAspectRatio="none">
        """#))
  }

  @Test func aCanvasIsHiddenFromScreenReaders() {
    #expect(
      html(CanvasContent())
        == #"<div data-i="7" class="geometry canvas gx gy" data-measure="" aria-hidden="true"></div>"#
    )
    var context = RenderContext()
    context.accessibilityLabel = "Chart"
    let node = HTMLNode(AnyElementContent(CanvasContent()), in: context)
    #expect(node.value(of: "role") == "img")
    #expect(node.value(of: "aria-label") == "Chart")
    #expect(node.value(of: "aria-hidden") == nil)
  }

  @Test func aSymbolIsPlacedByATransformation() {
    let state = Graphic.State(
      transform: CGAffineTransform(scaleX: 2, y: 2), opacity: 0.5,
      clips: [.path(square, isEvenOdd: false)], filters: [.blur(radius: 1)])
    let placement = SymbolPlacement(
      size: CGSize(width: 10, height: 10),
      placement: .point(CGPoint(x: 3, y: 4), anchor: .bottom), states: [state])
    #expect(
      html(CanvasSymbolContent(placement: placement))
        == #"""
        <div data-i="7" class="drawing" inert=""><div class="drawing" \#
        data-s="clip-path:path(&#34;M0 0L2 0L2 3L0 3Z&#34;)">\#
        <div class="drawing" data-s="filter:blur(1px);opacity:.5"><div class="drawn" \#
        data-s="transform:matrix(2,0,0,2,0,0) translate(3px,4px) translate(-50%,-100%)"></div></div>\#
        </div></div>
        """#)
    var scaled = placement
    scaled.placement = .rect(CGRect(x: 1, y: 2, width: 20, height: 5))
    scaled.states = [Graphic.State()]
    #expect(
      html(CanvasSymbolContent(placement: scaled)).contains(
        "transform:translate(1px,2px) scale(2,.5)"))
  }
}
