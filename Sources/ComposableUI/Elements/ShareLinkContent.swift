public import Foundation

/// The content of a control that shares a text or a URL.
@_spi(Renderer) public struct ShareLinkContent: Equatable, Sendable {
  /// The text or the URL.
  public var text: String
  /// The URL if one is shared; `nil` for a text.
  public var url: URL?
  /// The title of what is shared; `nil` for none.
  public var subject: String?
  /// The description of what is shared; `nil` for none.
  public var message: String?
  /// True if the control accepts interactions.
  public var isEnabled: Bool
}
