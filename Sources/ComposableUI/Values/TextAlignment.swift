/// The alignment of the lines of a text along the horizontal axis.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// The leading edge, the center or the trailing edge.
  case leading, center, trailing
}
