/// A view that is evaluated again only if it is not equal to the former one: the result of
/// `equatable()`.
///
/// A view without it is evaluated again if one of its properties has changed. A closure counts as
/// changed whenever it captures something else.
public nonisolated struct EquatableView<Content: Equatable & View>: _UnobservedView {
  /// The view.
  public let content: Content

  /// Creates a view from one that can be compared.
  public init(content: Content) {
    self.content = content
  }

  /// The content of the view.
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// Evaluates this view again only if it is not equal to the former one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
