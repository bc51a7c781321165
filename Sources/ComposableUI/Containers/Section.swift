import ComposableHTML

/// A group of rows in a ``List`` or a ``Form``, with an optional header and footer.
///
/// ```swift
/// Section("Alerts") { Toggle("Sound", isOn: $sound) }
/// Section { … } header: { Text("Above") } footer: { Text("Below") }
/// ```
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// The binding of a collapsible section; `nil` for one that is always expanded.
  private var isExpanded: Binding<Bool>?
  @Environment(\.lazyLayout) private var lazyLayout
  @Environment(\.listSelection) private var listSelection
  @Environment(\.isInSectionReader) private var isInSectionReader
  @Namespace private var namespace

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section with a header and a footer that are views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// The content of the view.
  public var body: some View {
    if isInSectionReader {
      part(header, .header)
      part(content, .content)
      part(footer, .footer)
    } else if let lazyLayout, isExpanded == nil {
      pinned(header, to: lazyLayout.headerEdge)
      content
      pinned(footer, to: lazyLayout.footerEdge)
    } else {
      card
    }
  }

  @ViewBuilder private func pinned(_ view: some View, to edge: Edge?) -> some View {
    let cell = view.modified(GridCellContent.whole)
    if let edge { cell.modified(PinnedContent(edge: edge)) } else { cell }
  }

  /// Returns a part for the container that reads the section.
  private func part(_ view: some View, _ kind: SectionPart.Kind) -> some View {
    view.environment(\.isInSectionReader, false)
      .containerValue(\.sectionPart, SectionPart(section: namespace, kind: kind))
  }

  private var card: some View {
    ElementView(SectionContent()) {
      ElementView(HeaderContent()) { if isExpanded == nil { header } }
      ElementView(RowsContent()) {
        if let isExpanded {
          DisclosureGroup(isExpanded: isExpanded) {
            content
          } label: {
            header
          }
        } else if let listSelection {
          SelectableRows(selection: listSelection, content: content)
        } else {
          content
        }
      }
      .creatingRowsLazily()
      ElementView(FooterContent()) { footer }
    }
  }
}

nonisolated extension Section {
  /// Adds actions to the section: at the end of its header or, in a collapsible section, in rows below the others.
  ///
  /// ```swift
  /// Section("Playlists") { … }
  ///   .sectionActions { Button("New", systemImage: "plus") { store.send(.newTapped) } }
  /// ```
  ///
  /// - Parameter content: The buttons.
  public func sectionActions(@ViewBuilder content: () -> some View) -> some View {
    let actions = content()
    let isCollapsible = isExpanded != nil
    var section = Section<_, _, Footer> {
      self.content
      if isCollapsible { actions }
    } header: {
      if isCollapsible {
        header
      } else {
        HStack {
          header
          Spacer(minLength: 8)
          actions
        }
      }
    } footer: {
      footer
    }
    section.isExpanded = isExpanded
    return section
  }
}

nonisolated extension View {
  /// Returns the view unchanged: only a ``Section`` itself has actions. Write the modifier before others.
  public func sectionActions(@ViewBuilder content: () -> some View) -> some View { self }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer that is a view.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a collapsible section with a header. The header is a row that expands and collapses
  /// the section.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to the value that determines if the rows are shown.
  ///   - content: The rows of the section.
  ///   - header: The views of the row above the others.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header that is a view.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a collapsible section with a text header. The header is a row that expands and
  /// collapses the section.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a collapsible section with a text header. The header is a row that expands and
  /// collapses the section.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a section with a text header.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with a text header.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A group of rows. Its children are a ``HeaderContent``, ``RowsContent`` and a ``FooterContent``.
struct SectionContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "section", [.children])
    node.set("role", "group")
    node.set("aria-labelledby", "h\(context.id)")
    return node
  }

  var layout: ElementLayout { ElementLayout(traits: .section, rows: .rowsOfChildren) }

  var description: String { "Section" }
}

/// The header of a section, or the title of a prompt.
struct HeaderContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "header", [.children])
    node.set("id", context.parent.map { "h\($0)" })
    node.set("role", "heading")
    node.set("aria-level", "2")
    return node
  }

  var layout: ElementLayout { ElementLayout(rows: .oneForChildren) }

  var description: String { "Header" }
}

/// The rows of a section.
struct RowsContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("div", class: "rows", [.children]) }

  var layout: ElementLayout { ElementLayout(arrangement: .rows, rows: .children) }

  var description: String { "Rows" }
}

/// The footer of a section.
struct FooterContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("div", class: "footer", [.children]) }

  var layout: ElementLayout { ElementLayout(rows: .oneForChildren) }

  var description: String { "Footer" }
}
