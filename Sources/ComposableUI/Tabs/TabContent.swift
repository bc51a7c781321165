/// The tabs of a ``TabView`` whose selection has a type.
///
/// Name it in a property or a function of your own to reuse tabs:
///
/// ```swift
/// @TabContentBuilder<Place> private var libraryTabs: some TabContent<Place> {
///   Tab("Albums", systemImage: "folder", value: .albums) { AlbumsView() }
///   Tab("Artists", systemImage: "person", value: .artists) { ArtistsView() }
/// }
/// …
/// TabView(selection: $place) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   TabSection("Library") { libraryTabs }
/// }
/// ```
///
/// Unlike in SwiftUI, tabs are views, and the `body` of a type of your own needs `@TabContentBuilder<Value>` if it
/// consists of several tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// The type of the values of the tabs; `Never` for tabs without one.
  associatedtype TabValue: Hashable
}

extension TabContent where Body: TabContent {
  /// The type of the values of the tabs in the body.
  public typealias TabValue = Body.TabValue
}

/// Tabs whose values have a type: the result of several statements in a ``TabContentBuilder``, and of
/// modifiers.
public nonisolated struct _Tabs<TabValue: Hashable, Content: View>: TabContent, _UnobservedView {
  let content: Content

  /// The content of the view.
  public var body: Content { content }
}

nonisolated extension ForEach: TabContent where Content: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Content.TabValue
}

nonisolated extension Group: TabContent where Content: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Content.TabValue
}

nonisolated extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Wrapped.TabValue
}

/// A result builder that creates tabs from the statements of a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Tabs in a statement of their own.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  /// A closure with one statement.
  public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  /// A closure with several statements, whose types `buildExpression` has verified.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _Tabs<TabValue, TupleView<repeat each Content>> {
    _Tabs(content: TupleView(repeat each content))
  }

  /// Tabs in an `if` without `else`.
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> Content? {
    content
  }

  /// Tabs in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: .first(first))
  }

  /// Tabs in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: .second(second))
  }

  /// Tabs in an `if #available`, whose type is erased.
  public static func buildLimitedAvailability(
    _ content: some TabContent<TabValue>
  ) -> _Tabs<TabValue, AnyView> {
    _Tabs(content: AnyView(content))
  }
}
