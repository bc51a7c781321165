nonisolated extension View {
  /// Presents a sheet while there is an item, with a binding to it.
  ///
  /// ```swift
  /// .sheet(item: $draft) { $draft in
  ///   TextField("Title", text: $draft.title)
  /// }
  /// ```
  ///
  /// See ``sheet(item:onDismiss:content:)-(_,_,(Item)->View)`` for the guarantees.
  @_disfavoredOverload
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> AnyView {
    sheet(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while there is an item, which is identified by a property.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The key path to the identity of an item: another one is presented in a new sheet.
  ///   - onDismiss: Called after the sheet was dismissed.
  ///   - content: Creates the view of an item.
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> AnyView {
    presenting(.sheet, item, id, onDismiss, content)
  }

  /// Presents a sheet while there is an item, which is identified by a property, with a binding to
  /// it.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> AnyView {
    presenting(.sheet, item, id, onDismiss) { content(Binding(to: $0, in: item)) }
  }

  /// Presents a view that covers the window while there is an item, with a binding to it.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> AnyView {
    fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// Presents a view that covers the window while there is an item, which is identified by a
  /// property.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The key path to the identity of an item: another one is presented in a new cover.
  ///   - onDismiss: Called after the cover was dismissed.
  ///   - content: Creates the view of an item.
  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> AnyView {
    presenting(.fullScreenCover, item, id, onDismiss, content)
  }

  /// Presents a view that covers the window while there is an item, which is identified by a
  /// property, with a binding to it.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> AnyView {
    presenting(.fullScreenCover, item, id, onDismiss) { content(Binding(to: $0, in: item)) }
  }

  /// Presents a small view while there is an item, with a binding to it.
  ///
  /// The anchor and the edge are not used.
  @_disfavoredOverload
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> AnyView {
    popover(
      item: item, id: \.id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
      content: content)
  }

  /// Presents a small view while there is an item, which is identified by a property.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The key path to the identity of an item: another one is presented in a new popover.
  ///   - attachmentAnchor: Not used: SwiftUI's place of the arrow.
  ///   - arrowEdge: Not used: SwiftUI's edge of the arrow.
  ///   - content: Creates the view of an item.
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> AnyView {
    presenting(.popover, item, id, nil, content)
  }

  /// Presents a small view while there is an item, which is identified by a property, with a binding
  /// to it.
  ///
  /// The anchor and the edge are not used.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> AnyView {
    presenting(.popover, item, id, nil) { content(Binding(to: $0, in: item)) }
  }

  private func presenting<Item, ID: Hashable>(
    _ style: PresentationContent.Style, _ item: Binding<Item?>, _ id: KeyPath<Item, ID>,
    _ onDismiss: (() -> Void)?, @ViewBuilder _ content: @escaping (Item) -> some View
  ) -> AnyView {
    ItemPresenter(
      base: self, item: item, id: { AnyHashable($0[keyPath: id]) }, style: style,
      onDismiss: onDismiss, content: content
    ).erased
  }
}
