import ComposableArchitecture

/// Counts actions of a `Store`, so that a test can wait for them.
///
/// ```swift
/// let ticks = Ticks()
/// let store = Store(…) {
///   LonelyTimer()
///   ticks.counting { $0 == .tick }
/// }
/// ```
final class Ticks: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

  /// Returns a reducer that counts the actions for which a closure returns `true`.
  func counting<State, Action>(
    _ counts: @escaping @Sendable (Action) -> Bool
  ) -> Reduce<State, Action> {
    Reduce { _, action in
      if counts(action) { self.continuation.yield() }
      return .none
    }
  }

  /// Waits for the given number of actions.
  func next(_ count: Int = 1) async {
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<count { await iterator.next() }
  }
}
