public import ComposableArchitecture
import Foundation

/// A board: columns, and the cards in them.
public struct Board: Codable, Equatable, Sendable {
  /// The columns, from the left.
  public var columns: IdentifiedArrayOf<Column>
  /// The cards of all columns. A card tells where it is, so that two users may move cards at once.
  public var cards: IdentifiedArrayOf<Card>

  /// Creates a board.
  public init(columns: IdentifiedArrayOf<Column> = [], cards: IdentifiedArrayOf<Card> = []) {
    self.columns = columns
    self.cards = cards
  }

  /// The cards of a column, from the top.
  public func cards(in column: Column.ID) -> [Card] {
    cards.filter { $0.column == column }
      .sorted { ($0.position, $0.id.uuidString) < ($1.position, $1.id.uuidString) }
  }

  /// Returns a position in a column: above a card, or below all of them. If no number is left
  /// between two cards, all cards of the column get new ones.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - next: The card below; `nil` for the end of the column.
  ///   - moved: A card that leaves its place for the position.
  mutating func position(
    in column: Column.ID, above next: Card.ID?, for moved: Card.ID? = nil
  ) -> Double {
    let others = cards(in: column).filter { $0.id != moved }
    guard let index = others.firstIndex(where: { $0.id == next }) else {
      return (others.last?.position ?? -1) + 1
    }
    guard index > 0 else { return others[0].position - 1 }
    let (upper, lower) = (others[index - 1].position, others[index].position)
    let middle = (upper + lower) / 2
    if upper < middle, middle < lower { return middle }
    for (number, card) in others.enumerated() { cards[id: card.id]?.position = Double(number) }
    return Double(index) - 0.5
  }
}

/// A column of a board.
public struct Column: Codable, Equatable, Identifiable, Sendable {
  /// The identity.
  public let id: String
  /// The title.
  public var title: String

  /// Creates a column.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// A card of a board.
public struct Card: Codable, Equatable, Identifiable, Sendable {
  /// The identity.
  public let id: UUID
  /// The task.
  public var title: String
  /// More about it.
  public var notes: String
  /// The column.
  public var column: Column.ID
  /// The place in the column: cards with smaller numbers are above.
  public var position: Double

  /// Creates a card.
  public init(
    id: UUID, title: String, notes: String = "", column: Column.ID, position: Double = 0
  ) {
    self.id = id
    self.title = title
    self.notes = notes
    self.column = column
    self.position = position
  }
}

extension Board {
  /// The board that a new database begins with.
  public static let sample = Board(
    columns: [
      Column(id: "to-do", title: "To do"),
      Column(id: "doing", title: "Doing"),
      Column(id: "done", title: "Done"),
    ],
    cards: [
      Card(
        id: UUID(0), title: "Drag this card to Doing",
        notes: "Or tap it, and choose another column.", column: "to-do"),
      Card(
        id: UUID(1), title: "Open this page in a second window",
        notes: "Both show the same board, and who is here.", column: "to-do", position: 1),
      Card(id: UUID(2), title: "Start the board", column: "done"),
    ])
}
