/// A view that presents content for an item while there is one.
nonisolated struct ItemPresenter<Base: View, Item, Content: View>: View {
  let base: Base
  let item: Binding<Item?>
  /// Returns the identity of an item. Another one is presented anew.
  let id: (Item) -> AnyHashable
  let style: PresentationContent.Style
  /// Returns the name for assistive technologies; `nil` for the title of the content.
  var title: (Item) -> Text? = { _ in nil }
  var onDismiss: (() -> Void)?
  @ViewBuilder let content: (Item) -> Content
  @Environment(\.self) private var environment

  var body: some View {
    PresentingView(
      content: base, presentation: item.wrappedValue.map(presentation), onDismiss: onDismiss)
  }

  private func presentation(of presented: Item) -> Presentation {
    let presentedID = id(presented)
    return Presentation(
      id: presentedID, style: style, title: title(presented)?.string(in: environment),
      content: AnyView(ItemContent(item: presented, content: content))
    ) {
      // Keeps another item that has replaced it.
      if let current = item.wrappedValue, id(current) == presentedID { item.wrappedValue = nil }
    }
  }
}

nonisolated extension View {
  /// The result of a modifier that presents a view.
  ///
  /// Such a modifier has the same result for all types of items and content. Otherwise the type of a
  /// chain of them depends on each of their closures, and the compiler tries the combinations of all
  /// their overloads when one closure has a mistake.
  var erased: AnyView { AnyView(self) }
}

/// The view of an item, which observes its own reads, instead of the presenting view.
nonisolated struct ItemContent<Item, Content: View>: View {
  let item: Item
  let content: (Item) -> Content

  var body: some View { content(item) }
}

extension Binding {
  /// Creates a binding to an item that is there while a condition holds. Setting it to `nil` ends
  /// the condition.
  init<Item>(presenting item: Item?, while isPresented: Binding<Bool>) where Value == Item? {
    self.init(
      get: { isPresented.wrappedValue ? item : nil },
      set: { item, transaction in
        isPresented.transaction(transaction).wrappedValue = item != nil
      }
    )
    transaction = isPresented.transaction
  }
}
