/// The actor that stands for `MainActor` in the current task, or `nil` for the process's own.
private enum MainActorSubstitute {
  @TaskLocal static var current: (any Actor)?
}

extension MainActor {
  /// Creates an actor without state that can stand for the main actor, or returns the main actor
  /// itself if the runtime does not let it be replaced.
  package static func makeSubstitute() -> any Actor {
    JobInterceptor.isAvailable ? StatelessActor() : MainActor.shared
  }

  private actor StatelessActor {}

  /// Runs an operation with an actor that stands for the main actor, so that the views of several
  /// sessions, which the compiler isolates to the main actor, run at the same time.
  ///
  /// 1. In the operation, and in the tasks that it creates, code that hops to `MainActor` hops to
  ///    this actor, and checks whether the caller is on `MainActor` ask for it. Detached tasks have
  ///    the main actor of the process.
  /// 2. Those tasks retain the actor.
  /// 3. Mutable globals that are isolated to `MainActor` are not protected from code for which
  ///    another actor stands for it.
  ///
  /// - Parameters:
  ///   - actor: The actor. The caller is on it.
  ///   - operation: The operation.
  package static func withSubstitute<Result>(
    _ actor: any Actor, operation: () throws -> Result
  ) rethrows -> Result {
    let substitute = actor !== MainActor.shared && JobInterceptor.isAvailable ? actor : nil
    return try MainActorSubstitute.$current.withValue(substitute, operation: operation)
  }

  /// The actor that stands for the main actor in the current task, or `nil` for none.
  package static var substitute: (any Actor)? { MainActorSubstitute.current }

  /// The main actor of the process, also in tasks in which another actor stands for it.
  package static var ofProcess: any Actor {
    substitute == nil ? MainActor.shared : ProcessMainActor.shared
  }
}

/// The main actor of the process, as an actor that no other stands for.
private actor ProcessMainActor {
  static let shared = ProcessMainActor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    MainActorSubstitute.$current.withValue(nil) { MainActor.sharedUnownedExecutor }
  }
}
