import Transactions

/// A screen of a navigation stack. A tap on its own element is a tap on the back button.
nonisolated struct Screen<Content: View>: _PrimitiveView {
  let navigationContext: NavigationContext
  /// True if another screen is above it.
  let isCovered: Bool
  /// True if the user can return to the screen below it, or to the column before.
  let canGoBack: Bool
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ScreenNode(view, in: context)
  }
}

extension Animation {
  /// The animation of screens that are pushed or popped under a transaction without one.
  static var navigation: Animation { .timingCurve(0.32, 0.72, 0, 1, duration: 0.35) }
}

/// The navigator of a stack, and the identity of one of its screens.
struct NavigationContext: Equatable {
  // Weak: entries may retain views, and these their environment, which contains this value.
  private(set) weak var owner: Navigator?
  /// The stack in the next column, if links in the screen push onto that.
  private weak var next: Navigator?
  /// The identity of the screen; `nil` for the root.
  let entryID: NavigationEntry.ID?

  init(_ owner: Navigator, _ entryID: NavigationEntry.ID?, pushingOnto next: Navigator? = nil) {
    self.owner = owner
    self.entryID = entryID
    self.next = next
  }

  /// The stack that the views of the screen push screens onto.
  var navigator: Navigator? { next.map { $0.nested ?? $0 } ?? owner }

  /// Prepares the stack for a screen that a view of this screen pushes.
  func willPush() {
    if next != nil { navigator?.replaceRoot() }
  }

  /// True if the screen is visible. The views of screens below it exist, but can't be used.
  var isTopmost: Bool { owner.map { $0.entries.last?.id == entryID } ?? false }

  /// Dismisses the screen, with all screens above it; of the first one of a column, the column.
  ///
  /// - Returns: False if the screen is the root or was removed.
  func dismiss() -> Bool {
    guard let owner else { return false }
    let hasLeft = owner.isFirst(entryID) && owner.leaveColumn()
    return entryID.map(owner.pop) ?? hasLeft
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.owner === rhs.owner && lhs.entryID == rhs.entryID && lhs.next === rhs.next
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

private final class ScreenNode<Content: View>: UnaryNode<Screen<Content>, Content>,
  NavigationTitleReceiver, OptionsReceiver, ToolbarReceiver
{
  private var navigationContext: NavigationContext
  private var isCoveredByScreen: Bool
  private var canGoBack: Bool
  /// The environment of the last update.
  private var updatedEnvironment: EnvironmentValues
  private var element: Element?
  private var titles = NodeValues<String>()
  private var optionChanges = NodeValues<OptionsChange<ScreenOptions>>()
  private lazy var toolbars = Toolbars(of: self)

  init(_ view: Screen<Content>, in context: _Context) {
    navigationContext = view.navigationContext
    isCoveredByScreen = view.isCovered
    canGoBack = view.canGoBack
    updatedEnvironment = context.environment
    super.init(in: context)
    makeChild(view.content)
    element = Element(elementContent, node: self) { [unowned self] in
      toolbars.elements + (child?.elements ?? [])
    }
    element?.handler = { [unowned self] interaction in
      environment.isEnabled && interaction == .tap && elementContent.canGoBack
        && navigationContext.dismiss()
    }
  }

  override func update(_ view: Screen<Content>) {
    navigationContext = view.navigationContext
    if view.isCovered != isCoveredByScreen {
      isCoveredByScreen = view.isCovered
      notifySubtree()
    }
    canGoBack = view.canGoBack
    element?.update(elementContent)
    // The content of a pushed screen depends on its entry only: a push or a pop costs little for the
    // screens below.
    let isUnchanged =
      view.navigationContext.entryID != nil && environment.isIdentical(to: updatedEnvironment)
    guard !isUnchanged else { return }
    updatedEnvironment = environment
    child?.update(view.content, environment)
  }

  override var isCovered: Bool { isCoveredByScreen }

  /// Lets the views of the screen appear or disappear, which is after those of the screen above it
  /// have appeared.
  private func notifySubtree() {
    let notify = { [weak self] in
      guard let self, isMounted else { return }
      visibilityChanged(to: isVisible)
    }
    let graph = graph
    graph.afterUpdate(isCovered ? { graph.afterUpdate(notify) } : notify)
  }

  private var elementContent: ScreenContent {
    ScreenContent(
      title: titles.values.last, isRoot: navigationContext.entryID == nil,
      hasPrevious: canGoBack, options: options)
  }

  private var options: ScreenOptions {
    optionChanges.values.reduce(into: ScreenOptions()) { $1.apply(&$0) }
  }

  func setOptions(_ change: OptionsChange<ScreenOptions>?, from node: Int) {
    optionChanges.set(change, from: node)
    element?.update(elementContent)
  }

  func setItems(_ items: (() -> [Element])?, from node: Int) {
    toolbars.setItems(items, from: node)
    structureChanged()
  }

  func setTitle(_ title: String?, from node: Int) {
    titles.set(title, from: node)
    toolbars.title = titles.values.last
    element?.update(elementContent)
    forwardTitle(titles.values.last)
  }

  /// The title of a presentation is that of its last screen, and the title of a window that of the
  /// screen that nothing covers.
  private func forwardTitle(_ title: String?) {
    if let presentation = firstAncestor({ $0 as? PresentationNode }) {
      presentation.setTitle(title, from: id)
    } else {
      WindowTitle.set(isUncovered ? title.map(WindowTitle.init) : nil, from: self)
    }
  }

  override func visibilityChanged(to isVisible: Bool) {
    super.visibilityChanged(to: isVisible)
    forwardTitle(titles.values.last)
  }

  func itemsChanged() { structureChanged() }

  override func structureChanged() {
    toolbars.structureChanged()
    element?.structureChanged()
  }

  override func willUnmount() {
    element?.nodeWillUnmount()
    toolbars.nodeWillUnmount()
    forwardTitle(nil)
  }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }
}
