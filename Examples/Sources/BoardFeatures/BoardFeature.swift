public import ComposableArchitecture
public import ComposablePersistence
import Foundation

/// A board that all users share, who see each other.
@Reducer public struct BoardFeature {
  /// The board with the input of one user.
  @ObservableState public struct State: Codable, Equatable, Sendable {
    /// The board of all users.
    @Shared(.row("board", default: .sample)) public var board: Board
    /// The users who are here.
    @SharedReader(.presence("board")) public var members: IdentifiedArrayOf<Member<User>> = []

    /// The identity among the members.
    var memberID: String?
    /// The name, as it is entered before the user joins.
    var name = ""
    /// The column in which a card is being written.
    var draftColumn: Column.ID?
    /// The title of the card that is being written.
    var draft = ""
    var history = EditHistory()
    @Presents var form: CardForm.State?

    // The session leaves out the state that all users share.
    private enum CodingKeys: CodingKey {
      case _memberID, _name, _draftColumn, _draft, _history, _form
    }

    /// Creates a state.
    public init() {}

    /// The user, as others see it.
    var user: User { User(name: name, openCard: form?.card.id) }
  }

  /// An action of the user.
  public enum Action: BindableAction {
    case appeared
    case binding(BindingAction<State>)
    case cardDropped(Card.ID, Column.ID, above: Card.ID?)
    case cardTapped(Card.ID)
    case closeDraftTapped
    case draftSubmitted
    case form(PresentationAction<CardForm.Action>)
    case joinTapped
    case newCardTapped(Column.ID)
    case redoTapped
    case textDropped(String, Column.ID, above: Card.ID?)
    case undoTapped
  }

  private enum CancelID { case membership }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        return join(state)

      case .binding:
        return .none

      case .cardDropped(let id, let column, let next):
        let cards = state.board.cards(in: column).map(\.id)
        let below = cards.firstIndex(of: id).flatMap { cards[($0 + 1)...].first }
        // It is there already.
        guard id != next, !(cards.contains(id) && below == next) else { return .none }
        move(id, column, above: next, &state)
        return .none

      case .cardTapped(let id):
        guard let card = state.board.cards[id: id] else { return .none }
        state.form = CardForm.State(card: card)
        return join(state)

      case .closeDraftTapped:
        state.draftColumn = nil
        state.draft = ""
        return .none

      case .draftSubmitted:
        guard let column = state.draftColumn else { return .none }
        insert(state.draft, column, above: nil, &state)
        state.draft = ""
        return .none

      case .form(.presented(.deleteTapped)):
        guard let card = state.form?.card else { return .none }
        state.form = nil
        perform(.remove(card.id), &state)
        return join(state)

      case .form(.presented(.doneTapped)):
        guard let form = state.form else { return .none }
        state.form = nil
        perform(form.edit, &state)
        if form.card.column != form.original.column {
          move(form.card.id, form.card.column, above: nil, &state)
        }
        return join(state)

      case .form(.dismiss):
        state.form = nil
        return join(state)

      case .form:
        return .none

      case .joinTapped:
        state.name = state.name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !state.name.isEmpty else { return .none }
        state.memberID = uuid().uuidString
        return join(state)

      case .newCardTapped(let column):
        state.draftColumn = column
        state.draft = ""
        return .none

      case .redoTapped:
        state.$board.withLock { state.history.redo(on: &$0) }
        return .none

      case .textDropped(let text, let column, let next):
        insert(text, column, above: next, &state)
        return .none

      case .undoTapped:
        state.$board.withLock { state.history.undo(on: &$0) }
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) { CardForm() }
  }

  /// Shows the user to the others, as it is now.
  private func join(_ state: State) -> Effect<Action> {
    guard let id = state.memberID else { return .none }
    return .join("board", id: id, as: state.user)
      .cancellable(id: CancelID.membership, cancelInFlight: true)
  }

  private func insert(
    _ text: String, _ column: Column.ID, above next: Card.ID?, _ state: inout State
  ) {
    let title = String(text.trimmingCharacters(in: .whitespacesAndNewlines).prefix(500))
    guard !title.isEmpty else { return }
    let id = uuid()
    state.$board.withLock { board in
      let position = board.position(in: column, above: next)
      let card = Card(id: id, title: title, column: column, position: position)
      state.history.perform(.insert(card), on: &board)
    }
  }

  private func move(
    _ id: Card.ID, _ column: Column.ID, above next: Card.ID?, _ state: inout State
  ) {
    state.$board.withLock { board in
      let position = board.position(in: column, above: next, for: id)
      state.history.perform(.move(id, to: column, position: position), on: &board)
    }
  }

  private func perform(_ edit: BoardEdit, _ state: inout State) {
    state.$board.withLock { state.history.perform(edit, on: &$0) }
  }
}
