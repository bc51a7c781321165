public import ComposableArchitecture

/// A form for a card.
@Reducer public struct CardForm {
  /// The card, as it is edited.
  @ObservableState public struct State: Codable, Equatable, Sendable {
    var card: Card
    /// The card when the form was opened.
    let original: Card

    init(card: Card) {
      self.card = card
      original = card
    }

    /// The edit of the texts that the user has changed. Others may have changed the rest meanwhile.
    var edit: BoardEdit {
      .rewrite(
        card.id, title: card.title == original.title ? nil : card.title,
        notes: card.notes == original.notes ? nil : card.notes)
    }
  }

  /// An action of the form.
  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case deleteTapped
    case doneTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> { BindingReducer() }
}
