/// The menu of the title of a screen, which has a chevron beside it.
///
/// ```swift
/// .navigationTitle(document.name)
/// .toolbar {
///   ToolbarTitleMenu {
///     Button("Rename") { … }
///     Button("Duplicate") { … }
///   }
/// }
/// ```
///
/// A title with a menu is in the middle of the bar, unless its display mode is `large`.
public nonisolated struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  private let content: Content

  /// Creates a menu.
  ///
  /// - Parameter content: The buttons of the menu, with dividers and controls between them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu without items of its own, which is not shown.
  public init() where Content == EmptyView {
    content = EmptyView()
  }

  /// The view of the items.
  @ViewBuilder public var _items: some View {
    if Content.self != EmptyView.self {
      ToolbarMenuItem(placement: .titleMenu, content: content).screenOption(\.hasTitleMenu, true)
    }
  }
}

nonisolated extension View {
  /// Adds a menu to the title of the screen that contains the view, see ``ToolbarTitleMenu``.
  ///
  /// - Parameter content: The buttons of the menu, with dividers and controls between them.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// Sets a line below the title of the screen that contains the view.
  ///
  /// ```swift
  /// .navigationTitle("Inbox")
  /// .navigationSubtitle("\(unread) unread")
  /// ```
  ///
  /// A title with a menu has no such line.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    TextReader(subtitle) { screenOption(\.subtitle, $0.isEmpty ? nil : $0) }
      .needing("toolbar-menus.css")
  }

  /// Sets a line below the title of the screen that contains the view.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets a line below the title of the screen that contains the view.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}

/// The controls of a group in a toolbar: beside each other or, in a narrow window, in a menu with a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  fileprivate let label: Label
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// The content of the view.
  public var body: some View {
    if horizontalSizeClass == .compact {
      Menu {
        content
      } label: {
        label
      }
    } else {
      content
    }
  }

  fileprivate init(_ content: Content, _ label: Label) {
    self.content = content
    self.label = label
  }
}

extension ToolbarItem {
  /// Creates a group of items, which a narrow window has in a menu.
  ///
  /// - Parameters:
  ///   - placement: The place.
  ///   - content: The controls.
  ///   - label: The label of the menu.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content(), label()) }
  }
}
