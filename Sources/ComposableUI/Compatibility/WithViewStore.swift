public import ComposableCore

/// A view that observes a part of a store's state, and passes it to its content as a `ViewStore`.
///
/// It belongs to views that were written before `@ObservableState`, whose stores views observe
/// without it.
///
/// ```swift
/// WithViewStore(store, observe: { $0 }) { viewStore in
///   Text("\(viewStore.count)")
///   Button("Increment") { viewStore.send(.incrementTapped) }
/// }
/// ```
///
/// 1. The content is evaluated again when the observed state has changed, and when the parent of
///    the view is evaluated; not otherwise.
@available(
  *, deprecated,
  message: "Attach '@ObservableState' to the feature's state, and read the fields of the store."
)
public nonisolated struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  init(
    _ viewStore: ViewStore<ViewState, ViewAction>,
    _ content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    // Observed also if the content reads no state, as it may read what changes along with it.
    let _ = viewStore.state
    content(viewStore)
  }

  /// Returns the view itself: this package prints no changes of view stores.
  ///
  /// - Parameter prefix: Ignored.
  public func _printChanges(_ prefix: String = "") -> Self { self }
}

@available(*, deprecated)
extension WithViewStore {
  /// Creates a view that observes a part of a store's state, and sends actions of its own type.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  ///   - content: Creates the content.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content)
  }

  /// Creates a view that observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  ///   - content: Creates the content.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content)
  }

  /// Creates a view that observes all state of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  ///   - content: Creates the content.
  public init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, removeDuplicates: isDuplicate), content)
  }

  /// Creates a view that observes nothing and only sends actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Creates the content.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState == Void {
    self.init(ViewStore(store), content)
  }
}

@available(*, deprecated)
extension WithViewStore where ViewState: Equatable {
  /// Creates a view that observes a part of a store's state, and sends actions of its own type.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  ///   - content: Creates the content.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content)
  }

  /// Creates a view that observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  ///   - content: Creates the content.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState), content)
  }

  /// Creates a view that observes all state of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Creates the content.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store), content)
  }
}

@available(*, deprecated)
extension WithViewStore where ViewAction: BindableAction {
  /// Creates a view that observes values and bindings of a store's state, and sends actions of its
  /// own type.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  ///   - content: Creates the content.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State {
    self.init(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content)
  }

  /// Creates a view that observes values and bindings of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  ///   - content: Creates the content.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State {
    self.init(ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content)
  }

  /// Creates a view that observes values and bindings of a store's state, and sends actions of its
  /// own type.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  ///   - content: Creates the content.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State, ViewState: Equatable {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content)
  }

  /// Creates a view that observes values and bindings of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  ///   - content: Creates the content.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State, ViewState: Equatable {
    self.init(ViewStore(store, observe: toViewState), content)
  }
}
