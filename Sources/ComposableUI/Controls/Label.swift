/// An icon and a title.
///
/// ```swift
/// Label("Delete", systemImage: "trash")
/// ```
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - title: What stands beside the icon.
  ///   - icon: What stands before the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    ElementView(.titleAndIcon) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(
        systemName: systemImage, fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  /// Makes a label of a text and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(
        systemName: systemImage, fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}
