import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct CheckerboardTests {
  private typealias Square = Checkerboard.Square

  @Test func thePieceStaysOnTheBoard() async {
    let piece = Square(column: 0, row: 1)
    let store = TestStore(initialState: Checkerboard.State(piece: piece)) { Checkerboard() }
    await store.send(.moved(.left))
    await store.send(.moved(.up)) { $0.piece = Square(column: 0, row: 0) }
    await store.send(.moved(.up))
    await store.send(.moved(.right)) { $0.piece = Square(column: 1, row: 0) }
  }

  @Test func thePointerMayEnterASquareBeforeItLeavesAnother() async {
    let squares = [Square(column: 0, row: 0), Square(column: 1, row: 0)]
    let store = TestStore(initialState: Checkerboard.State()) { Checkerboard() }
    await store.send(.squareEntered(squares[0])) { $0.hovered = squares[0] }
    await store.send(.squareEntered(squares[1])) { $0.hovered = squares[1] }
    await store.send(.squareLeft(squares[0]))
    await store.send(.squareLeft(squares[1])) { $0.hovered = nil }
  }

  @Test func buttonsMoveThePieceToTheEdge() throws {
    let store = Store(initialState: Checkerboard.State()) { Checkerboard() }
    let view = ViewDriver { CheckerboardView(store: store) }
    #expect(view.texts.contains("C3"))
    for _ in 0..<2 { try view.button("Left").tap() }
    #expect(view.texts.contains("A3"))
    #expect(throws: ViewDriver.Refused.self) { try view.button("Left").tap() }
  }
}
