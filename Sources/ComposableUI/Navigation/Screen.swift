/// One screen of a stack. A tap on it, rather than on what lies in it, leads back.
struct Screen<Inside: View>: _PrimitiveView {
  let place: NavigationContext
  let inside: Inside

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ScreenNode(view, in: context)
  }
}

/// A screen's place: the stack that it is on, and which of its screens it is.
struct NavigationContext: Equatable {
  // Weak: what is on the stack may hold views, and with them their surroundings.
  private(set) weak var navigator: Navigator?
  /// `nil` for the root.
  let step: NavigationEntry.ID?

  init(_ navigator: Navigator, _ step: NavigationEntry.ID?) {
    self.navigator = navigator
    self.step = step
  }

  /// Whether it is seen: what lies below others is there, but nobody can press anything on it.
  var isSeen: Bool { navigator.map { $0.steps.last?.id == step } ?? false }

  /// Leaves the screen.
  ///
  /// - Returns: Whether it can be left.
  func leave() -> Bool {
    guard let navigator, let step else { return false }
    return navigator.leave(step)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.navigator === rhs.navigator && lhs.step == rhs.step
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

/// What shows the title that a view in it has.
protocol NavigationTitleReceiver: _AnyViewNode {
  /// Takes over the title that a node has; `nil` where it has none any more.
  func setTitle(_ title: String?, from node: Int)
}

private final class ScreenNode<Inside: View>: _ViewNode<Screen<Inside>>, NavigationTitleReceiver {
  private var place: NavigationContext
  private var node: _ViewNode<Inside>?
  private var element: Element?
  private var titles: [(node: Int, title: String)] = []

  init(_ view: Screen<Inside>, in context: _Context) {
    place = view.place
    super.init(in: context)
    node = Inside._makeNode(view.inside, in: below)
    element = Element(content, node: self) { [unowned self] in node?.elements ?? [] }
    element?.handler = { [unowned self] interaction in
      environment.isEnabled && interaction == .tap && place.leave()
    }
  }

  override func update(_ view: Screen<Inside>) {
    place = view.place
    node?.update(view.inside, environment)
  }

  private var content: ElementContent {
    .screen(title: titles.last?.title, canGoBack: place.step != nil)
  }

  func setTitle(_ title: String?, from node: Int) {
    let index = titles.firstIndex { $0.node == node }
    switch (index, title) {
    case (let index?, let title?): titles[index].title = title
    case (let index?, nil): titles.remove(at: index)
    case (nil, let title?): titles.append((node, title))
    case (nil, nil): break
    }
    element?.update(content)
  }

  override func structureChanged() { element?.structureChanged() }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
