import ComposableConcurrency
import ComposableCore
@_spi(Renderer) import ComposableUI

/// The content of a session, and the actor that owns it.
struct SessionContent: Sendable {
  /// A closure that makes the view graph, called on the actor that owns it.
  typealias MakeGraph =
    @MainActor @Sendable (
      _ owner: any Actor, _ environment: EnvironmentValues,
      _ needsUpdate: @escaping @Sendable () -> Void
    ) -> ViewGraph

  /// The actor that owns the content and that the session runs on. Sessions that share stores
  /// also share the actor, and only those wait for each other.
  let owner: MainActorSubstitute
  let makeGraph: MakeGraph
  /// False if the state belongs to others than the session.
  let isRestorable: Bool
  /// The observer of the stores that the views create; `nil` for none.
  let storeObserver: (any StoreObserver)?
  /// A closure that is called once when the session has ended or was rejected.
  let onEnd: @Sendable () async -> Void

  init(
    on owner: MainActorSubstitute = MainActorSubstitute(), isRestorable: Bool = true,
    storeObserver: (any StoreObserver)? = nil,
    _ makeGraph: @escaping MakeGraph,
    onEnd: @escaping @Sendable () async -> Void = {}
  ) {
    self.owner = owner
    self.makeGraph = makeGraph
    self.isRestorable = isRestorable
    self.storeObserver = storeObserver
    self.onEnd = onEnd
  }
}
