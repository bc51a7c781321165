/// The items of a toolbar.
///
/// Conform a type of your own to it to reuse items:
///
/// ```swift
/// struct EditingItems: ToolbarContent {
///   let store: StoreOf<Editor>
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .cancellationAction) {
///       Button("Cancel") { store.send(.cancelTapped) }
///     }
///     ToolbarItem(placement: .confirmationAction) {
///       Button("Save") { store.send(.saveTapped) }
///     }
///   }
/// }
/// ```
///
/// Unlike in SwiftUI, `@State` and `@Environment` are not available in such a type, only in the
/// views of its items.
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The type of the view of the items.
  associatedtype _Items: View = Body._Items

  /// The items.
  @ToolbarContentBuilder var body: Body { get }

  /// The view of the items, for the library.
  var _items: _Items { get }
}

extension ToolbarContent where _Items == Body._Items {
  /// The view of the items.
  public var _items: _Items { body._items }
}

extension Never: ToolbarContent {
  /// Never called, since the type has no values.
  public var _items: EmptyView { EmptyView() }
}

/// Items of a toolbar without a body, as a view.
public struct _ToolbarItems<Items: View>: ToolbarContent {
  /// The view of the items.
  public let _items: Items

  /// Traps. Never called, since the items need no body.
  public var body: Never { preconditionFailure("'_ToolbarItems' has no body.") }
}

/// An item of a toolbar, with its place.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .primaryAction) {
///     Button("Add", systemImage: "plus") { store.send(.addTapped) }
///   }
/// }
/// ```
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: The place of the item.
  ///   - content: The view of the item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The view of the item.
  public var _items: some View {
    ElementView(.toolbarItem(placement)) { content }
  }

  /// Traps. Never called, since the item needs no body.
  public var body: Never { preconditionFailure("'ToolbarItem' has no body.") }
}

/// Items of a toolbar that have one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  ///
  /// - Parameters:
  ///   - placement: The place of the items.
  ///   - content: The views of the items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The view of the items.
  public var _items: some View {
    ElementView(.toolbarItem(placement)) { content }
  }

  /// Traps. Never called, since the group needs no body.
  public var body: Never { preconditionFailure("'ToolbarItemGroup' has no body.") }
}
