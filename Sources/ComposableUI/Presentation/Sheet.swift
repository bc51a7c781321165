nonisolated extension View {
  /// Presents a sheet while there is an item.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
  ///   EditorView(store: store)
  /// }
  /// ```
  ///
  /// 1. A sheet is above everything else, and nothing behind it can be used.
  /// 2. The user dismisses it with Esc or a click outside, unless its view says
  ///    ``interactiveDismissDisabled(_:)``; its view does with ``EnvironmentValues/dismiss``. Both
  ///    set the binding to `nil`.
  /// 3. An item with another identity is presented in a new sheet.
  /// 4. It slides in and out, with the animation of the transaction or else one of its own, unless
  ///    the transaction disables animations.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - onDismiss: Called after the sheet was dismissed.
  ///   - content: Creates the view of an item.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> AnyView {
    presenting(.sheet, item, onDismiss: onDismiss, content)
  }

  /// Presents a sheet while a condition holds.
  ///
  /// See ``sheet(item:onDismiss:content:)-(_,_,(Item)->View)`` for the guarantees.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. Dismissing the sheet sets it to `false`.
  ///   - onDismiss: Called after the sheet was dismissed.
  ///   - content: Creates the view.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> AnyView {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content)
  }

  /// Presents a view that covers the window while there is an item.
  ///
  /// The user can dismiss it with a control in it only.
  /// See ``sheet(item:onDismiss:content:)-(_,_,(Item)->View)`` for the guarantees.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - onDismiss: Called after the cover was dismissed.
  ///   - content: Creates the view of an item.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> AnyView {
    presenting(.fullScreenCover, item, onDismiss: onDismiss, content)
  }

  /// Presents a view that covers the window while a condition holds.
  ///
  /// The user can dismiss it with a control in it only.
  /// See ``sheet(item:onDismiss:content:)-(_,_,(Item)->View)`` for the guarantees.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. Dismissing the cover sets it to `false`.
  ///   - onDismiss: Called after the cover was dismissed.
  ///   - content: Creates the view.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> AnyView {
    presenting(.fullScreenCover, isPresented, onDismiss: onDismiss, content)
  }

  /// Presents a small view while there is an item.
  ///
  /// It is shown in the middle of the window, and in a narrow one as a sheet, regardless of the
  /// anchor and the edge.
  /// See ``sheet(item:onDismiss:content:)-(_,_,(Item)->View)`` for the guarantees.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attachmentAnchor: Not used: SwiftUI's place of the arrow.
  ///   - arrowEdge: Not used: SwiftUI's edge of the arrow.
  ///   - content: Creates the view of an item.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> AnyView {
    presenting(.popover, item, onDismiss: nil, content)
  }

  /// Presents a small view while a condition holds.
  ///
  /// It is shown in the middle of the window, and in a narrow one as a sheet, regardless of the
  /// anchor and the edge.
  /// See ``sheet(item:onDismiss:content:)-(_,_,(Item)->View)`` for the guarantees.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. Dismissing the popover sets it to `false`.
  ///   - attachmentAnchor: Not used: SwiftUI's place of the arrow.
  ///   - arrowEdge: Not used: SwiftUI's edge of the arrow.
  ///   - content: Creates the view.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> AnyView {
    presenting(.popover, isPresented, onDismiss: nil, content)
  }

  private func presenting<Item: Identifiable>(
    _ style: PresentationContent.Style, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
    @ViewBuilder _ content: @escaping (Item) -> some View
  ) -> AnyView {
    ItemPresenter(
      base: self, item: item, id: { AnyHashable($0.id) }, style: style, onDismiss: onDismiss,
      content: content
    ).erased
  }

  private func presenting(
    _ style: PresentationContent.Style, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> AnyView {
    ItemPresenter(
      base: self, item: Binding(presenting: (), while: isPresented), id: { AnyHashable(true) },
      style: style,
      onDismiss: onDismiss
    ) {
      content()
    }
    .erased
  }
}

/// The place that SwiftUI attaches a popover to. Popovers here are in the middle of the window.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public enum Source: Hashable, Sendable {
    /// The bounds of the view.
    case bounds
  }
}
