import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The states and the limits of gestures.
@MainActor
@Suite struct GestureStateTests {
  private struct Draggable: View {
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var distance = 0.0
    @State private var change: Animation?

    init(change: Animation?) { _change = State(initialValue: change) }

    var body: some View {
      Text(verbatim: "\(distance)").gesture(
        DragGesture().updating($distance) { value, distance, transaction in
          distance = Double(value.translation.width)
          transaction.animation = change
        })
    }
  }

  private func drag(_ phase: DragPhase, to x: Double) -> Interaction {
    .drag(phase, start: .zero, location: CGPoint(x: x, y: 0))
  }

  @Test func aChangeHasTheTransactionOfTheUpdate() throws {
    let view = ViewDriver { Draggable(change: .linear(duration: 1)) }
    try view.gestureView("0.0").perform(drag(.changed, to: 7))
    #expect(view.update() == [.linear(duration: 1)])
    #expect(view.texts == ["7.0"])
  }

  @Test(arguments: [DragPhase.ended, .cancelled])
  func aResetHasATransactionOfItsOwn(phase: DragPhase) throws {
    let view = ViewDriver { Draggable(change: nil) }
    let card = try view.gestureView("0.0")
    try card.perform(drag(.changed, to: 7))
    #expect(view.update() == [nil])
    try card.perform(drag(phase, to: 7))
    #expect(view.update() == [.spring])
    #expect(view.texts == ["0.0"])
  }

  /// The ways in which an action of a gesture ends the gesture.
  enum Ending: CaseIterable { case disabled, masked, covered, removed }

  private struct EndingDrag: View {
    let ending: Ending
    @GestureState private var distance = 0.0
    @State private var hasEnded = false
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(verbatim: "\(distance) \(log)")
        if ending != .removed || !hasEnded {
          Text("Card").gesture(
            DragGesture()
              .onChanged { _ in
                log.append("changed")
                hasEnded = true
              }
              .onEnded { _ in log.append("ended") }
              .updating($distance) { value, distance, _ in
                distance = Double(value.translation.width)
              },
            including: ending == .masked && hasEnded ? .subviews : .all
          )
          .disabled(ending == .disabled && hasEnded)
        }
        Button("Again") { hasEnded = false }
      }
      .sheet(isPresented: ending == .covered ? $hasEnded : .constant(false)) { Text("Sheet") }
    }
  }

  @Test(arguments: Ending.allCases)
  func aGestureEndsWhenItsViewIsNoLongerUsable(_ ending: Ending) throws {
    let view = ViewDriver { EndingDrag(ending: ending) }
    let card = try view.gestureView("Card")
    try card.perform(drag(.changed, to: 7))
    // A view below a sheet has not disappeared.
    if ending != .covered { #expect(view.texts.first == "0.0 [\"changed\"]") }
    // The user goes on, and releases the pointer.
    for phase in [DragPhase.changed, .ended] { try? card.perform(drag(phase, to: 9)) }
    let log = ending == .covered ? ["changed", "ended"] : ["changed"]
    #expect(view.texts.first == "0.0 \(log)")
    guard ending == .disabled else { return }
    try view.button("Again").tap()
    try card.perform(.drag(.changed, start: CGPoint(x: 1, y: 1), location: CGPoint(x: 4, y: 1)))
    #expect(view.texts.first == "0.0 [\"changed\", \"changed\"]")
  }

  @Test(arguments: [(-3.0, 0.0), (.nan, 0), (.infinity, 0), (0, 0), (25, 25)])
  func theDistanceOfADragIsFiniteAndNotNegative(distance: Double, shown: Double) {
    let view = ViewDriver {
      Text("Card").gesture(DragGesture(minimumDistance: CGFloat(distance)).onEnded { _ in })
    }
    #expect(view.description == "draggable \(shown) \"Card\"")
  }

  @Test func aPressOfANegativeDurationIsImmediate() {
    let view = ViewDriver { Text("Card").onLongPressGesture(minimumDuration: -1) {} }
    #expect(view.description == "pressable 0.0 \"Card\"")
  }

  @Test(arguments: [-1, 0, 1])
  func aTapCountBelowOneCountsAsOne(count: Int) throws {
    var taps = 0
    let view = ViewDriver { Text("Card").onTapGesture(count: count) { taps += 1 } }
    try view.tappable("Card").tap()
    try view.tappable("Card").tap()
    #expect(taps == 2)
  }

  @Test func aSimultaneousGestureReportsOnlyTheValueThatChanged() throws {
    var values: [String] = []
    let view = ViewDriver {
      Text("Card").gesture(
        LongPressGesture().simultaneously(with: DragGesture())
          .onChanged {
            values.append("\($0.first != nil) \($0.second != nil)")
          })
    }
    try view.gestureView("Card").longPress()
    try view.gestureView("Card").perform(drag(.changed, to: 3))
    #expect(values == ["true false", "false true"])
  }

  @Test func aDragEndsWhereItLastMoved() throws {
    var log: [String] = []
    let view = ViewDriver {
      Text("Card").gesture(
        DragGesture().onChanged { log.append("changed \($0.translation.width)") }
          .onEnded { log.append("ended \($0.translation.width)") })
    }
    try view.gestureView("Card").drag(from: .zero, to: CGPoint(x: 5, y: 0))
    #expect(log == ["changed 5.0", "ended 5.0"])
  }
}
