/// A message in the place of content that is not available, such as the results of a search.
///
/// ```swift
/// ContentUnavailableView(
///   "No Mail", systemImage: "tray", description: Text("New mail will appear here."))
/// ```
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  _UnobservedView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - label: The views that say what is not available.
  ///   - description: The views that say why.
  ///   - actions: The controls that help.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.callout).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
      configuration.title.font(.title2).fontWeight(.bold)
    }
  }
}

extension ContentUnavailableView
where Label == ComposableUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text that says what is not available.
  ///   - systemImage: The name of the symbol, one of ``Symbol/names``.
  ///   - description: The text that says why; `nil` for none.
  public init(
    _ title: LocalizedStringKey, systemImage: String, description: Text? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column)
    } description: {
      description
    }
  }

  /// Creates a message with a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text that says what is not available.
  ///   - systemImage: The name of the symbol, one of ``Symbol/names``.
  ///   - description: The text that says why; `nil` for none.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, description: Text? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column)
    } description: {
      description
    }
  }
}

/// The parts of the message of a search without results.
public struct SearchUnavailableContent {
  /// The label of the view for an unavailable search result.
  public nonisolated struct Label: _UnobservedView {
    fileprivate let text: String

    /// The content of the view.
    public var body: some View {
      ComposableUI.Label {
        Text(system: text.isEmpty ? .noResults : .noResultsFor, text)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The description below the label.
  public nonisolated struct Description: _UnobservedView {
    /// The content of the view.
    public var body: some View { Text(system: .checkSpelling) }
  }

  /// The controls of the view, of which there are none.
  public nonisolated struct Actions: _UnobservedView {
    /// The content of the view.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message of a search without results.
  public static var search: ContentUnavailableView { search(text: "") }

  /// The message of a search without results.
  ///
  /// - Parameter text: The text that was searched for.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
