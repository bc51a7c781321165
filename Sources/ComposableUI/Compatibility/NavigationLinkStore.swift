public import ComposableCore

/// A button that presents a feature on a screen of the ``NavigationStack`` of its view.
///
/// It belongs to views that were written before `@ObservableState`, where a ``Button`` and
/// `navigationDestination(item:)` take its place.
///
/// ```swift
/// NavigationLinkStore(
///   store.scope(state: \.$detail, action: { .detail($0) })
/// ) {
///   store.send(.detailTapped)
/// } destination: { store in
///   DetailView(store: store)
/// } label: {
///   Text("Detail")
/// }
/// ```
///
/// 1. A tap only calls `onTap`: the feature presents the child by setting its state.
/// 2. Going back sends the dismissal.
@available(
  *, deprecated,
  message:
    "Use a 'Button' and 'navigationDestination(item: $store.scope(state: \\.child, action: \\.child))'."
)
public nonisolated struct NavigationLinkStore<
  State, Action, DestinationState, DestinationAction, Destination: View, Label: View
>: View {
  private let item: Binding<PresentedStore<DestinationState, DestinationAction>?>
  private let onTap: () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// Creates a link to a presented feature.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onTap: Called when the user triggers the link.
  ///   - destination: Creates the screen.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction {
    item = store.presentedItem()
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// Creates a link to a case of a presented feature.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  ///   - onTap: Called when the user triggers the link.
  ///   - destination: Creates the screen.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) ->
      Destination,
    @ViewBuilder label: () -> Label
  ) {
    item = store.presentedItem(toDestinationState, fromDestinationAction)
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// Creates a link to a presented feature with an id, for a row of a list.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - id: The id of the state that the link presents.
  ///   - onTap: Called when the user triggers the link.
  ///   - destination: Creates the screen.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction, State: Identifiable {
    self.init(
      store, state: { $0.id == id ? $0 : nil }, action: { $0 }, onTap: onTap,
      destination: destination, label: label)
  }

  /// Creates a link to a case of a presented feature with an id, for a row of a list.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  ///   - id: The id of the state that the link presents.
  ///   - onTap: Called when the user triggers the link.
  ///   - destination: Creates the screen.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    id: DestinationState.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) ->
      Destination,
    @ViewBuilder label: () -> Label
  ) where DestinationState: Identifiable {
    self.init(
      store, state: { toDestinationState($0).flatMap { $0.id == id ? $0 : nil } },
      action: fromDestinationAction, onTap: onTap, destination: destination, label: label)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: onTap) { label }
      .navigationDestination(item: item) { [destination] in destination($0.store) }
  }
}
