/// A result builder that creates a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// A view in a statement of its own.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure with several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A view in an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// A view in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  /// A view in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  /// A view in an `if #available`, whose type is erased.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
