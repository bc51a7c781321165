/// A part of what the user sees: a value that says what is to be shown for the data it has.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     Text("\(store.count)")
///     Button("Increment") { store.send(.incrementTapped) }
///   }
/// }
/// ```
///
/// Guarantees:
/// 1. A body runs on the actor of the session that shows it, never on a fixed main actor.
/// 2. It runs again when something that it read has changed, and when its parent gave it other
///    values; not otherwise.
/// 3. What a view is, and its `@State` with it, is told by its place in the body of its parent, and by
///    `id(_:)`.
public protocol View {
  /// What the body is made of.
  associatedtype Body: View

  /// What is shown.
  @ViewBuilder var body: Body { get }

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    BodyNode(view, in: context)
  }
}

extension Never: View {
  public var body: Never { self }
}

/// A view that has no body: the graph knows what to do with it.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { preconditionFailure("'\(Self.self)' has no body.") }
}
