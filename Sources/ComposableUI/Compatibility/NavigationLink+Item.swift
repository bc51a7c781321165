extension NavigationLink {
  /// Creates a link that pushes a screen for an item while there is one.
  ///
  /// - Parameters:
  ///   - item: The item. Going back sets it to `nil`.
  ///   - onNavigate: Called with `true` for a tap, which sets the item, and with `false` for going
  ///     back.
  ///   - destination: Creates the content of the screen for a binding to the item.
  ///   - label: The label of the link.
  @available(
    *, deprecated, message: "Use a 'Button' and 'navigationDestination(item:destination:)'."
  )
  public init<Item, Content: View>(
    item: Binding<Item?>, onNavigate: @escaping (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Item>) -> Content,
    @ViewBuilder label: () -> Label
  ) where Destination == Content? {
    let isActive = Binding<Bool>(item)
    self.init(
      isActive: Binding(
        get: { isActive.wrappedValue },
        set: { isPresented, transaction in
          onNavigate(isPresented)
          isActive.transaction(transaction).wrappedValue = isPresented
        }),
      destination: { Binding<Item>(item).map(destination) },
      label: label)
  }
}
