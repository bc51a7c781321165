import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Views that depend on measured sizes.
@MainActor
@Suite struct GeometryReaderTests {
  private func geometry(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ElementGeometry
  {
    ElementGeometry(
      frame: CGRect(x: x, y: y, width: width, height: height),
      safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  }

  private func sizeText(_ proxy: GeometryProxy) -> Text {
    Text("\(String(Double(proxy.size.width))) x \(String(Double(proxy.size.height)))")
  }

  @Test func theContentHasTheSizeOfTheDriver() {
    let view = ViewDriver(size: CGSize(width: 320, height: 568)) {
      GeometryReader { sizeText($0) }
    }
    #expect(view.description == "GeometryReader \"320.0 x 568.0\"")
  }

  @Test func theContentWaitsForItsMeasurement() {
    let graph = ViewGraph(isolation: MainActor.shared) { GeometryReader { sizeText($0) } }
    _ = graph.update()
    let reader = graph.rendering.children[0].children[0]
    #expect(reader.description == "GeometryReader")
    #expect(graph.handle(ElementGeometries([reader.id: geometry(0, 0, 100, 50)])))
    _ = graph.update()
    #expect(graph.rendering.description.contains("100.0 x 50.0"))
  }

  @Test func theContentIsEvaluatedForAnotherSizeOnly() throws {
    let view = ViewDriver { GeometryReader { sizeText($0) } }
    let id = view.rendering.children[0].children[0].id
    try view.perform(ElementGeometries([id: geometry(0, 0, 10, 20)]))
    #expect(view.texts == ["10.0 x 20.0"])
    let bodyRuns = view.bodyRuns
    try view.perform(ElementGeometries([id: geometry(0, 0, 10, 20)]))
    #expect(view.texts == ["10.0 x 20.0"])
    #expect(view.bodyRuns == bodyRuns)
  }

  @Test func aProxyHasTheFrameInItsSpacesAndTheInsets() throws {
    let view = ViewDriver {
      GeometryReader { proxy in
        Text("\(String(Double(proxy.frame(in: .global).minX)))")
        Text("\(String(Double(proxy.frame(in: .local).minX)))")
        Text("\(String(Double(proxy.safeAreaInsets.top)))")
      }
    }
    let id = view.rendering.children[0].children[0].id
    try view.perform(ElementGeometries([id: geometry(12, 0, 10, 20)]))
    #expect(view.texts == ["12.0", "0.0", "47.0"])
  }

  @Test func unknownAndOtherElementsIgnoreMeasurements() throws {
    let view = ViewDriver { Button("A") { Issue.record() } }
    let ids = (0...10).map { ($0, geometry(0, 0, 1, 1)) }
    try view.perform(ElementGeometries(Dictionary(uniqueKeysWithValues: ids)))
    #expect(view.description == "Button \"A\"")
  }

  @Test func aCoveredScreenIsMeasured() throws {
    let view = ViewDriver {
      NavigationStack {
        VStack {
          GeometryReader { sizeText($0) }
          NavigationLink("Next") { Text("Second") }
        }
      }
    }
    let reader = try #require(view.rendering.all { $0.is(GeometryContent.self) }.first)
    try view.button("Next").tap()
    try view.perform(ElementGeometries([reader.id: geometry(0, 0, 1, 2)]))
    #expect(view.texts.contains("1.0 x 2.0"))
  }

  @Test func changesOfTheGeometryPerformAnAction() throws {
    var sizes: [CGSize] = []
    let view = ViewDriver(size: CGSize(width: 5, height: 6)) {
      Text("A").onGeometryChange(for: CGSize.self, of: \.size) { sizes.append($0) }
    }
    let id = try #require(view.rendering.all { $0.is(GeometryContent.self) }.first).id
    try view.perform(ElementGeometries([id: geometry(0, 0, 7, 8)]))
    try view.perform(ElementGeometries([id: geometry(1, 1, 7, 8)]))
    view.update()
    #expect(sizes == [CGSize(width: 5, height: 6), CGSize(width: 7, height: 8)])
  }

  @Test func anEffectDependsOnTheSize() {
    struct Shift: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
      }
    }
    let view = ViewDriver(size: CGSize(width: 40, height: 20)) { Text("A").modifier(Shift()) }
    #expect(view.description.hasPrefix("transform 1.0 0.0 0.0 1.0 20.0 0.0\n"))
  }
}
