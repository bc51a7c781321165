/// Rows of a list or a form that belong together.
///
/// ```swift
/// Section("Alerts") { Toggle("Sound", isOn: $sound) }
/// Section { … } header: { Text("Above") } footer: { Text("Below") }
/// ```
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether the rows are shown; `nil` where they always are.
  private var isExpanded: Binding<Bool>?

  /// Puts rows together.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: What stands above them.
  ///   - footer: What stands below them.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Puts rows together.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  public var body: some View {
    ElementView(.section) {
      ElementView(.header) { if isExpanded == nil { header } }
      ElementView(.rows) {
        if let isExpanded {
          DisclosureGroup(isExpanded: isExpanded) {
            content
          } label: {
            header
          }
        } else {
          content
        }
      }
      ElementView(.footer) { footer }
    }
  }
}

extension Section where Parent == EmptyView {
  /// Puts rows together.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Puts rows together.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Puts rows together that can be hidden: what stands above them is a row to be pressed.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether they are shown.
  ///   - content: The rows.
  ///   - header: What stands above them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }

  /// Puts rows together.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Puts rows together.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Puts rows together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Puts rows together that can be hidden, under a title to be pressed.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Puts rows together that can be hidden, under a title to be pressed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Puts rows together, under a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Puts rows together, under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
