import ComposableArchitecture

/// Tells of what was reduced in a store that is not a test's: the event that a test waits for.
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

  /// A reducer that changes nothing, and tells of some actions.
  func counting<State, Action>(
    _ counts: @escaping @Sendable (Action) -> Bool
  ) -> Reduce<State, Action> {
    Reduce { _, action in
      if counts(action) { self.continuation.yield() }
      return .none
    }
  }

  /// Returns when so many more were reduced.
  func next(_ count: Int = 1) async {
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<count { await iterator.next() }
  }
}
