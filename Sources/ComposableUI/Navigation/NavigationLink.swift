import IssueReporting

/// Shows another screen when the user presses it.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// NavigationLink(book.title, value: book)  // with a 'navigationDestination(for: Book.self)'
/// ```
///
/// 1. It does nothing but on the screen that is seen: pressing it twice shows one screen.
/// 2. What is shown follows what the view says that the link is in, as long as both are there.
/// 3. Outside a ``NavigationStack``, or without a value, it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: Target
  private let label: Label
  @State private var link = NavigationLinkID()
  @Environment(\.navigationContext) private var place

  /// What is shown.
  private enum Target {
    case view(() -> Destination)
    case value(AnyHashable?, mismatch: () -> Void)
  }

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  public var body: some View {
    let button = Button(action: follow) { label }
      .transformEnvironment(\.isEnabled) { $0 = $0 && canFollow }
    switch target {
    case .value: button
    case .view(let destination):
      UpdatingNavigationLink(link: link, screen: place, destination: destination, label: button)
    }
  }

  private var canFollow: Bool {
    if case .value(nil, _) = target { return false }
    return place != nil
  }

  private func follow() {
    guard let place, place.isSeen, let navigator = place.navigator else { return }
    switch target {
    case .view(let destination):
      navigator.push(from: link) { AnyView(destination()) }
    case .value(let value?, let mismatch):
      if !navigator.push(value) { mismatch() }
    case .value(nil, _):
      break
    }
  }
}

/// A link that keeps the screen that it led to up to date.
private struct UpdatingNavigationLink<Link: View, Destination: View>: View {
  let link: NavigationLinkID
  let screen: NavigationContext?
  let destination: () -> Destination
  let label: Link

  var body: some View {
    Lifetime(content: label) {
      NavigationLinkUpdater()
    } update: { [destination] _ in
      // Not the link itself: a stack that held one would hold its own surroundings.
      screen?.navigator?.update(from: link) { AnyView(destination()) }
    }
  }
}

private final class NavigationLinkUpdater: LifetimeObserver {
  func appear() {}
  func disappear() {}
}

extension NavigationLink {
  /// Leads to a screen.
  ///
  /// - Parameters:
  ///   - destination: What is shown on it.
  ///   - label: What is to be pressed.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), label())
  }

  /// Leads to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view { destination }, label())
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a screen, under a title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), Text(title))
  }

  /// Leads to a screen, under a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), Text(title))
  }

  /// Leads to a screen, under a title.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(.view { destination }, Text(title))
  }

  /// Leads to a screen, under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(.view { destination }, Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the screen of a value.
  ///
  /// - Parameters:
  ///   - value: What is added to the stack's path; `nil` disables the link.
  ///   - label: What is to be pressed.
  public init<Value: Hashable>(
    value: Value?, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let target = Target.value(value.map { AnyHashable($0) }) {
      reportIssue(
        """
        A link's value of type '\(Value.self)' can't be added to the path of its 'NavigationStack', \
        which holds another type.

        Let the path be a 'NavigationPath', or the value one of the path's type.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
    self.init(target, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Leads to the screen of a value, under a title.
  public init(
    _ title: LocalizedStringKey, value: (some Hashable)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      value: value, label: { Text(title) },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Leads to the screen of a value, under a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: (some Hashable)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      value: value, label: { Text(title) },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
