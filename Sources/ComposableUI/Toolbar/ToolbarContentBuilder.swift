/// A result builder that creates the items of a toolbar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Items in a statement of their own.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A closure with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A closure with several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems<TupleView<repeat (each Content)._Items>> {
    _ToolbarItems(_items: TupleView(repeat (each content)._items))
  }

  /// Items in an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Items in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_items: .first(first._items))
  }

  /// Items in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_items: .second(second._items))
  }

  /// Items in an `if #available`, whose type is erased.
  public static func buildLimitedAvailability(
    _ content: some ToolbarContent
  ) -> _ToolbarItems<AnyView> {
    _ToolbarItems(_items: AnyView(content._items))
  }
}

nonisolated extension Optional: ToolbarContent, _PrimitiveToolbarContent
where Wrapped: ToolbarContent {
  /// The view of the items.
  public var _items: Wrapped._Items? { self?._items }
}

/// One of two contents of a toolbar: the result of `if` with `else`, and of `switch`.
public nonisolated struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  _PrimitiveToolbarContent
{
  /// The view of the items.
  public let _items: _ConditionalContent<First._Items, Second._Items>
}
