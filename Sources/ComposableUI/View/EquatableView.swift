/// A view that is evaluated again only if its value has changed: the result of `equatable()`.
///
/// Views whose properties are equal are not evaluated again in any case, so it changes nothing.
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
  /// Evaluates this view again only if its value has changed.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
