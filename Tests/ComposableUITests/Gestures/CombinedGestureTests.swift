import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Gestures made from others.
@MainActor
@Suite struct CombinedGestureTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot(
      "SequenceGesture", modifier: "Gesture(minimumDragDistance: 10.0, minimumPressDuration: 0.5)"
    ) {
      $0.gesture(LongPressGesture().sequenced(before: DragGesture()))
    }
    Snapshot("ExclusiveGesture", modifier: "Gesture(isTappable, minimumPressDuration: 0.5)") {
      $0.gesture(LongPressGesture().exclusively(before: TapGesture()))
    }
    Snapshot("SimultaneousGesture", modifier: "Gesture(isTappable, minimumDragDistance: 10.0)") {
      $0.gesture(TapGesture().simultaneously(with: DragGesture()))
    }
    Snapshot("AnyGesture", modifier: "Gesture(isTappable)") {
      $0.gesture(AnyGesture(TapGesture().map { 1 }))
    }
    Snapshot("Gesture with a body", modifier: "Gesture(isTappable)") { $0.gesture(DoubleTap()) }
  }

  private nonisolated struct DoubleTap: Gesture {
    var body: some Gesture<Void> { TapGesture(count: 2) }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func drag(_ phase: DragPhase, to x: CGFloat) -> Interaction {
    .drag(phase, start: .zero, location: CGPoint(x: x, y: 0))
  }

  private typealias PressAndDrag = SequenceGesture<LongPressGesture, DragGesture>

  private func text(_ value: PressAndDrag.Value) -> String {
    switch value {
    case .first(let isPressed): "first \(isPressed)"
    case .second(let isPressed, let drag):
      "second \(isPressed) \(drag.map { "\(Int($0.translation.width))" } ?? "-")"
    }
  }

  private func sequence() -> some Gesture<PressAndDrag.Value> {
    LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { log.lines.append("changed \(text($0))") }
      .onEnded { log.lines.append("ended \(text($0))") }
  }

  // MARK: Sequences

  @Test func aSequenceIsAPressAndADrag() throws {
    let view = ViewDriver { Text("a").gesture(sequence()) }
    let control = try view.gestureView("a")
    try control.perform(.longPress)
    try control.perform(drag(.changed, to: 4))
    try control.perform(drag(.ended, to: 9))
    #expect(
      log.lines == [
        "changed first true", "changed second true -", "changed second true 4",
        "ended second true 9",
      ])
    log.lines = []
    try control.perform(.longPress)
    #expect(log.lines == ["changed first true", "changed second true -"])
  }

  @Test func aDragWithoutAPressIsNoSequence() throws {
    let view = ViewDriver { Text("a").gesture(sequence()) }
    #expect(throws: ViewDriver.Refused.self) {
      try view.gestureView("a").perform(drag(.changed, to: 4))
    }
    #expect(log.lines.isEmpty)
  }

  @Test func aPressThatIsReleasedEndsASequence() throws {
    struct Card: View {
      @GestureState private var isPressed = false
      var body: some View {
        Text(isPressed ? "pressed" : "released").gesture(
          LongPressGesture().sequenced(before: DragGesture()).updating($isPressed) {
            value, state, _ in
            if case .second = value { state = true }
          })
      }
    }
    let view = ViewDriver { Card() }
    try view.gestureView("released").longPress()
    #expect(view.texts == ["pressed"])
    try view.gestureView("pressed").perform(.longPressEnded)
    #expect(view.texts == ["released"])
  }

  @Test func aSequenceStartsAnewAfterItWasInterrupted() throws {
    let view = ViewDriver { Text("a").gesture(sequence()) }
    let control = try view.gestureView("a")
    try control.perform(.longPress)
    try control.perform(drag(.changed, to: 4))
    try control.perform(drag(.cancelled, to: 4))
    log.lines = []
    #expect(throws: ViewDriver.Refused.self) { try control.perform(drag(.changed, to: 5)) }
    #expect(log.lines.isEmpty)
  }

  @Test func aSequenceOfOptionalValuesStartsWithItsFirstGesture() throws {
    var ends = 0
    let view = ViewDriver {
      Text("a").gesture(
        TapGesture().map { Int?.none }.sequenced(before: TapGesture()).onEnded { _ in ends += 1 })
    }
    try view.tappable("a").tap()
    #expect(ends == 0)
    try view.tappable("a").tap()
    #expect(ends == 1)
  }

  @Test func sequencesCanBeNested() throws {
    var ends = 0
    let view = ViewDriver {
      Text("a").gesture(
        TapGesture().sequenced(before: TapGesture()).sequenced(before: TapGesture(count: 2))
          .onEnded { _ in ends += 1 })
    }
    var counts: [Int] = []
    for _ in 0..<8 {
      try view.tappable("a").tap()
      counts.append(ends)
    }
    #expect(counts == [0, 0, 0, 1, 1, 1, 1, 2])
  }

  @Test func aDisabledViewResetsTheStateOfASequence() throws {
    struct Card: View {
      @State private var isDisabled = false
      @GestureState private var isPressed = false
      var body: some View {
        Button("disable") { isDisabled.toggle() }
        Text(isPressed ? "pressed" : "released").gesture(
          LongPressGesture().sequenced(before: DragGesture()).updating($isPressed) { _, state, _ in
            state = true
          }
        )
        .disabled(isDisabled)
      }
    }
    let view = ViewDriver { Card() }
    try view.gestureView("released").longPress()
    #expect(view.texts.contains("pressed"))
    try view.button("disable").tap()
    #expect(view.texts.contains("released"))
  }

  // MARK: Exclusive gestures

  @Test func theFirstOfTwoExclusiveGesturesPrecedes() throws {
    let view = ViewDriver {
      Text("a").gesture(
        SpatialTapGesture().exclusively(before: TapGesture()).onEnded {
          switch $0 {
          case .first(let tap): log.lines.append("at \(Int(tap.location.x))")
          case .second: log.lines.append("tap")
          }
        })
    }
    try view.tappable("a").tap(at: CGPoint(x: 3, y: 0))
    try view.tappable("a").tap()
    #expect(log.lines == ["at 3", "tap"])
  }

  @Test func theFirstGestureWaitsForTheEndOfTheSecond() throws {
    let view = ViewDriver {
      Text("a").gesture(
        MagnifyGesture().exclusively(before: RotateGesture())
          .onChanged {
            if case .first = $0 { log.lines.append("magnify") } else { log.lines.append("rotate") }
          }
          .onEnded {
            if case .first = $0 { log.lines.append("end 1") } else { log.lines.append("end 2") }
          })
    }
    let control = try view.gestureView("a")
    for numbers in [[0, 1, 0.5], [0, 1.5, 0.6], [1, 1.5, 0.6], [0, 2, 0.5]] {
      try control.send("pinch", numbers + [0, 0, 0.5, 0.5])
    }
    #expect(log.lines == ["rotate", "rotate", "end 2", "magnify"])
  }

  // MARK: Simultaneous gestures

  @Test func simultaneousGesturesHaveTheValuesOfBoth() throws {
    let view = ViewDriver {
      Text("a").gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onChanged { value in
            log.lines.append(
              "\(value.first.map { Double($0.magnification) } ?? 0) \(value.second?.rotation.radians ?? 0)"
            )
          }
          .onEnded { value in
            log.lines.append("ended \(value.first != nil) \(value.second != nil)")
          })
    }
    let control = try view.gestureView("a")
    for numbers in [[0, 1.5, 0], [0, 2, 0.5], [1, 3, 1]] {
      try control.send("pinch", numbers + [0, 0, 0.5, 0.5])
    }
    #expect(log.lines == ["1.5 0.0", "2.0 0.5", "ended true true"])
    log.lines = []
    try control.send("pinch", [0, 1, 0.5, 0, 0, 0.5, 0.5])
    #expect(log.lines == ["0.0 0.5"])
  }

  @Test func observersOfThePartsAreCalledBeforeThatOfAll() throws {
    let view = ViewDriver {
      Text("a").gesture(
        TapGesture().onEnded { log.lines.append("1") }
          .simultaneously(with: TapGesture().onEnded { log.lines.append("2") })
          .onEnded { log.lines.append("both \($0.first != nil) \($0.second != nil)") })
    }
    try view.tappable("a").tap()
    #expect(log.lines == ["1", "2", "both true true"])
  }

  // MARK: Values

  @Test func aGestureHasAnotherValue() throws {
    let view = ViewDriver {
      Text("a").gesture(
        DragGesture().map { Int($0.translation.width) }
          .onChanged { log.lines.append("changed \($0)") }
          .map { "\($0) points" }
          .onEnded { log.lines.append($0) })
    }
    try view.gestureView("a").drag(from: .zero, to: CGPoint(x: 12, y: 0))
    #expect(log.lines == ["changed 12", "12 points"])
  }

  @Test func aGestureWithABodyIsItsBody() throws {
    let view = ViewDriver { Text("a").gesture(DoubleTap().onEnded { log.lines.append("double") }) }
    for _ in 0..<4 { try view.tappable("a").tap() }
    #expect(log.lines == ["double", "double"])
  }

  @Test func gesturesOfDifferentTypesAreChosen() throws {
    let view = ViewDriver {
      ForEach([true, false], id: \.self) { isTap in
        let gesture =
          isTap
          ? AnyGesture(TapGesture().map { "tap" })
          : AnyGesture(LongPressGesture().map { _ in "press" })
        Text(isTap ? "a" : "b").gesture(gesture.onEnded { log.lines.append($0) })
      }
    }
    try view.tappable("a").tap()
    try view.gestureView("b").longPress()
    #expect(log.lines == ["tap", "press"])
  }
}
