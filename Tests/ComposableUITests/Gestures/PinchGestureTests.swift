import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Movements of two fingers.
@MainActor
@Suite struct PinchGestureTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("MagnifyGesture", modifier: "Gesture(recognizesPinches)") {
      $0.gesture(MagnifyGesture(minimumScaleDelta: 0.1))
    }
    Snapshot("RotateGesture", modifier: "Gesture(recognizesPinches)") {
      $0.gesture(RotateGesture(minimumAngleDelta: .degrees(5)))
    }
    Snapshot("MagnificationGesture", modifier: "Gesture(recognizesPinches)") {
      $0.gesture(MagnificationGesture())
    }
    Snapshot("RotationGesture", modifier: "Gesture(recognizesPinches)") {
      $0.gesture(RotationGesture())
    }
  }

  private func pinch(
    _ phase: Double, _ magnification: Double = 1, _ rotation: Double = 0
  ) -> [Double] { [phase, magnification, rotation, 30, 40, 0.25, 0.75] }

  @Test func aMagnificationHasItsFactorAndItsPlace() throws {
    var changes: [MagnifyGesture.Value] = []
    var ends: [CGFloat] = []
    let view = ViewDriver {
      Text("a").gesture(
        MagnifyGesture().onChanged { changes.append($0) }.onEnded { ends.append($0.magnification) })
    }
    let control = try view.gestureView("a")
    try control.send("pinch", pinch(0, 1.5))
    try control.send("pinch", pinch(0, 2))
    try control.send("pinch", pinch(1, 2.5))
    #expect(changes.map(\.magnification) == [1.5, 2])
    #expect(changes.first?.startLocation == CGPoint(x: 30, y: 40))
    #expect(changes.first?.startAnchor == UnitPoint(x: 0.25, y: 0.75))
    #expect(changes.first?.velocity == 0)
    #expect(ends == [2.5])
  }

  @Test func aRotationHasItsAngle() throws {
    var angles: [Double] = []
    let view = ViewDriver {
      Text("a").gesture(
        RotateGesture().onChanged { angles.append($0.rotation.radians) }
          .onEnded { angles.append($0.rotation.radians * 100) })
    }
    let control = try view.gestureView("a")
    for (phase, angle) in [(0.0, 0.5), (0, -0.5), (1, 2)] {
      try control.send("pinch", pinch(phase, 1, angle))
    }
    #expect(angles == [0.5, -0.5, 200])
  }

  @Test func gesturesOfFormerVersionsHaveTheNumberAlone() throws {
    var factors: [CGFloat] = []
    var angles: [Angle] = []
    let view = ViewDriver {
      Text("a").gesture(MagnificationGesture().onChanged { factors.append($0) })
      Text("b").gesture(RotationGesture().onEnded { angles.append($0) })
    }
    try view.gestureView("a").send("pinch", pinch(0, 0.5))
    try view.gestureView("b").send("pinch", pinch(1, 1, 1))
    #expect(factors == [0.5])
    #expect(angles == [Angle(radians: 1)])
  }

  @Test func aGestureBeginsAtItsMinimum() throws {
    var log: [String] = []
    let view = ViewDriver {
      Text("a").gesture(
        MagnifyGesture(minimumScaleDelta: 0.5).onChanged { log.append("\($0.magnification)") }
          .onEnded { _ in log.append("ended") })
    }
    let control = try view.gestureView("a")
    try control.send("pinch", pinch(0, 1.25))
    try control.send("pinch", pinch(1, 1.25))
    #expect(log.isEmpty)
    // Once it has begun, it goes on below the minimum.
    for factor in [0.5, 0.75, 1] { try control.send("pinch", pinch(0, factor)) }
    try control.send("pinch", pinch(1))
    #expect(log == ["0.5", "0.75", "1.0", "ended"])
  }

  private struct Zoomable: View {
    @State private var isDisabled = false
    @GestureState private var zoom: CGFloat = 1
    @State private var isShown = true

    var body: some View {
      Button("disable") { isDisabled.toggle() }
      Text(verbatim: "\(Double(zoom))").gesture(
        MagnifyGesture().updating($zoom) { value, state, _ in state = value.magnification }
      )
      .disabled(isDisabled)
    }
  }

  @Test(arguments: [1.0, 2])
  func theStateOfAGestureIsResetAtItsEnd(phase: Double) throws {
    let view = ViewDriver { Zoomable() }
    try view.gestureView("1.0").send("pinch", pinch(0, 2))
    #expect(view.texts.last == "2.0")
    try view.gestureView("2.0").send("pinch", pinch(phase, 3))
    #expect(view.texts.last == "1.0")
  }

  @Test func theStateOfAGestureIsResetWhenItsViewIsDisabled() throws {
    let view = ViewDriver { Zoomable() }
    try view.gestureView("1.0").send("pinch", pinch(0, 2))
    try view.button("disable").tap()
    #expect(view.texts.last == "1.0")
    #expect(throws: ViewDriver.Refused.self) {
      try view.gestureView("1.0").send("pinch", pinch(0, 4))
    }
    #expect(view.texts.last == "1.0")
  }

  @Test(arguments: [
    [], [0], [0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0], [3, 2, 0, 0, 0, 0, 0],
    [-1, 2, 0, 0, 0, 0, 0], [0.5, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, -2, 0, 0, 0, 0, 0],
    [0, 1e300, 0, 0, 0, 0, 0], [0, 2, 1e300, 0, 0, 0, 0], [0, 2, 0, -1e7, 0, 0, 0],
  ])
  func numbersThatNoBrowserSendsAreRefused(_ numbers: [Double]) {
    let view = ViewDriver {
      Text("a").gesture(MagnifyGesture().onChanged { Issue.record("\($0)") })
    }
    #expect(throws: ViewDriver.Refused.self) { try view.gestureView("a").send("pinch", numbers) }
  }

  @Test func valuesThatAreNoNumbersAreRefused() throws {
    let view = ViewDriver {
      Text("a").gesture(RotateGesture().onChanged { Issue.record("\($0)") })
    }
    let control = try view.gestureView("a")
    for json in [
      "", "null", "{}", "[", "[\"0\",1,2,3,4,5,6]", "[0,1e999,0,0,0,0,0]", "[NaN,1,0,0,0,0,0]",
    ] {
      #expect(throws: ViewDriver.Refused.self) {
        try control.perform(.event("pinch", Data(json.utf8)))
      }
    }
  }

  @Test func anEndWithoutABeginningIsAWholeGesture() throws {
    var ends = 0
    let view = ViewDriver { Text("a").gesture(MagnifyGesture().onEnded { _ in ends += 1 }) }
    try view.gestureView("a").send("pinch", pinch(2, 3))
    #expect(ends == 0)
    try view.gestureView("a").send("pinch", pinch(1, 3))
    #expect(ends == 1)
  }
}
