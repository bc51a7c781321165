/// A screen of a navigation stack. A tap on its own element is a tap on the back button.
struct Screen<Content: View>: _PrimitiveView {
  let navigationContext: NavigationContext
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ScreenNode(view, in: context)
  }
}

/// The navigator of a stack, and the identity of one of its screens.
struct NavigationContext: Equatable {
  // Weak: entries may retain views, and these their environment, which contains this value.
  private(set) weak var navigator: Navigator?
  /// The identity of the screen; `nil` for the root.
  let entryID: NavigationEntry.ID?

  init(_ navigator: Navigator, _ entryID: NavigationEntry.ID?) {
    self.navigator = navigator
    self.entryID = entryID
  }

  /// True if the screen is visible. The views of screens below it exist, but can't be used.
  var isTopmost: Bool { navigator.map { $0.entries.last?.id == entryID } ?? false }

  /// Dismisses the screen, with all screens above it.
  ///
  /// - Returns: False if the screen is the root or was removed.
  func dismiss() -> Bool {
    guard let navigator, let entryID else { return false }
    return navigator.pop(entryID)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.navigator === rhs.navigator && lhs.entryID == rhs.entryID
  }
}

private enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  var navigationContext: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}

/// A node that shows the title of a view in its subtree.
protocol NavigationTitleReceiver: _AnyViewNode {
  /// Sets or replaces the title of a node; `nil` removes it.
  func setTitle(_ title: String?, from node: Int)
}

private final class ScreenNode<Content: View>: UnaryNode<Screen<Content>, Content>,
  NavigationTitleReceiver
{
  private var navigationContext: NavigationContext
  private var element: Element?
  private var titles: [(node: Int, title: String)] = []

  init(_ view: Screen<Content>, in context: _Context) {
    navigationContext = view.navigationContext
    super.init(in: context)
    makeChild(view.content)
    element = Element(elementContent, node: self) { [unowned self] in child?.elements ?? [] }
    element?.handler = { [unowned self] interaction in
      environment.isEnabled && interaction == .tap && navigationContext.dismiss()
    }
  }

  override func update(_ view: Screen<Content>) {
    navigationContext = view.navigationContext
    child?.update(view.content, environment)
  }

  private var elementContent: ElementContent {
    .screen(title: titles.last?.title, canGoBack: navigationContext.entryID != nil)
  }

  func setTitle(_ title: String?, from node: Int) {
    let index = titles.firstIndex { $0.node == node }
    switch (index, title) {
    case (let index?, let title?): titles[index].title = title
    case (let index?, nil): titles.remove(at: index)
    case (nil, let title?): titles.append((node, title))
    case (nil, nil): break
    }
    element?.update(elementContent)
  }

  override func structureChanged() { element?.structureChanged() }

  override var elements: [Element] { element.map { [$0] } ?? [] }
}
