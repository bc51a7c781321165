/// The content of a screen.
@_spi(Renderer) public struct ScreenContent: Equatable, Sendable {
  /// The title; `nil` if it has none.
  public var title: String?
  /// True for the root of a stack.
  public var isRoot: Bool
  /// The options that its views set.
  public var options: ScreenOptions

  /// Creates the content of a screen.
  public init(title: String?, isRoot: Bool, options: ScreenOptions = ScreenOptions()) {
    self.title = title
    self.isRoot = isRoot
    self.options = options
  }

  /// True if the user can dismiss it.
  public var canGoBack: Bool { !isRoot && !options.isBackButtonHidden }

  /// True if the title is displayed in large letters.
  public var hasLargeTitle: Bool {
    switch options.titleDisplayMode {
    case .automatic: isRoot
    case .inline: false
    case .large: true
    }
  }
}
