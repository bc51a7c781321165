/// A line that separates other content: vertical in an ``HStack``, horizontal elsewhere.
public nonisolated struct Divider: _UnobservedView {
  /// Creates a divider.
  public init() {}

  /// The content of the view.
  public var body: some View { ElementView(.divider) }
}
