import ComposableHTML
import Foundation
import Testing

@testable import ComposableCharts
@_spi(Renderer) @testable import ComposableUI

/// The HTML of marks.
@MainActor
@Suite struct MarkHTMLSnapshotTests {
  private func html(_ content: @escaping () -> some ChartContent) -> String {
    let driver = ViewDriver { Chart { content() } }
    return driver.marks.map { $0.html(in: RenderContext()).text }.joined(separator: "\n")
  }

  @Test func aBarIsABoxWithItsPlaceInStyles() {
    #expect(
      html { BarMark(x: .value("X", "a"), y: .value("Y", 5)).cornerRadius(4).opacity(0.5) }
        == """
        <div class="chart-mark" style="left:15%;top:0%;width:70%;height:100%;\
        background:var(--blue);border-radius:4px;opacity:.5">…</div>
        """)
  }

  @Test func aGradientIsABackground() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(
      html { RectangleMark(x: .value("X", "a"), y: .value("Y", "b")).foregroundStyle(gradient) }
        .contains("background:linear-gradient("))
  }

  @Test func aLineIsStretchedWithoutItsWidth() {
    #expect(
      html {
        ForEach(0..<2) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
      } == """
        <div class="chart-mark chart-line"><svg viewBox="0 0 100 100" preserveAspectRatio="none" \
        aria-hidden="true"><path d="M0 100L100 0" style="d:path('M0 100L100 0');\
        stroke:var(--blue);stroke-width:2px;stroke-linecap:round;stroke-linejoin:round"></path>\
        </svg>…</div>
        """)
  }

  @Test func anAreaIsAPolygon() {
    #expect(
      html {
        ForEach(0..<2) { AreaMark(x: .value("X", $0), y: .value("Y", $0 + 1)) }
      } == """
        <div class="chart-mark" style="left:0%;top:0%;width:100%;height:100%">\
        <div class="chart-fill" style="background:var(--blue);\
        clip-path:polygon(0% 50%,100% 0%,100% 100%,0% 100%)"></div>…</div>
        """)
  }

  @Test func aDashedRuleIsAGradient() {
    #expect(
      html {
        RuleMark(y: .value("Y", 0)).lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
      }.contains(
        "background:repeating-linear-gradient(to right,var(--blue) 0px 4px,transparent 4px 6px)"))
  }

  @Test func aSymbolIsABoxOrADrawing() {
    func point(_ symbol: some ChartSymbolShape) -> String {
      html { PointMark(x: .value("X", 0), y: .value("Y", 0)).symbol(symbol) }
    }
    #expect(point(.circle).contains("chart-circle\" style="))
    #expect(point(Circle().strokeBorder(lineWidth: 2)).contains("border:2px solid var(--blue)"))
    #expect(
      point(.triangle).hasSuffix(
        """
        <svg class="chart-symbol" viewBox="0 0 100 100" aria-hidden="true">\
        <path d="M50 0L100 100L0 100Z" style="fill:var(--blue)"></path></svg>…</div>
        """))
    #expect(point(.plus.strokeBorder()).contains("stroke:var(--blue);stroke-width:1px"))
    #expect(point(Leaf()).contains("<path d=\"M0 100Q0 0 100 0Z\""))
  }

  private struct Leaf: ChartSymbolShape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addQuadCurve(
          to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
        path.closeSubpath()
      }
    }
  }

  @Test func lengthsThatAreNotFiniteAreReplaced() {
    withKnownIssue {
      let text = html {
        BarMark(x: .value("X", "a"), y: .value("Y", 5), width: .fixed(.nan)).cornerRadius(.infinity)
          .opacity(.nan)
      }
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }
}

extension HTMLNode {
  /// The node as HTML, with "…" in the place of children.
  fileprivate var text: String {
    let attributes = attributes.map { " \($0.name.text)=\"\($0.value)\"" }.joined()
    let style = styles.isEmpty ? "" : " style=\"\(styleText)\""
    let content = content.map { piece in
      switch piece {
      case .node(let node): node.text
      case .text(let text): text
      default: "…"
      }
    }
    return "<\(tag.text)\(attributes)\(style)>\(content.joined())</\(tag.text)>"
  }
}
