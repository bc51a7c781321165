import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The outlines of shapes, and how they are drawn.
@MainActor
@Suite struct ShapeTests {
  private func shapes(@ViewBuilder _ view: @escaping () -> some View) -> [ShapeContent] {
    ViewDriver(view).shapes
  }

  @Test func aStrokeReplacesTheFill() {
    let shapes = shapes {
      Circle().stroke(lineWidth: 3)
      Circle().stroke(.red)
      Circle().stroke(lineWidth: 2).fill(.blue)
    }
    #expect(shapes.map(\.fill) == [nil, nil, nil])
    #expect(
      shapes.map(\.stroke) == [
        stroke(.hierarchical(1), 3), stroke(.color(.red), 1), stroke(.color(.blue), 2),
      ]
    )
  }

  @Test func aFillAndAStrokeCombineInEitherOrder() {
    let both = ShapeContent(
      outline: .circle, trim: 0...1, fill: .color(.yellow), stroke: stroke(.color(.orange), 2)
    )
    let shapes = shapes {
      Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
      Circle().stroke(.orange, lineWidth: 2).fill(.yellow)
    }
    #expect(shapes == [both, both])
  }

  @Test func aBorderOfAFilledShapeIsInFrontOfTheWholeFill() {
    let view = ViewDriver { Circle().fill(.yellow).strokeBorder(.red, lineWidth: 4) }
    #expect(
      view.contents == [
        OverlayContent(alignment: .center),
        LayerContent(),
        ShapeContent(outline: .circle, fill: .color(.yellow)),
        LayerContent(),
        PaddingContent(edges: .all, length: 2),
        line(.circle, .color(.red), 4),
      ]
    )
  }

  @Test(
    arguments: [
      (0.25, 0.75, 0.25...0.75), (0, 0, 0...0), (-1, 2, 0...1), (0.5, .infinity, 0.5...1),
      (-.infinity, 0.5, 0...0.5), (.nan, 0.5, 0...0.5), (0.5, .nan, 0.5...1),
      (.nan, .nan, 0...1),
    ] as [(CGFloat, CGFloat, ClosedRange<Double>)]
  )
  func aTrimIsAPartOfTheOutline(_ start: CGFloat, _ end: CGFloat, _ part: ClosedRange<Double>) {
    let shapes = shapes { Circle().trim(from: start, to: end).stroke(.red) }
    #expect(shapes.map(\.trim) == [part])
  }

  @Test(arguments: [(0.75, 0.25), (1, 0), (.infinity, -.infinity)] as [(CGFloat, CGFloat)])
  func aTrimThatEndsBeforeItStartsIsEmpty(_ start: CGFloat, _ end: CGFloat) {
    let shapes = shapes { Circle().trim(from: start, to: end).stroke(.red) }
    #expect(shapes.map { $0.trim.upperBound - $0.trim.lowerBound } == [0])
  }

  @Test func aTrimOfATrimIsRelativeToTheFirst() {
    let shapes = shapes {
      Circle().trim(from: 0.5, to: 1).trim(from: 0, to: 0.5).stroke(.red)
      Circle().trim(from: 0.25, to: 0.75).trim(from: 0.5, to: 1).stroke(.red)
      Circle().trim(from: 0.5, to: 0.5).trim(from: 0, to: 1).stroke(.red)
    }
    #expect(shapes.map(\.trim) == [0.5...0.75, 0.5...0.75, 0.5...0.5])
  }

  @Test func aTrimAndAStrokeCombineInEitherOrder() {
    let arc = ShapeContent(
      outline: .circle, trim: 0...0.5, fill: nil, stroke: stroke(.color(.red), 2)
    )
    let shapes = shapes {
      Circle().trim(to: 0.5).stroke(lineWidth: 2).fill(.red)
      Circle().stroke(lineWidth: 2).trim(to: 0.5).fill(.red)
    }
    #expect(shapes == [arc, arc])
  }

  @Test func aTrimmedFillKeepsItsStyle() {
    let shapes = shapes { Ellipse().trim(from: 0.5).fill(.red) }
    #expect(
      shapes == [
        ShapeContent(outline: .ellipse, trim: 0.5...1, fill: .color(.red), stroke: nil)
      ]
    )
  }

  @Test func aShapeFollowsTheValueThatItShows() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      Circle().trim(to: CGFloat(store.count) / 4).stroke(.tint, lineWidth: 8)
    }
    let id = view.pageElements.first?.id ?? 0
    #expect(view.shapes.map(\.trim) == [0...0])
    store.send(.count(3))
    let arc = ShapeContent(
      outline: .circle, trim: 0...0.75, fill: nil, stroke: stroke(.tint, 8)
    )
    #expect(view.diff().map(\.patch) == [.update(id, arc)])
  }
}

private func stroke(_ style: ResolvedShapeStyle, _ width: CGFloat) -> ShapeContent.Stroke {
  ShapeContent.Stroke(shapeStyle: style, style: StrokeStyle(lineWidth: width))
}

/// An outline without a fill.
private func line(
  _ outline: ShapeContent.Outline, _ style: ResolvedShapeStyle, _ width: CGFloat
) -> ShapeContent {
  ShapeContent(outline: outline, trim: 0...1, fill: nil, stroke: stroke(style, width))
}
