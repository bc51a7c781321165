/// The content of a disclosure group.
@_spi(Renderer) public struct DisclosureContent: Equatable, Sendable {
  /// True if the content is shown.
  public var isExpanded: Bool
  /// True if the group accepts interactions.
  public var isEnabled: Bool
}
