#if Web
  import ComposableUI

  /// What a session shows, and where.
  struct SessionContent: Sendable {
    /// Makes what is shown, on the actor that owns it.
    typealias MakeGraph =
      @Sendable (
        _ owner: any Actor, _ environment: EnvironmentValues,
        _ needsUpdate: @escaping @Sendable () -> Void
      ) -> ViewGraph

    /// The actor that what is shown belongs to: the session runs on it. Sessions that share stores
    /// share it, and only they wait for each other.
    let owner: any Actor
    let makeGraph: MakeGraph
    /// Called once, when the session is over, or could not begin.
    let leave: @Sendable () async -> Void

    /// Shows something that belongs to an actor.
    init(
      on owner: any Actor, _ makeGraph: @escaping MakeGraph,
      leave: @escaping @Sendable () async -> Void
    ) {
      self.owner = owner
      self.makeGraph = makeGraph
      self.leave = leave
    }

    /// Shows something that is the session's own.
    init(_ makeGraph: @escaping MakeGraph) {
      self.init(on: Own(), makeGraph) {}
    }

    /// The actor of one session.
    private actor Own {}
  }
#endif
