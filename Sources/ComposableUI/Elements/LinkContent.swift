public import Foundation

/// The content of a link.
@_spi(Renderer) public struct LinkContent: Equatable, Sendable {
  /// The URL that the link leads to.
  public var url: URL
  /// True if the views handle ``Interaction/tap``; otherwise, the renderer opens the address.
  public var hasHandler: Bool
  /// True if the link accepts interactions.
  public var isEnabled: Bool
}
