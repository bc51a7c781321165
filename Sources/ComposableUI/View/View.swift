/// A part of the user interface: a value that describes what to show for the data that it has.
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
/// 1. A body is evaluated on the actor of the session that shows it, which is in the role of the main
///    actor there: code that is isolated to `MainActor` runs on it, and sessions do not wait for each
///    other.
/// 2. It is evaluated again when a value that it read has changed, and when its parent gave the
///    view other values or another environment; not otherwise. Another color scheme or size of the
///    window evaluates only views that read the environment, and the rows of each ``ForEach``.
/// 3. The identity of a view, to which its `@State` belongs, is its position in the body of its
///    parent, combined with `id(_:)`.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Creates the node of a view in a view graph.
  nonisolated static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self>
}

/// A view of this library whose body reads nothing but its stored properties and the environment:
/// no closure of the application, no binding, no state. Its evaluations need not be observed, which
/// takes more memory than all else that a small view has.
public nonisolated protocol _UnobservedView: View {}

nonisolated extension Never: View {
  /// Never called, since the type has no values.
  public var body: Never { self }
}

/// A view without a body, which creates its node itself.
public nonisolated protocol _PrimitiveView: View where Body == Never {}

nonisolated extension _PrimitiveView {
  /// Traps. Never called, since the view creates its node without a body.
  public var body: Never { preconditionFailure("'\(Self.self)' has no body.") }
}
