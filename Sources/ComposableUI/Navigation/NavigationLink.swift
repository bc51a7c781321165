import IssueReporting

/// A control that pushes a screen onto the ``NavigationStack`` of its view.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// NavigationLink(book.title, value: book)  // with a 'navigationDestination(for: Book.self)'
/// ```
///
/// 1. It works on the visible screen only: pressing it twice pushes one screen.
/// 2. While the link and its screen exist, the screen is updated with the link's view.
/// 3. Outside a ``NavigationStack``, or with the value `nil`, it is disabled.
/// 4. As a row of a list or a form, it has a chevron at the trailing edge.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let target: Target
  private let label: Label
  @State private var link = NavigationLinkID()
  @Environment(\.navigationContext) private var navigationContext
  @Environment(\.listSelection) private var listSelection

  /// The destination: a view, or a value of the path.
  private enum Target {
    case view(() -> Destination)
    case value(AnyHashable?, mismatch: () -> Void)
    /// A view that is presented while a condition holds.
    case presented(Binding<Bool>, () -> Destination)
  }

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link that presents a view while a condition holds.
  init(
    presenting destination: @escaping () -> Destination, while isActive: Binding<Bool>, label: Label
  ) {
    self.init(.presented(isActive, destination), label)
  }

  /// The content of the view.
  public var body: some View {
    let button = Button(action: navigate) { label }.pushingScreen()
      .transformEnvironment(\.isEnabled) { $0 = $0 && canNavigate }
    switch target {
    case .value(let value?, _) where listSelection?.isSelected(value) != nil: button.tag(value)
    case .value: button
    case .presented(let isActive, let destination):
      button.navigationDestination(isPresented: isActive, destination: destination)
    case .view(let destination):
      UpdatingNavigationLink(
        link: link, navigationContext: navigationContext, destination: destination, label: button)
    }
  }

  private var canNavigate: Bool {
    if case .value(nil, _) = target { return false }
    return navigationContext != nil || listSelection != nil
  }

  private func navigate() {
    if case .value(let value?, _) = target, listSelection?.select(value) == true { return }
    guard let navigationContext, navigationContext.isTopmost,
      let navigator = navigationContext.navigator
    else { return }
    navigationContext.willPush()
    switch target {
    case .view(let destination):
      navigator.push(from: link) { AnyView(destination()) }
    case .presented(let isActive, _):
      isActive.wrappedValue = true
    case .value(let value?, let mismatch):
      if !navigator.push(value) { mismatch() }
    case .value(nil, _):
      break
    }
  }
}

/// A link that updates the screen that it has pushed.
private nonisolated struct UpdatingNavigationLink<Link: View, Destination: View>: View {
  let link: NavigationLinkID
  let navigationContext: NavigationContext?
  let destination: () -> Destination
  let label: Link

  var body: some View {
    let screen = LinkDestination(makeView: destination)
    Lifetime(content: label) {
      LinkDestinationObserver(screen)
    } update: { observer in
      guard let observer = observer as? LinkDestinationObserver<Destination>,
        observer.replace(with: screen)
      else { return }
      // Doesn't capture the link: a stack that retained it would retain its own environment.
      navigationContext?.navigator?.update(from: link) { AnyView(screen.makeView()) }
    }
  }
}

/// The destination of a link, comparable by its code and the values that it captures.
private struct LinkDestination<Content> {
  let makeView: () -> Content
}

/// An observer of the destinations of a link. The screen of an unchanged one is not updated, since
/// that would evaluate it again, with the stores that it creates.
private final class LinkDestinationObserver<Content>: LifetimeObserver {
  private var destination: LinkDestination<Content>

  init(_ destination: LinkDestination<Content>) {
    self.destination = destination
  }

  /// Replaces the destination. Returns false if it is the same.
  func replace(with destination: LinkDestination<Content>) -> Bool {
    defer { self.destination = destination }
    return !isSame(self.destination, destination)
  }

  func appear() {}
  func disappear() {}
}

extension NavigationLink {
  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: Creates the content of the screen.
  ///   - label: The label of the link.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), label())
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view { destination }, label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), Text(title))
  }

  /// Creates a link to a view, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), Text(title))
  }

  /// Creates a link to a view, with a title.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(.view { destination }, Text(title))
  }

  /// Creates a link to a view, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(.view { destination }, Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the stack's path.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` disables the link.
  ///   - label: The label of the link.
  ///   - mismatch: Reports that the path doesn't accept the value.
  init(pushing value: AnyHashable?, @ViewBuilder label: () -> Label, mismatch: @escaping () -> Void)
  {
    self.init(.value(value, mismatch: mismatch), label())
  }

  /// Creates a link that appends a value to the stack's path.
  ///
  /// Its screen is that of the stack's `navigationDestination(for:)`. A value that the path doesn't
  /// accept, since it holds another type, is reported.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` disables the link.
  ///   - label: The label of the link.
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

        Use a 'NavigationPath', or a value of the path's type.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
    self.init(target, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that appends a value to the stack's path, with a title.
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

  /// Creates a link that appends a value to the stack's path, with a title.
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
