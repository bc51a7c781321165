import ComposableConcurrency

nonisolated extension View {
  /// Pushes a screen onto the stack of the view while there is an item.
  ///
  /// ```swift
  /// .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// 1. Going back, ``EnvironmentValues/dismiss`` and a change of the path below the screen set the
  ///    binding to `nil`.
  /// 2. Another item is a screen of its own.
  /// 3. When the view disappears from its stack, so does the screen.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - destination: Creates the view of an item.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> AnyView {
    ItemPusher(
      base: self, item: item, id: { AnyHashable($0) }, content: destination,
      location: SourceLocation(fileID, filePath, line, column)
    ).erased
  }

  /// Pushes a screen onto the stack of the view while a condition holds.
  ///
  /// See ``navigationDestination(item:destination:fileID:filePath:line:column:)-(_,(Item)->View,_,_,_,_)``
  /// for the guarantees.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. Going back sets it to `false`.
  ///   - destination: Creates the view.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> AnyView {
    ItemPusher(
      base: self, item: Binding(presenting: (), while: isPresented), id: { AnyHashable(true) },
      content: { destination() }, location: SourceLocation(fileID, filePath, line, column)
    ).erased
  }
}

/// A view that pushes a screen while there is an item.
private nonisolated struct ItemPusher<Base: View, Item, Content: View>: View {
  let base: Base
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let content: (Item) -> Content
  let location: SourceLocation

  var body: some View {
    PushingView(content: base, screen: item.wrappedValue.map(screen), location: location)
  }

  private func screen(of item: Item) -> PushedItem<Item, Content> {
    let id = id(item)
    return PushedItem(id: id, item: item, destination: ItemDestination(content: content)) {
      [item = self.item, identity = self.id] in
      // Keeps another item that has replaced it.
      if let current = item.wrappedValue, identity(current) == id { item.wrappedValue = nil }
    }
  }
}

/// The destination of items, comparable by its code and the values that it captures.
private struct ItemDestination<Item, Content> {
  let content: (Item) -> Content
}

/// An item whose screen is pushed.
private struct PushedItem<Item, Content: View> {
  let id: AnyHashable
  let item: Item
  let destination: ItemDestination<Item, Content>
  let dismiss: () -> Void

  var makeView: () -> AnyView {
    { [item, destination] in AnyView(ItemContent(item: item, content: destination.content)) }
  }

  /// Returns true if the screen of another item would have the same content.
  func hasSameContent(as other: Self) -> Bool {
    id == other.id && isSame(item, other.item) && isSame(destination, other.destination)
  }
}

/// A view that pushes a screen onto its stack while it has one.
private nonisolated struct PushingView<Content: View, Item, Destination: View>: _PrimitiveView {
  let content: Content
  let screen: PushedItem<Item, Destination>?
  let location: SourceLocation

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PushingNode(view, in: context)
  }
}

private final class PushingNode<Content: View, Item, Destination: View>: UnaryNode<
  PushingView<Content, Item, Destination>, Content
>
{
  private let navigationContext: NavigationContext?
  /// The stack that it has pushed a screen onto.
  private weak var navigator: Navigator?
  /// The screen that it has pushed, and the identity of its entry.
  private var pushed: (screen: PushedItem<Item, Destination>, link: NavigationLinkID)?
  private var hasReported = false

  init(_ view: PushingView<Content, Item, Destination>, in context: _Context) {
    navigationContext = context.environment.navigationContext
    super.init(in: context)
    makeChild(view.content)
    update(screen: view)
  }

  override func update(_ view: PushingView<Content, Item, Destination>) {
    child?.update(view.content, environment)
    update(screen: view)
  }

  private func update(screen view: PushingView<Content, Item, Destination>) {
    if let pushed, let screen = view.screen, pushed.screen.id == screen.id {
      self.pushed?.screen = screen
      // Unchanged content is not created again, with the stores that the destination creates.
      let makeView = screen.hasSameContent(as: pushed.screen) ? nil : screen.makeView
      let isShown = navigator?.update(from: pushed.link, onDismiss: screen.dismiss, makeView)
      if isShown == true { return }
    }
    pop()
    guard let screen = view.screen else { return }
    guard let navigationContext, let navigator = navigationContext.navigator else {
      return graph.afterUpdate { [self] in report(at: view.location) }
    }
    let link = NavigationLinkID()
    pushed = (screen, link)
    navigationContext.willPush()
    self.navigator = navigator
    navigator.push(from: link, onDismiss: screen.dismiss, screen.makeView)
  }

  private func report(at location: SourceLocation) {
    guard !hasReported else { return }
    hasReported = true
    location.report(
      """
      A 'navigationDestination' with an item is outside a 'NavigationStack', so that its screen \
      can't be pushed.

      Add it to a view in a stack.
      """
    )
  }

  private func pop() {
    if let pushed { navigator?.remove(from: pushed.link) }
    pushed = nil
  }

  override func willUnmount() { pop() }
}
