/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private enum Purpose { case search }

  private let purpose: Purpose

  /// The search of the application: its label is "Search" with a magnifying glass.
  public static let search = TabRole(purpose: .search)

  /// The label of a tab without one of its own.
  fileprivate var label: Label<Text, Image> {
    switch purpose {
    case .search:
      Label {
        Text(system: .search)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
}

/// A tab of a ``TabView``, with its label and its value.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }
///   Tab("Sent", systemImage: "paperplane", value: .sent) { SentView() }
/// }
/// ```
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the value.
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value of the selection when the tab is selected.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  ///   - label: The views of the button that selects the tab.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content, label())
  }

  fileprivate init(_ value: Value?, _ content: () -> Content, _ label: Label) {
    self.value = value
    self.content = content()
    self.label = label
  }

  /// The content of the view.
  public var body: some View {
    if let value {
      tab.tag(value)
    } else {
      tab
    }
  }

  @ViewBuilder private var tab: some View {
    // Without a label it is named by its position.
    if Label.self == EmptyView.self {
      Group { content }
    } else {
      Group { content }.tabItem { label }
    }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  ///   - label: The views of the button that selects the tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }
}

extension Tab where Label == ComposableUI.Label<Text, Image> {
  /// Creates a tab with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - value: The value of the selection when the tab is selected.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let label = ComposableUI.Label(
      title, systemImage: systemImage,
      fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(value, content, label)
  }

  /// Creates a tab with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - value: The value of the selection when the tab is selected.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let label = ComposableUI.Label(
      title, systemImage: systemImage,
      fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(value, content, label)
  }

  /// Creates a tab with a text label and a picture.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - image: The name of the picture.
  ///   - value: The value of the selection when the tab is selected.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content, .picture(Text(title), image))
  }

  /// Creates a tab with a text label and a picture.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - image: The name of the picture.
  ///   - value: The value of the selection when the tab is selected.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content, .picture(Text(title), image))
  }

  /// Creates a tab with the label of its role.
  ///
  /// - Parameters:
  ///   - value: The value of the selection when the tab is selected.
  ///   - role: The purpose of the tab.
  ///   - content: The views of the tab.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, content, role.label)
  }
}

extension Tab where Label == ComposableUI.Label<Text, Image>, Value == Never {
  /// Creates a tab without a value, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let label = ComposableUI.Label(
      title, systemImage: systemImage,
      fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(nil, content, label)
  }

  /// Creates a tab with a text label and an icon, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let label = ComposableUI.Label(
      title, systemImage: systemImage,
      fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(nil, content, label)
  }

  /// Creates a tab with a text label and a picture, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - image: The name of the picture.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content, .picture(Text(title), image))
  }

  /// Creates a tab with a text label and a picture, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - image: The name of the picture.
  ///   - role: The purpose of the tab. Its label is not used.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content, .picture(Text(title), image))
  }

  /// Creates a tab with the label of its role, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The views of the tab.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content, role.label)
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label, such as a page to swipe to.
  ///
  /// - Parameters:
  ///   - value: The value of the selection when the tab is selected.
  ///   - content: The views of the tab.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, content, EmptyView())
  }
}

extension Tab where Label == EmptyView, Value == Never {
  /// Creates a tab without a label, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameter content: The views of the tab.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content, EmptyView())
  }
}

nonisolated extension Label<Text, Image> {
  /// A label with a picture of the application.
  fileprivate static func picture(_ title: Text, _ image: String) -> Self {
    Label {
      title
    } icon: {
      Image(image)
    }
  }
}
