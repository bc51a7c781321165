/// A claim on an actor in the role of the main actor, for the views of a session or a document, which
/// the compiler isolates to the main actor. It ends when the object is deallocated.
///
/// 1. In ``MainActor/withSubstitute(_:operation:)``, and in the tasks that its operation creates, code
///    that hops to `MainActor` hops to the actor, and checks whether the caller is on `MainActor` ask
///    for it. Detached tasks, and tasks that are created on other threads, have the main actor of the
///    process.
/// 2. Code that runs on the actor has it as its main actor, whoever called it: a `deinit`, and a
///    method of another session's actor.
/// 3. Mutable globals that are isolated to `MainActor` are not protected from code for which another
///    actor stands for it.
package final class MainActorSubstitute: Sendable {
  /// The actor. It has no state and is never deallocated, since code that runs on it may create a
  /// task with its executor that nothing else retains. After the end of the claim it gets another
  /// one: what is left of the former claim runs before or after the code of the new one.
  package let actor: any Actor
  private let substitutes: SubstituteActors

  /// Claims an actor.
  ///
  /// - Parameter sharesMainActor: True for the main actor of the process. It is taken in any case if
  ///   the runtime does not let it be replaced.
  package init(sharesMainActor: Bool = false) {
    substitutes = JobInterceptor.currentReceiver?.substitutes ?? .shared
    if sharesMainActor || !JobInterceptor.isAvailable {
      actor = ProcessMainActor.shared
    } else {
      actor = substitutes.unclaimed.withLock { $0.popLast() } ?? SubstituteActor()
    }
  }

  deinit {
    guard let actor = actor as? SubstituteActor else { return }
    substitutes.unclaimed.withLock { $0.append(actor) }
  }
}

/// Actors that stand for the main actor, one claim after another.
package final class SubstituteActors: Sendable {
  static let shared = SubstituteActors()
  fileprivate let unclaimed = Lock<[SubstituteActor]>([])

  package init() {}
}

private actor SubstituteActor {}

/// The main actor of the process, as an actor that no other stands for.
actor ProcessMainActor {
  static let shared = ProcessMainActor()
  /// Read first before the hook is installed that replaces it.
  static let executor = MainActor.sharedUnownedExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor }
}

extension MainActor {
  @TaskLocal private static var scopedSubstitute: (any Actor)?

  /// Runs an operation with an actor that stands for the main actor, see ``MainActorSubstitute``.
  /// The tasks that the operation creates retain the actor.
  ///
  /// - Parameters:
  ///   - actor: The actor, or `nil` for the main actor of the process. The caller is on it.
  ///   - operation: The operation.
  package static func withSubstitute<Result>(
    _ actor: (any Actor)?, operation: () throws -> Result
  ) rethrows -> Result {
    try $scopedSubstitute.withValue(actor.flatMap(replacement), operation: operation)
  }

  /// Runs an operation on an actor, which stands for the main actor if a ``MainActorSubstitute``
  /// claims it.
  package static func withRole<Result>(
    of actor: (any Actor)?, operation: () throws -> Result
  ) rethrows -> Result {
    guard let actor = actor as? SubstituteActor else { return try operation() }
    return try $scopedSubstitute.withValue(actor, operation: operation)
  }

  /// Runs an asynchronous operation with the main actor of the process.
  package static func withoutSubstitute<Result>(
    isolation: isolated (any Actor)? = #isolation, operation: () async -> Result
  ) async -> Result {
    await $scopedSubstitute.withValue(nil, operation: operation)
  }

  private static func replacement(_ actor: any Actor) -> (any Actor)? {
    isOfProcess(actor) || !JobInterceptor.isAvailable ? nil : actor
  }

  /// The actor that stands for the main actor, or `nil` for none.
  package static var substitute: (any Actor)? { currentSubstitute ?? scopedSubstitute }

  /// The executor of the actor that stands for the main actor; `nil` for none.
  static var substituteExecutor: UnownedSerialExecutor? { substitute?.unownedExecutor }

  /// The main actor of the process, also where another actor stands for it.
  package static var ofProcess: any Actor {
    substitute == nil ? MainActor.shared : ProcessMainActor.shared
  }

  /// Returns true for the main actor of the process.
  package static func isOfProcess(_ actor: any Actor) -> Bool {
    actor === MainActor.shared || actor === ProcessMainActor.shared
  }

  /// The actor of a ``MainActorSubstitute`` that the caller is on; `nil` for none.
  private static var currentSubstitute: SubstituteActor? {
    guard let executor = currentExecutor?() else { return nil }
    // The executor of a default actor is the actor, and has no second word.
    let (actor, implementation) = unsafeBitCast(executor, to: (UnsafeRawPointer?, UInt).self)
    guard let actor, implementation == 0 else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(actor)
      ._withUnsafeGuaranteedRef { $0 as? SubstituteActor }
  }
}

// As declared in the `Concurrency.h` of the runtime. A thin function has the calling convention of
// Swift.
private typealias CurrentExecutor = @convention(thin) () -> UnownedSerialExecutor

private let currentExecutor = runtimeFunction("swift_task_getCurrentExecutor")
  .map { unsafeBitCast($0, to: CurrentExecutor.self) }
