import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Drags, long presses, and gestures together.
@MainActor
@Suite struct GestureTests {
  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func aDragHasItsLocationsAndItsTranslation() throws {
    var changes: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
    let view = ViewDriver {
      Text("Card").gesture(
        DragGesture(minimumDistance: 5).onChanged { changes.append($0) }.onEnded { ends.append($0) }
      )
    }
    #expect(view.description == "draggable 5.0 \"Card\"")
    let card = try view.gestureView("Card")
    try card.perform(.drag(.changed, start: point(1, 2), location: point(4, 6)))
    try card.perform(.drag(.ended, start: point(1, 2), location: point(11, 22)))
    #expect(changes.map(\.location) == [point(4, 6)])
    #expect(changes.first?.startLocation == point(1, 2))
    #expect(changes.first?.translation == CGSize(width: 3, height: 4))
    #expect(ends.map(\.translation) == [CGSize(width: 10, height: 20)])
  }

  @Test func theFirstMovementHasNoSpeed() throws {
    var value: DragGesture.Value?
    let view = ViewDriver { Text("Card").gesture(DragGesture().onChanged { value = $0 }) }
    try view.gestureView("Card").perform(
      .drag(.changed, start: point(0, 0), location: point(40, 0)))
    #expect(value?.velocity == .zero)
    #expect(value?.predictedEndLocation == point(40, 0))
    #expect(value?.predictedEndTranslation == CGSize(width: 40, height: 0))
  }

  @Test func anInterruptedDragHasNoEnd() throws {
    var ends = 0
    let view = ViewDriver { Text("Card").gesture(DragGesture().onEnded { _ in ends += 1 }) }
    let card = try view.gestureView("Card")
    try card.perform(.drag(.changed, start: point(0, 0), location: point(40, 0)))
    try card.perform(.drag(.cancelled, start: point(0, 0), location: point(40, 0)))
    #expect(ends == 0)
  }

  @Test func aLongPressPerformsItsAction() throws {
    var presses = 0
    let view = ViewDriver {
      Text("Card").onLongPressGesture(minimumDuration: 2) { presses += 1 }
    }
    #expect(view.description == "pressable 2.0 \"Card\"")
    try view.gestureView("Card").longPress()
    #expect(presses == 1)
    #expect(throws: ViewDriver.Refused.self) { try view.gestureView("Card").tap() }
  }

  @Test func gesturesOfOneViewAreAllRecognized() throws {
    var log: [String] = []
    let view = ViewDriver {
      Text("Card").gesture(
        TapGesture().onEnded { log.append("tap") }
          .simultaneously(with: LongPressGesture().onEnded { _ in log.append("press") })
          .simultaneously(with: DragGesture().onEnded { _ in log.append("drag") }))
    }
    #expect(view.description == "tappable draggable 10.0 pressable 0.5 \"Card\"")
    let card = try view.gestureView("Card")
    try card.tap()
    try card.longPress()
    try card.drag(from: point(0, 0), to: point(30, 0))
    #expect(log == ["tap", "press", "drag"])
  }

  @Test func observersOfAGestureAreCalledInTheirOrder() throws {
    var log: [Int] = []
    let view = ViewDriver {
      Text("Card").gesture(TapGesture().onEnded { log.append(1) }.onEnded { log.append(2) })
    }
    try view.tappable("Card").tap()
    #expect(log == [1, 2])
  }

  @Test func aMaskTurnsAGestureOff() throws {
    let view = ViewDriver {
      Text("Card").gesture(TapGesture().onEnded { Issue.record() }, including: .subviews)
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.tappable("Card") }
  }

  @Test func aDisabledViewRecognizesNothing() throws {
    let view = ViewDriver {
      Text("Card").gesture(DragGesture().onChanged { _ in Issue.record() }).disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) {
      try view.gestureView("Card").drag(from: point(0, 0), to: point(30, 0))
    }
  }

  @Test func locationsThatAreNotFiniteAreRefused() throws {
    let view = ViewDriver {
      Text("Card").gesture(DragGesture().onChanged { _ in Issue.record() })
    }
    #expect(throws: ViewDriver.Refused.self) {
      try view.gestureView("Card").drag(from: point(0, 0), to: point(.nan, 0))
    }
  }
}
