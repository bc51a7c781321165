import ComposableConcurrency
public import ComposableCore

/// A stack of screens with one for each element of a feature's stack.
///
/// It belongs to views that were written before `@ObservableState`, where a ``NavigationStack`` takes
/// its place: `NavigationStack(path: $store.scope(state: \.path, action: \.path))`. It has the
/// guarantees of that.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
///   ListView(store: store)
/// } destination: { state in
///   switch state {
///   case .detail:
///     CaseLet(\Path.State.detail, action: Path.Action.detail) { DetailView(store: $0) }
///   }
/// }
/// ```
@available(
  *, deprecated,
  message: "Use 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path))' instead."
)
public nonisolated struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination
  private let location: SourceLocation

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The root screen.
  ///   - destination: Creates the screen of an element from its store.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// Creates a stack of an enum of features.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The root screen.
  ///   - destination: Creates the screen of an element from its state, with a ``CaseLet`` for each
  ///     case.
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(
      store, root: root, destination: { SwitchStore($0, content: destination) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The content of the view.
  public var body: some View {
    NavigationStack(
      path: Binding(get: { store }, set: { _ in }), root: { root }, destination: destination,
      fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }
}
