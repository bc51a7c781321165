/// An action that loads the data of a view again, in the environment of the view.
///
/// See ``View/refreshable(action:)``.
public struct RefreshAction {
  let action: nonisolated(nonsending) () async -> Void

  /// Performs the action, and returns when it has ended.
  public nonisolated(nonsending) func callAsFunction() async { await action() }
}

private enum RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that loads the data of the view again; `nil` for none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

extension View {
  /// Adds a button that loads the data of this view again.
  ///
  /// ```swift
  /// List(store.facts) { Text($0.text) }
  ///   .refreshable { await store.send(.refresh).finish() }
  /// ```
  ///
  /// The button is in the toolbar of the screen, as the content cannot be pulled in a browser. It
  /// shows progress until the action has ended. The views of the content find the action in the
  /// environment, as `refresh`.
  ///
  /// - Parameter action: The action, which runs on the actor of the view. It is cancelled when the
  ///   view disappears.
  public func refreshable(
    action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: RefreshAction(action: action))
  }
}

private struct RefreshableView<Content: View>: View {
  let content: Content
  let action: RefreshAction
  /// The number of the current refresh; `nil` while there is none.
  @State private var current: Int?
  @State private var count = 0

  init(content: Content, action: RefreshAction) {
    self.content = content
    self.action = action
  }

  var body: some View {
    // A closure with a capture list would not run on the actor of the view, see `task`.
    let isRefreshing = current != nil
    content
      .environment(\.refresh, action)
      .toolbar {
        Button {
          count += 1
          current = count
        } label: {
          if isRefreshing { ProgressView() } else { Image(systemName: "arrow.clockwise") }
        }
        .disabled(isRefreshing)
        .accessibilityLabel("Refresh")
      }
      .task(id: current) {
        guard isRefreshing else { return }
        await action()
        self.current = nil
      }
  }
}
