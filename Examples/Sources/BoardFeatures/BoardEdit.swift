import ComposableArchitecture
import Foundation

/// A change of a board, which knows how to undo itself.
///
/// Others change the board at the same time, so an edit names what it changes, and no more: to undo
/// a new title leaves the place that another user has moved the card to.
enum BoardEdit: Codable, Equatable, Sendable {
  case insert(Card)
  case remove(Card.ID)
  case move(Card.ID, to: Column.ID, position: Double)
  /// Sets the texts that are not `nil`.
  case rewrite(Card.ID, title: String?, notes: String?)

  /// Changes a board.
  ///
  /// - Returns: The edit that undoes this one; `nil` if there is nothing to change, as after another
  ///   user has removed the card.
  func apply(to board: inout Board) -> BoardEdit? {
    switch self {
    case .insert(let card):
      guard board.cards[id: card.id] == nil else { return nil }
      board.cards.append(card)
      return .remove(card.id)

    case .remove(let id):
      return board.cards.remove(id: id).map(BoardEdit.insert)

    case .move(let id, let column, let position):
      guard let card = board.cards[id: id], (card.column, card.position) != (column, position)
      else {
        return nil
      }
      board.cards[id: id]?.column = column
      board.cards[id: id]?.position = position
      return .move(id, to: card.column, position: card.position)

    case .rewrite(let id, let title, let notes):
      guard let card = board.cards[id: id] else { return nil }
      let title = title == card.title ? nil : title
      let notes = notes == card.notes ? nil : notes
      guard title != nil || notes != nil else { return nil }
      board.cards[id: id]?.title = title ?? card.title
      board.cards[id: id]?.notes = notes ?? card.notes
      return .rewrite(
        id, title: title.map { _ in card.title }, notes: notes.map { _ in card.notes })
    }
  }
}

/// The edits that a user may take back or make again.
struct EditHistory: Codable, Equatable, Sendable {
  private(set) var undos: [BoardEdit] = []
  private(set) var redos: [BoardEdit] = []

  /// Makes an edit, and forgets those that were undone.
  mutating func perform(_ edit: BoardEdit, on board: inout Board) {
    guard let undo = edit.apply(to: &board) else { return }
    undos = undos.suffix(99) + [undo]
    redos = []
  }

  /// Takes back the last edit that still changes something.
  mutating func undo(on board: inout Board) { Self.step(from: &undos, to: &redos, &board) }

  /// Makes the last edit again that was undone.
  mutating func redo(on board: inout Board) { Self.step(from: &redos, to: &undos, &board) }

  private static func step(
    from edits: inout [BoardEdit], to inverses: inout [BoardEdit], _ board: inout Board
  ) {
    while let edit = edits.popLast() {
      guard let inverse = edit.apply(to: &board) else { continue }
      return inverses.append(inverse)
    }
  }
}
