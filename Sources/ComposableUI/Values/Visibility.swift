/// The visibility of a part of a view.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The default of the view.
  case automatic
  /// The part is shown.
  case visible
  /// The part is not shown.
  case hidden
}
