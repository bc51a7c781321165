import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Views that draw by a closure.
@MainActor
@Suite struct CanvasTests {
  private let size = CGSize(width: 30, height: 20)

  /// The drawings of a view, in order.
  private func drawings(of view: ViewDriver) -> [DrawingContent] {
    view.contents.compactMap { $0.as(DrawingContent.self) }
  }

  private func symbols(of view: ViewDriver) -> [SymbolPlacement] {
    view.contents.compactMap { $0.as(CanvasSymbolContent.self)?.placement }
  }

  private func bar(_ width: CGFloat) -> Graphic {
    let path = Path(CGRect(x: 0, y: 0, width: width, height: 2))
    return Graphic(content: .fill(path, .style(.tint), isEvenOdd: false))
  }

  private func drawBar(_ context: GraphicsContext, _ width: CGFloat) {
    context.fill(
      Path(CGRect(x: 0, y: 0, width: width, height: 2)), with: .style(.tint))
  }

  @Test func aDrawingHasTheSizeOfItsView() {
    let view = ViewDriver(size: size) { Canvas { context, size in drawBar(context, size.width) } }
    #expect(drawings(of: view) == [DrawingContent(graphics: [bar(30)], size: size)])
  }

  @Test func aDrawingWaitsForItsMeasurement() {
    let graph = ViewGraph(isolation: MainActor.shared) {
      Canvas { context, size in drawBar(context, size.width) }
    }
    _ = graph.update()
    let canvas = graph.rendering.children[0].children[0]
    #expect(canvas.description == "Canvas")
    let frame = CGRect(x: 5, y: 5, width: 8, height: 9)
    #expect(graph.handle(ElementGeometries([canvas.id: ElementGeometry(frame: frame)])))
    _ = graph.update()
    #expect(
      graph.rendering.description
        == "Canvas\n  Drawing fill (0.0 0.0 m 8.0 0.0 l 8.0 2.0 l 0.0 2.0 l h) tint")
  }

  @Test func aDrawingFollowsTheValuesThatItReads() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver(size: size) {
      Canvas { context, _ in drawBar(context, CGFloat(store.count)) }
    }
    let id = try #require(view.pageElements.first?.children.first?.id)
    store.send(.count(3))
    #expect(
      view.diff().map(\.patch) == [
        .update(id, DrawingContent(graphics: [bar(3)], size: size))
      ])
    // The same drawing is not sent again.
    store.send(.count(3))
    #expect(view.diff().isEmpty)
  }

  @Test func symbolsAreElementsBetweenDrawings() {
    let view = ViewDriver(size: size) {
      Canvas { context, _ in
        drawBar(context, 1)
        let symbol = context.resolveSymbol(id: 2)
        if let symbol { context.draw(symbol, at: CGPoint(x: 4, y: 5)) }
        drawBar(context, 2)
      } symbols: {
        Text(verbatim: "one").tag(1)
        Text(verbatim: "two").tag(2)
      }
    }
    #expect(drawings(of: view).map(\.graphics) == [[bar(1)], [bar(2)]])
    #expect(symbols(of: view).map(\.placement) == [.point(CGPoint(x: 4, y: 5), anchor: .center)])
    // One is drawn, and one is measured.
    #expect(view.texts == ["two", "two"])
  }

  @Test func aSymbolHasTheSizeThatIsMeasured() {
    let view = ViewDriver(size: size) {
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: "a") else { return }
        drawBar(context, symbol.size.width)
        context.draw(symbol, in: CGRect(origin: .zero, size: size))
      } symbols: {
        Text(verbatim: "a").tag("a")
      }
    }
    view.update()
    #expect(drawings(of: view).map(\.graphics) == [[bar(30)]])
    #expect(symbols(of: view).map(\.size) == [size])
  }

  @Test func theStatesOfLayersApplyToEachSymbol() {
    let view = ViewDriver(size: size) {
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          drawBar(layer, 1)
          layer.scaleBy(x: 2, y: 2)
          if let symbol = layer.resolveSymbol(id: 1) { layer.draw(symbol, at: .zero) }
        }
      } symbols: {
        Text(verbatim: "a").tag(1)
      }
    }
    let faint = Graphic.State(opacity: 0.5)
    #expect(
      drawings(of: view).map(\.graphics)
        == [[Graphic(content: .layer([bar(1)]), state: faint)]])
    let scaled = Graphic.State(transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(symbols(of: view).map(\.states) == [[scaled, faint]])
  }

  @Test func aSymbolThatDoesNotExistDrawsNothing() {
    let view = ViewDriver(size: size) {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 3) { context.draw(symbol, at: .zero) }
      } symbols: {
        Text(verbatim: "one").tag(1)
      }
    }
    #expect(view.texts.isEmpty)
  }

  @Test func aTextHasTheLanguageAndFontOfTheView() {
    let view = ViewDriver(size: size) {
      Canvas { context, _ in
        let text = context.resolve(Text(verbatim: "\(context.environment.layoutDirection)"))
        drawBar(context, text.measure(in: .zero).height)
        context.draw(text, at: .zero)
      }
      .environment(\.layoutDirection, .rightToLeft)
      .font(.system(size: 20))
    }
    let graphics = drawings(of: view).flatMap(\.graphics)
    #expect(graphics.first == bar(24))
    #expect(
      graphics.last?.content
        == .text([TextRun("rightToLeft")], .point(.zero, anchor: .center)))
  }

  @Test func numbersThatAreNotFiniteAreReported() {
    withKnownIssue {
      let view = ViewDriver(size: size) {
        Canvas { context, _ in
          context.opacity = .nan
          context.rotate(by: .radians(.infinity))
          drawBar(context, 1)
          drawBar(context, .nan)
          context.draw(Text(verbatim: "a"), at: CGPoint(x: CGFloat.nan, y: 3))
        }
      }
      let empty = Graphic(content: .fill(Path(), .style(.tint), isEvenOdd: false))
      let text = Graphic(
        content: .text([TextRun("a")], .point(CGPoint(x: 0, y: 3), anchor: .center)))
      #expect(drawings(of: view).map(\.graphics) == [[bar(1), empty, text]])
    } matching: {
      $0.description.contains("a number in the drawing of a canvas")
    }
  }

  /// Two dates, and then the news that there is no other.
  private struct Schedule: TimelineSchedule {
    let dates: [Date]
    let end: () -> Void

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
      AnySequence { [dates, end] in
        var rest = dates[...]
        return AnyIterator {
          if rest.isEmpty { end() }
          return rest.popFirst()
        }
      }
    }
  }

  @Test func aTimelineSendsADrawingForEachDate() async {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let view = withDependencies {
      $0.date = .constant(start)
      $0.continuousClock = ImmediateClock()
    } operation: {
      ViewDriver(size: size) {
        TimelineView(
          Schedule(dates: [start, start.addingTimeInterval(7)]) { continuation.yield() }
        ) { timeline in
          Canvas { context, _ in
            drawBar(context, CGFloat(timeline.date.timeIntervalSinceReferenceDate))
          }
        }
      }
    }
    #expect(drawings(of: view).map(\.graphics) == [[bar(0)]])
    for await _ in ends { break }
    view.update()
    #expect(drawings(of: view).map(\.graphics) == [[bar(7)]])
  }
}
