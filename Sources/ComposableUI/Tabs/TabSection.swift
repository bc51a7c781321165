import ComposableHTML

/// Tabs that belong together. A sidebar has them below a heading; in a bar, they are beside the others.
///
/// ```swift
/// TabView(selection: $place) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   TabSection("Playlists") {
///     ForEach(playlists) { playlist in
///       Tab(playlist.name, systemImage: "play", value: Place.playlist(playlist.id)) {
///         PlaylistView(playlist: playlist)
///       }
///     }
///   }
///   .sectionActions { Button("New", systemImage: "plus") { … } }
/// }
/// .tabViewStyle(.sidebarAdaptable)
/// ```
///
/// Unlike in SwiftUI, the user cannot collapse it.
public nonisolated struct TabSection<
  Header: View, Content: TabContent<SelectionValue>, SelectionValue: Hashable
>: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = SelectionValue

  private let header: Header
  private let content: Content
  private var actions: AnyView?

  /// Creates a section with a heading of its own.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The views of the heading.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    self.header = header()
  }

  /// The content of the view.
  public var body: some View {
    TabSectionView(
      content: content,
      heading: ElementView(TabHeadingContent()) {
        header
        if let actions { actions }
      }
    )
    .needing("tab-sidebar.css")
  }

  /// Adds actions at the end of the heading, which a sidebar has.
  ///
  /// - Parameter content: The buttons.
  public func sectionActions(@ViewBuilder content: () -> some View) -> Self {
    var section = self
    section.actions = AnyView(content())
    return section
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a text as its heading.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The tabs.
  public init(
    _ title: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with a text as its heading.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The tabs.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a heading.
  ///
  /// - Parameter content: The tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// Tabs with a heading.
private nonisolated struct TabSectionView<Content: View, Heading: View>: _PrimitiveView {
  let content: Content
  let heading: Heading

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TabSectionViewNode(view, in: context)
  }
}

/// The node of tabs that belong together.
protocol TabSectionNode: _AnyViewNode {
  /// The element of the heading and the buttons.
  var group: Element? { get }
}

private final class TabSectionViewNode<Content: View, Heading: View>: _ViewNode<
  TabSectionView<Content, Heading>
>, TabSectionNode
{
  private var content: _ViewNode<Content>?
  private var heading: _ViewNode<Heading>?
  private(set) var group: Element?

  init(_ view: TabSectionView<Content, Heading>, in context: _Context) {
    super.init(in: context)
    heading = Heading._makeNode(view.heading, in: childContext)
    group = Element(TabSectionContent(), node: self) { [unowned self] in
      (heading?.elements ?? []) + (tabs?.buttons(in: self) ?? [])
    }
    content = Content._makeNode(view.content, in: childContext)
  }

  override func update(_ view: TabSectionView<Content, Heading>) {
    heading?.update(view.heading, environment)
    content?.update(view.content, environment)
  }

  private var tabs: (any TabsNode)? { firstAncestorInPresentation { $0 as? any TabsNode } }

  override var children: [_AnyViewNode] { [content, heading].compactMap { $0 } }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { content?.elements ?? [] }

  override func structureChanged() {
    group?.structureChanged()
    super.structureChanged()
  }

  override func willUnmount() { group?.nodeWillUnmount() }
}

/// The heading and the buttons of some tabs.
struct TabSectionContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "tab-section", [.children])
    node.set("role", "group")
    node.set("aria-labelledby", "h\(context.id)")
    return node
  }

  var description: String { "TabSection" }
}

/// The heading of some tabs, with actions.
struct TabHeadingContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "tab-heading", [.children])
    node.set("id", context.parent.map { "h\($0)" })
    return node
  }

  var layout: ElementLayout { ElementLayout(arrangement: .horizontal) }

  var description: String { "TabHeading" }
}
