/// A scene of the settings of an app, which is served at `/settings`.
///
/// Open it by a ``SettingsLink``, or by ``EnvironmentValues/openSettings``.
public nonisolated struct Settings<Content: View>: Scene {
  static var id: String { "settings" }

  private let content: () -> Content

  /// Creates the settings.
  ///
  /// - Parameter content: The view of the window.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The scene as a group of windows.
  public var body: some Scene {
    WindowGroup(Text(system: .settings), id: Self.id, content: content)
  }
}

/// An action that opens the settings of the app.
public struct OpenSettingsAction {
  let openWindow: OpenWindowAction

  /// Opens the window of the ``Settings``.
  public func callAsFunction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    openWindow(
      id: Settings<EmptyView>.id, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A button that opens the settings of the app.
public nonisolated struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a custom label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The content of the view.
  public var body: some View {
    Button { [openSettings] in
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  /// Creates a button with the label "Settings".
  public init() { self.init { Text(system: .settings) } }
}

extension EnvironmentValues {
  /// The action that opens the ``Settings``.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}
