import ComposableArchitecture
import ComposablePersistence
import ComposableUI
import Foundation
import Testing

@testable import BoardFeatures

@MainActor
@Suite struct BoardTests {
  private let storage = InMemorySharedStorage()

  /// The store of a user, with a node of its own.
  private func testStore(_ name: String = "Blob") -> TestStoreOf<BoardFeature> {
    let store = TestStore(initialState: state(name)) {
      BoardFeature()
    } withDependencies: {
      $0.sharedNode = SharedNode(storage)
      $0.uuid = UUIDGenerator { UUID() }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    return store
  }

  private func state(_ name: String) -> BoardFeature.State {
    var state = BoardFeature.State()
    state.name = name
    return state
  }

  private func titles(_ store: TestStoreOf<BoardFeature>, _ column: String) -> [String] {
    store.state.board.cards(in: column).map(\.title)
  }

  private let drag = "Drag this card to Doing"
  private let open = "Open this page in a second window"
  private let start = "Start the board"

  @Test func aCardIsDroppedBetweenOthers() async {
    let store = testStore()
    await store.send(.cardDropped(UUID(2), "to-do", above: UUID(1)))
    #expect(titles(store, "to-do") == [drag, start, open])
    await store.send(.cardDropped(UUID(1), "to-do", above: UUID(0)))
    #expect(titles(store, "to-do") == [open, drag, start])
    await store.send(.cardDropped(UUID(1), "to-do", above: nil))
    #expect(titles(store, "to-do") == [drag, start, open])
    await store.send(.cardDropped(UUID(1), "to-do", above: UUID(1)))
    #expect(titles(store, "to-do") == [drag, start, open])
    await store.send(.cardDropped(UUID(1), "done", above: nil))
    #expect(titles(store, "done") == [open])
  }

  /// As often as no number lies between the two cards any more.
  @Test func cardsAreDroppedAtOnePlaceAnyNumberOfTimes() async {
    let store = testStore()
    for number in 0..<200 {
      let (upper, lower) = number.isMultiple(of: 2) ? (UUID(0), UUID(2)) : (UUID(2), UUID(0))
      await store.send(.cardDropped(upper, "to-do", above: UUID(1)))
      let cards = store.state.board.cards(in: "to-do")
      #expect(cards.suffix(2).map(\.id) == [upper, UUID(1)])
      #expect(cards.count == (number == 0 ? 2 : 3) && cards[0].id == (number == 0 ? upper : lower))
    }
  }

  @Test func editsAreUndoneAndRedone() async {
    let store = testStore()
    let board = store.state.board
    await store.send(.newCardTapped("doing"))
    await store.send(.binding(.set(\.draft, " Milk ")))
    await store.send(.draftSubmitted)
    #expect(titles(store, "doing") == ["Milk"])
    #expect(store.state.draft == "")
    await store.send(.cardTapped(UUID(2)))
    await store.send(.form(.presented(.binding(.set(\.card.title, "Begin")))))
    await store.send(.form(.presented(.binding(.set(\.card.column, "doing")))))
    await store.send(.form(.presented(.doneTapped)))
    #expect(titles(store, "doing") == ["Milk", "Begin"])
    await store.send(.cardTapped(UUID(1)))
    await store.send(.form(.presented(.deleteTapped)))
    #expect(titles(store, "to-do") == [drag])
    let edited = store.state.board

    for _ in 0..<4 { await store.send(.undoTapped) }
    #expect(store.state.board.cards.count == board.cards.count)
    for card in board.cards { #expect(store.state.board.cards[id: card.id] == card) }
    #expect(store.state.history.undos == [])
    for _ in 0..<4 { await store.send(.redoTapped) }
    for card in edited.cards { #expect(store.state.board.cards[id: card.id] == card) }
    await store.send(.undoTapped)
    await store.send(.textDropped("Bread", "done", above: nil))
    #expect(store.state.history.redos == [], "A new edit forgets those that were undone.")
    await store.finish()
  }

  @Test func anUndoKeepsTheChangesOfOthers() async throws {
    let (blob, max) = (testStore(), testStore("Max"))
    await blob.send(.cardTapped(UUID(0)))
    await blob.send(.form(.presented(.binding(.set(\.card.title, "Drop me")))))
    await blob.send(.form(.presented(.doneTapped)))
    try await blob.state.$board.save()
    try await max.state.$board.load()
    await max.send(.cardDropped(UUID(0), "done", above: nil))
    try await max.state.$board.save()
    try await blob.state.$board.load()
    #expect(titles(blob, "done") == [start, "Drop me"])
    await blob.send(.undoTapped)
    #expect(titles(blob, "done") == [start, drag])

    // There is nothing to undo if another user has removed the card.
    await blob.send(.cardDropped(UUID(0), "doing", above: nil))
    try await blob.state.$board.save()
    try await max.state.$board.load()
    await max.send(.cardTapped(UUID(0)))
    await max.send(.form(.presented(.deleteTapped)))
    try await max.state.$board.save()
    try await blob.state.$board.load()
    await blob.send(.undoTapped)
    #expect(blob.state.board.cards[id: UUID(0)] == nil)
  }

  /// The title is that of one user, the notes are those of the other.
  @Test func twoUsersEditACardAtOnce() async throws {
    let (blob, max) = (testStore(), testStore("Max"))
    for (store, form) in [
      (blob, CardForm.Action.binding(.set(\.card.title, "Drop me"))),
      (max, .binding(.set(\.card.notes, "Or not"))),
    ] {
      await store.send(.cardTapped(UUID(0)))
      await store.send(.form(.presented(form)))
    }
    for store in [blob, max] {
      await store.send(.form(.presented(.doneTapped)))
      try await store.state.$board.save()
    }
    try await blob.state.$board.load()
    let card = try #require(blob.state.board.cards[id: UUID(0)])
    #expect((card.title, card.notes) == ("Drop me", "Or not"))
  }

  @Test func aUserJoinsWithANameAndShowsTheOpenCard() async throws {
    let store = testStore(" ")
    await store.send(.joinTapped)
    #expect(store.state.memberID == nil)
    await store.send(.binding(.set(\.name, " Blob Blobson ")))
    await store.send(.joinTapped)
    #expect(store.state.user == User(name: "Blob Blobson"))
    #expect(store.state.user.initials == "BB")
    await store.send(.cardTapped(UUID(1)))
    #expect(store.state.user.openCard == UUID(1))
    await store.send(.form(.dismiss))
    #expect(store.state.user.openCard == nil)
    await store.skipInFlightEffects(strict: false)
  }

  @Test func aStoredSessionDoesNotContainTheBoard() throws {
    var state = state("Blob")
    state.memberID = "1"
    state.draftColumn = "doing"
    state.draft = "Milk"
    state.history.perform(.remove(UUID(0)), on: &BoardTests.board)
    state.form = CardForm.State(card: Board.sample.cards[1])
    let data = try JSONEncoder().encode(state)
    #expect(!String(decoding: data, as: UTF8.self).contains("columns"))
    #expect(try JSONDecoder().decode(BoardFeature.State.self, from: data) == state)
  }

  private static var board = Board.sample

  @Test func cardsAreDraggedInTheView() throws {
    let store = withDependencies {
      $0.sharedNode = SharedNode(storage)
      $0.uuid = UUIDGenerator { UUID() }
    } operation: {
      var state = state("Blob")
      state.memberID = "1"
      return Store(initialState: state) { BoardFeature() }
    }
    let view = ViewDriver { BoardView(store: store) }
    let card = "\(drag) Or tap it, and choose another column."
    try view.drag(card, to: "Doing")
    try view.drag("\(open) Both show the same board, and who is here.", to: card)
    #expect(store.board.cards(in: "doing").map(\.title) == [open, drag])
    try view.dropText("Milk", on: "Done")
    #expect(store.board.cards(in: "done").map(\.title) == [start, "Milk"])
    try view.button("Undo").tap()
    #expect(store.board.cards(in: "done").map(\.title) == [start])
  }
}
