import IssueReporting

/// An icon.
///
/// ```swift
/// Image(systemName: "play.fill").foregroundStyle(.tint)
/// ```
///
/// The icons there are, are those of ``Symbol``. Another name is reported and shown as a square.
public struct Image: View {
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt
  @Environment(\.imageScale) private var scale

  /// Shows an icon.
  ///
  /// - Parameter systemName: The name of its symbol.
  public init(
    systemName: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    name = systemName
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  public var body: some View {
    if Symbol.named(name) != nil {
      scaled(name)
    } else {
      // Once for each name, however often it is shown again.
      scaled("square").onAppear(perform: report).id(name)
    }
  }

  @ViewBuilder private func scaled(_ name: String) -> some View {
    let icon = ElementView(.image(systemName: name))
    switch scale {
    case .small: icon.scaleEffect(0.8)
    case .medium: icon
    case .large: icon.scaleEffect(1.25)
    }
  }

  private func report() {
    reportIssue(
      """
      There is no symbol '\(name)'.

      Use one of 'Symbol.names', or draw a shape.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension Image {
  /// How large an icon is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  /// The icon itself: whoever shows it decides how it fills a frame.
  public func resizable() -> Image { self }
}

extension View {
  /// Has the icons in a view be smaller or larger, in the room that they took.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// How large icons are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
