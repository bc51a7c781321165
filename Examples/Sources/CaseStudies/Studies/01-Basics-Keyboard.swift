import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let keyboard = CaseStudy(
    "Keyboard and pointer",
    """
    A board that can have the focus: `onKeyPress` turns the arrow keys into actions. The buttons do the same without \
    a keyboard, and a `keyboardShortcut` presses them wherever the focus is. `onHover` tells which square the pointer \
    is above.
    """
  ) {
    CheckerboardView(store: Store(initialState: Checkerboard.State()) { Checkerboard() })
  }
}

@Reducer
struct Checkerboard {
  struct Square: Hashable {
    var column: Int
    var row: Int

    /// The name, such as "B3": a letter for the column, and a number for the row from below.
    var name: String { "\(["A", "B", "C", "D", "E", "F"][column])\(6 - row)" }
  }

  enum Direction: String, CaseIterable, Identifiable {
    case left = "Left"
    case up = "Up"
    case down = "Down"
    case right = "Right"

    var id: Self { self }
  }

  @ObservableState
  struct State: Equatable {
    var piece = Square(column: 2, row: 3)
    var hovered: Square?

    /// Returns the square beside the piece; `nil` beyond the edge of the board.
    func neighbor(_ direction: Direction) -> Square? {
      var square = piece
      switch direction {
      case .left: square.column -= 1
      case .up: square.row -= 1
      case .down: square.row += 1
      case .right: square.column += 1
      }
      return (0..<6).contains(square.column) && (0..<6).contains(square.row) ? square : nil
    }
  }

  enum Action {
    case moved(Direction)
    case squareEntered(Square)
    case squareLeft(Square)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moved(let direction):
        state.piece = state.neighbor(direction) ?? state.piece
        return .none

      case .squareEntered(let square):
        state.hovered = square
        return .none

      case .squareLeft(let square):
        // The pointer may have entered the next square before.
        if state.hovered == square { state.hovered = nil }
        return .none
      }
    }
  }
}

struct CheckerboardView: View {
  let store: StoreOf<Checkerboard>

  private let length = 48.0

  var body: some View {
    Form {
      Section {
        board
          .focusable()
          .onKeyPress(keys: [.leftArrow, .upArrow, .downArrow, .rightArrow]) { press in
            let directions = Checkerboard.Direction.allCases
            guard let direction = directions.first(where: { $0.key == press.key }) else {
              return .ignored
            }
            store.send(.moved(direction), animation: .snappy)
            return .handled
          }
          .accessibilityElement()
          .accessibilityLabel("Board")
          .accessibilityValue("Piece on \(store.piece.name)")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
      } footer: {
        Text("The board takes the arrow keys while it has the focus.")
      }
      Section {
        LabeledContent("Piece", value: store.piece.name)
        LabeledContent("Pointer", value: store.hovered?.name ?? "–")
        HStack {
          ForEach(Checkerboard.Direction.allCases) { direction in
            Button(direction.rawValue, systemImage: direction.symbol) {
              store.send(.moved(direction), animation: .snappy)
            }
            .keyboardShortcut(direction.key, modifiers: .shift)
            .hoverEffect(.lift)
            .disabled(store.state.neighbor(direction) == nil)
          }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
        .frame(maxWidth: .infinity)
      } footer: {
        Text("With Shift, the arrow keys press the buttons.")
      }
    }
  }

  private var board: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<6, id: \.self) { row in
        GridRow {
          ForEach(0..<6, id: \.self) { column in
            square(Checkerboard.Square(column: column, row: row))
          }
        }
      }
    }
    .overlay(alignment: .topLeading) {
      Image(systemName: "crown.fill")
        .font(.title)
        .foregroundStyle(.orange)
        .frame(width: length, height: length)
        .offset(
          x: Double(store.piece.column) * length, y: Double(store.piece.row) * length
        )
        .allowsHitTesting(false)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .pointerStyle(.rectSelection)
  }

  private func square(_ square: Checkerboard.Square) -> some View {
    Rectangle()
      .fill(.indigo.opacity((square.column + square.row).isMultiple(of: 2) ? 0.15 : 0.35))
      .frame(width: length, height: length)
      .overlay {
        if square == store.hovered, square != store.piece {
          Text(square.name).font(.footnote)
        }
      }
      .hoverEffect(.highlight)
      .onHover { store.send($0 ? .squareEntered(square) : .squareLeft(square)) }
  }
}

extension Checkerboard.Direction {
  fileprivate var key: KeyEquivalent {
    switch self {
    case .left: .leftArrow
    case .up: .upArrow
    case .down: .downArrow
    case .right: .rightArrow
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .left: "arrow.left"
    case .up: "arrow.up"
    case .down: "arrow.down"
    case .right: "arrow.right"
    }
  }
}

#Preview {
  CheckerboardView(store: Store(initialState: Checkerboard.State()) { Checkerboard() })
}
