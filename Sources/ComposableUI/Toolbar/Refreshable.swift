/// An action that loads the data of a view again, in the environment of the view.
///
/// See ``View/refreshable(action:)``.
public struct RefreshAction: Equatable {
  /// The current action. It is the same object for the lifetime of its view, so that a new closure
  /// does not invalidate the views that read the environment.
  final class Storage {
    var action: nonisolated(nonsending) () async -> Void = {}

    func update(_ action: nonisolated(nonsending) @escaping () async -> Void) -> Storage {
      self.action = action
      return self
    }
  }

  let storage: Storage

  /// Performs the action, and returns when it has ended.
  public nonisolated(nonsending) func callAsFunction() async { await storage.action() }

  /// Returns true if both are the action of one view.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }
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

nonisolated extension View {
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
    RefreshableView(content: self, action: action)
  }
}

private nonisolated struct RefreshableView<Content: View>: View {
  let content: Content
  let action: nonisolated(nonsending) () async -> Void
  @State private var storage = RefreshAction.Storage()
  /// The number of the current refresh; `nil` while there is none.
  @State private var current: Int?
  @State private var count = 0

  init(content: Content, action: nonisolated(nonsending) @escaping () async -> Void) {
    self.content = content
    self.action = action
  }

  var body: some View {
    let refresh = RefreshAction(storage: storage.update(action))
    let number = current
    let isRefreshing = number != nil
    content
      .environment(\.refresh, refresh)
      .toolbar {
        Button {
          count += 1
          current = count
        } label: {
          if isRefreshing { ProgressView() } else { Image(systemName: "arrow.clockwise") }
        }
        .disabled(isRefreshing)
        .accessibilityLabel(Text(system: .refresh))
      }
      .task(id: number) {
        guard isRefreshing else { return }
        await refresh()
        if current == number { current = nil }
      }
      .onDisappear { current = nil }
  }
}
