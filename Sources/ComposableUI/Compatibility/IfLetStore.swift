public import ComposableCore

/// A view of a child feature whose state may be absent.
///
/// It belongs to views that were written before `@ObservableState`, where `if let` takes its place:
/// `if let store = store.scope(state: \.child, action: \.child) { … }`.
///
/// ```swift
/// IfLetStore(store.scope(state: \.results, action: \.results)) { store in
///   ResultsView(store: store)
/// } else: {
///   Text("Loading…")
/// }
/// ```
///
/// 1. It is evaluated again when the state is set or removed, not when it changes.
@available(
  *, deprecated,
  message: "Use 'if let store = store.scope(state: \\.child, action: \\.child)' instead."
)
public nonisolated struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let presence: ViewStore<Bool, Action>
  private let content: (Store<State, Action>?) -> Content

  private init(
    _ store: Store<State?, Action>, content: @escaping (Store<State, Action>?) -> Content
  ) {
    self.store = store
    self.content = content
    presence = ViewStore(store, observe: { $0 != nil })
  }

  /// The content of the view.
  public var body: some View {
    let isPresent = presence.state
    content(isPresent ? store.unwrappedStore() : nil)
  }
}

@available(*, deprecated)
extension IfLetStore {
  /// Creates a view of a child, and another one to show while the child is absent.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Creates the view of the child.
  ///   - elseContent: Creates the view to show without a child.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    let elseContent = elseContent()
    self.init(store) { $0.map { .first(ifContent($0)) } ?? .second(elseContent) }
  }

  /// Creates a view of a child, which is empty while the child is absent.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Creates the view of the child.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store) { $0.map(ifContent) }
  }

  /// Creates a view of a presented child, and another one to show while nothing is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Creates the view of the child.
  ///   - elseContent: Creates the view to show without a child.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(store.presentedStore(), then: ifContent, else: elseContent)
  }

  /// Creates a view of a presented child, which is empty while nothing is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Creates the view of the child.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.presentedStore(), then: ifContent)
  }

  /// Creates a view of a case of a presented enum, and another one to show in any other case.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Returns the state of the case, or `nil` in any other case.
  ///   - fromAction: Embeds an action of the case.
  ///   - ifContent: Creates the view of the case.
  ///   - elseContent: Creates the view to show in any other case.
  public init<DestinationState, DestinationAction, IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(store.presentedStore(toState, fromAction), then: ifContent, else: elseContent)
  }

  /// Creates a view of a case of a presented enum, which is empty in any other case.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Returns the state of the case, or `nil` in any other case.
  ///   - fromAction: Embeds an action of the case.
  ///   - ifContent: Creates the view of the case.
  public init<DestinationState, DestinationAction, IfContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.presentedStore(toState, fromAction), then: ifContent)
  }
}

@available(*, deprecated)
extension Store {
  /// The store of the presented state. Each call returns the same one.
  func presentedStore<Presented, PresentedAction>() -> Store<Presented?, PresentedAction>
  where
    State == PresentationState<Presented>, Action == PresentationAction<PresentedAction>
  {
    scope(state: \State.wrappedValue, action: \.presented)
  }

  /// A store of a case of the presented state.
  func presentedStore<Presented, PresentedAction, CaseState, CaseAction>(
    _ toState: @escaping (Presented) -> CaseState?,
    _ fromAction: @escaping (CaseAction) -> PresentedAction
  ) -> Store<CaseState?, CaseAction>
  where
    State == PresentationState<Presented>, Action == PresentationAction<PresentedAction>
  {
    scope(state: { $0.wrappedValue.flatMap(toState) }, action: { .presented(fromAction($0)) })
  }
}
