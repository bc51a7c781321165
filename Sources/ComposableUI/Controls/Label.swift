import ComposableHTML

/// An icon with a title.
///
/// ```swift
/// Label("Delete", systemImage: "trash")
/// ```
///
/// Screen readers skip the icon and read the title. By default the icon precedes the title; see
/// ``View/labelStyle(_:)`` for other styles.
public nonisolated struct Label<Title: View, Icon: View>: _UnobservedView {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label with a custom title and icon.
  ///
  /// - Parameters:
  ///   - title: The views of the title.
  ///   - icon: The views of the icon, which precede the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The content of the view.
  public var body: some View {
    switch style {
    case .titleAndIcon, .iconOnly:
      ElementView(TitleAndIconContent(isTitleHidden: style == .iconOnly)) {
        icon
        title
      }
    case .titleOnly:
      title
    case .custom(let style):
      style.makeBody(LabelStyleConfiguration(title: title, icon: icon))
        // A custom style may contain labels, which must not use the same style again.
        .environment(\.labelStyle, .titleAndIcon)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
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

  /// Creates a label from a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
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

/// An icon and a title, in this order. A hidden title is for assistive technologies only.
struct TitleAndIconContent: ElementContent {
  var isTitleHidden = false

  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("span", class: isTitleHidden ? "title-icon icon-only" : "title-icon", [.children])
  }

  var layout: ElementLayout { ElementLayout(traits: isTitleHidden ? [] : .leadingIcon) }

  func update(_ context: inout RenderContext) { context.isBesideTitle = true }

  var labeling: AccessibilityLabeling { .group }
  var description: String { isTitleHidden ? "IconOnly" : "TitleAndIcon" }
}
