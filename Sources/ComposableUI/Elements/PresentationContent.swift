/// The content of a presentation.
@_spi(Renderer) public struct PresentationContent: Equatable, Sendable {
  /// The kind of presentation.
  public var style: Style
  /// The name for assistive technologies; `nil` if it has none.
  public var title: String?
  /// The options that the content sets.
  public var options: PresentationOptions

  /// The kind of a presentation.
  public enum Style: Equatable, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog

    /// True for a question with buttons.
    public var isPrompt: Bool { self == .alert || self == .confirmationDialog }
  }

  /// True if the user can ask to dismiss it, other than with a control in it. See
  /// ``Interaction/dismiss``.
  public var isDismissible: Bool {
    style.isPrompt || style != .fullScreenCover && !options.isInteractiveDismissDisabled
  }
}
