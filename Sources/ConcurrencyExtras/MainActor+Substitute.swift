extension MainActor {
  @TaskLocal private static var scopedSubstitute: (any Actor)?

  /// Creates an actor without state that can stand for the main actor, or returns the main actor of
  /// the process if the runtime does not let it be replaced.
  package static func makeSubstitute() -> any Actor {
    JobInterceptor.isAvailable ? SubstituteActor() : ofProcess
  }

  /// Returns true for a result of ``makeSubstitute()``. Since it has no state, retaining it retains
  /// nothing else.
  package static func isSubstitute(_ actor: any Actor) -> Bool { actor is SubstituteActor }

  /// Runs an operation with an actor that stands for the main actor, so that the views of several
  /// sessions, which the compiler isolates to the main actor, run at the same time.
  ///
  /// 1. In the operation, and in the tasks that it creates, code that hops to `MainActor` hops to
  ///    this actor, and checks whether the caller is on `MainActor` ask for it. Detached tasks, and
  ///    tasks that are created on other threads, have the main actor of the process.
  /// 2. Code that runs on a substitute of ``makeSubstitute()`` has it as its main actor, whoever
  ///    called it: a `deinit`, and a method of another session's actor.
  /// 3. Those tasks retain the actor.
  /// 4. Mutable globals that are isolated to `MainActor` are not protected from code for which
  ///    another actor stands for it.
  ///
  /// - Parameters:
  ///   - actor: The actor, or `nil` for the main actor of the process. The caller is on it.
  ///   - operation: The operation.
  package static func withSubstitute<Result>(
    _ actor: (any Actor)?, operation: () throws -> Result
  ) rethrows -> Result {
    try $scopedSubstitute.withValue(actor.flatMap(replacement), operation: operation)
  }

  /// Runs an asynchronous operation without a substitute, with the main actor of the process.
  package static func withoutSubstitute<Result>(
    isolation: isolated (any Actor)? = #isolation, operation: () async -> Result
  ) async -> Result {
    await $scopedSubstitute.withValue(nil, operation: operation)
  }

  private static func replacement(_ actor: any Actor) -> (any Actor)? {
    actor === MainActor.shared || !JobInterceptor.isAvailable ? nil : actor
  }

  /// The actor that stands for the main actor in the current task, or `nil` for none.
  package static var substitute: (any Actor)? { scopedSubstitute }

  /// The executor of the actor that stands for the main actor; `nil` for none.
  static var substituteExecutor: UnownedSerialExecutor? {
    if let executor = currentExecutor?(), executor.isOfSubstitute { return executor }
    return scopedSubstitute?.unownedExecutor
  }

  /// The main actor of the process, also where another actor stands for it.
  package static var ofProcess: any Actor {
    substituteExecutor == nil ? MainActor.shared : ProcessMainActor.shared
  }

  /// Returns true for the main actor of the process.
  package static func isOfProcess(_ actor: any Actor) -> Bool {
    actor === MainActor.shared || actor === ProcessMainActor.shared
  }

  /// The main actor of the process, for code that may run where another actor stands for it.
  package static var alwaysOfProcess: any Actor { ProcessMainActor.shared }
}

private actor SubstituteActor {}

/// The main actor of the process, as an actor that no other stands for.
actor ProcessMainActor {
  static let shared = ProcessMainActor()
  /// Read first before the hook is installed that replaces it.
  static let executor = MainActor.sharedUnownedExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor }
}

// As declared in the `Concurrency.h` of the runtime. A thin function has the calling convention of
// Swift.
private typealias CurrentExecutor = @convention(thin) () -> UnownedSerialExecutor

private let currentExecutor = runtimeFunction("swift_task_getCurrentExecutor")
  .map { unsafeBitCast($0, to: CurrentExecutor.self) }

extension UnownedSerialExecutor {
  /// True for the executor of a result of ``MainActor/makeSubstitute()``.
  fileprivate var isOfSubstitute: Bool {
    // The executor of a default actor is the actor, and has no second word.
    let (actor, implementation) = unsafeBitCast(self, to: (UnsafeRawPointer?, UInt).self)
    guard let actor, implementation == 0 else { return false }
    return Unmanaged<AnyObject>.fromOpaque(actor)
      ._withUnsafeGuaranteedRef { type(of: $0) == SubstituteActor.self }
  }
}
