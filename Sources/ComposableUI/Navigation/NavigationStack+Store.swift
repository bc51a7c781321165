import ComposableConcurrency
public import ComposableCore

extension NavigationStack {
  /// Creates a stack with a screen for each element of a feature's stack.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   ListView(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   case .recording(let store): RecordingView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// 1. A ``NavigationLink`` with the state of an element sends `push`; the back button,
  ///    ``EnvironmentValues/dismiss`` and Esc send `popFrom`.
  /// 2. A screen is that of its element's id: an element that is replaced gets another screen.
  ///
  /// - Parameters:
  ///   - path: A binding to the store of the stack.
  ///   - root: The root screen.
  ///   - destination: Creates the screen of an element.
  public init<State, Action, Content: View, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Content,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == StackState<State>, Root == _StackRoot<State, Action, Content, Destination> {
    self.init(
      AnyNavigationPath(path),
      _StackRoot(content: root(), path: path, destination: destination),
      SourceLocation(fileID, filePath, line, column)
    )
  }
}

/// The root of a stack of features, which declares the screens of their elements.
public nonisolated struct _StackRoot<State, Action, Content: View, Destination: View>: View {
  let content: Content
  let path: Binding<Store<StackState<State>, StackAction<State, Action>>>
  let destination: (Store<State, Action>) -> Destination

  /// The content of the view.
  public var body: some View {
    content.navigationDestination(for: StackElement.self) { element in
      let id = element.id
      if let store = path.wrappedValue.scope(state: \.[id: id], action: \.[id: id]) {
        destination(store)
      }
    }
  }
}

/// The value of an element's screen: another element has another screen, even if they are equal.
private struct StackElement: Hashable {
  let id: StackElementID
}

/// The state of an element that a link pushes.
struct PushedElement: Hashable {
  let state: Any

  // The value is never on a path: the stack's store receives the state.
  static func == (lhs: Self, rhs: Self) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

extension AnyNavigationPath {
  /// The elements of a feature's stack.
  fileprivate init<State, Action>(
    _ path: Binding<Store<StackState<State>, StackAction<State, Action>>>
  ) {
    values = {
      path.wrappedValue.withState { stack in
        stack.ids.map { AnyHashable(StackElement(id: $0)) }
      }
    }
    append = { value in
      guard let state = (value.base as? PushedElement)?.state as? State else { return false }
      path.wrappedValue.push(state)
      return true
    }
    truncate = { count in
      let store = path.wrappedValue
      let surplus = store.withState { $0.ids.dropFirst(count) }
      if let first = surplus.first { store.send(.popFrom(id: first)) }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes an element onto the stack of a feature.
  ///
  /// Use it in a ``NavigationStack`` with the store of a stack. State that its stack doesn't hold is
  /// reported.
  ///
  /// - Parameters:
  ///   - state: The state of the element; `nil` disables the link.
  ///   - label: The label of the link.
  public init<State>(
    state: State?, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    self.init(pushing: state.map { AnyHashable(PushedElement(state: $0)) }, label: label) {
      location.report(
        """
        A link's state of type '\(State.self)' can't be pushed: the path of its 'NavigationStack' \
        is not the store of a stack with such elements.

        Use 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path))', and state of \
        the type of its elements.
        """
      )
    }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that pushes an element onto the stack of a feature, with a title.
  public init<State>(
    _ title: LocalizedStringKey, state: State?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      state: state, label: { Text(title) },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Creates a link that pushes an element onto the stack of a feature, with a title.
  @_disfavoredOverload
  public init<State>(
    _ title: some StringProtocol, state: State?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      state: state, label: { Text(title) },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
