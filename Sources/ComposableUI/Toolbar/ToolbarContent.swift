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
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The type of the view of the items.
  associatedtype _Items: View = Body._Items

  /// The items.
  @ToolbarContentBuilder var body: Body { get }

  /// The view of the items, for the library.
  nonisolated var _items: _Items { get }
}

nonisolated extension ToolbarContent where _Items == Body._Items {
  /// The view of the items.
  public var _items: _Items {
    MainActor.assumeOwnsViews(self) { $0.body }._items
  }
}

nonisolated extension Never: ToolbarContent {
  /// Never called, since the type has no values.
  public var _items: EmptyView { EmptyView() }
}

/// Items without a body, which create their view themselves.
public nonisolated protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

nonisolated extension _PrimitiveToolbarContent {
  /// Traps. Never called, since the items create their view without a body.
  public var body: Never { preconditionFailure("'\(Self.self)' has no body.") }
}

/// Items of a toolbar, as a view.
public nonisolated struct _ToolbarItems<Items: View>: _PrimitiveToolbarContent {
  /// The view of the items.
  public let _items: Items
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
public nonisolated struct ToolbarItem<Content: View>: _PrimitiveToolbarContent {
  private var placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item, or a group of items at one place.
  ///
  /// - Parameters:
  ///   - placement: The place.
  ///   - content: The views of the item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item of a toolbar with a name.
  ///
  /// - Parameters:
  ///   - id: The name of the item among those of its toolbar. Ignored, as the user cannot change toolbars.
  ///   - placement: The place.
  ///   - showsByDefault: False for an item in the menu "More" of the bar.
  ///   - content: The views of the item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = showsByDefault ? placement : .secondaryAction
    self.content = content()
  }

  /// The view of the item.
  @ViewBuilder public var _items: some View {
    if placement.menu == nil {
      ElementView(ToolbarItemContent(placement: placement)) { content }
    } else {
      ToolbarMenuItem(placement: placement, content: content)
    }
  }

  /// Returns the item in the menu "More" of the bar, if the user has to add it.
  ///
  /// - Parameters:
  ///   - defaultVisibility: The visibility of the item in the bar.
  ///   - options: Ignored: there is no mode in which the user changes a toolbar.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self {
    var item = self
    if defaultVisibility == .hidden { item.placement = .secondaryAction }
    return item
  }
}

/// Items of a toolbar that have one place.
public typealias ToolbarItemGroup = ToolbarItem

/// A space between items of a toolbar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem { Button("Undo", systemImage: "arrow.uturn.backward", action: undo) }
///   ToolbarSpacer(.fixed)
///   ToolbarItem { Button("Share", systemImage: "square.and.arrow.up", action: share) }
/// }
/// ```
public nonisolated struct ToolbarSpacer: _PrimitiveToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: The size of the space.
  ///   - placement: The place of the items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// The view of the space.
  public var _items: some View {
    ElementView(ToolbarItemContent(placement: placement)) {
      if sizing == .fixed { Color.clear.frame(width: 8, height: 1) } else { Spacer() }
    }
  }
}

/// The sizes of a space.
public enum SpacerSizing: Hashable, Sendable {
  /// As large as the bar allows, and small.
  case flexible, fixed
}
