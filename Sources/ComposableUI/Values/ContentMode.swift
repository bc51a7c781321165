/// The way in which a view with an aspect ratio uses the available space.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The view is as large as possible within the available space.
  case fit
  /// The view covers the available space, and may be larger.
  case fill
}
