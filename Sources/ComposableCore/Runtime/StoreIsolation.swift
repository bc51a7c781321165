import ComposableConcurrency
import ConcurrencyExtras
import Dispatch
import IssueReporting

/// The actor that a store belongs to. It is not retained: an actor may own its store.
package final class StoreIsolation: Sendable {
  private weak let weakActor: (any Actor)?
  /// The substitute for an actor that was not found, which nothing else retains. Each use of the store
  /// acquires its lock.
  private let unknownIsolation: LockedActor?
  package let isMainActor: Bool
  private let hasReportedUse = AtomicFlag()

  /// Creates a reference to an actor.
  package init(_ actor: any Actor) {
    weakActor = actor
    unknownIsolation = actor as? LockedActor
    isMainActor = MainActor.isOfProcess(actor)
  }

  /// The actor, or `nil` if it was deallocated.
  package var actor: (any Actor)? { isMainActor ? MainActor.ofProcess : weakActor }

  /// True if the caller is known to be on the actor, which only the main actor lets it find out.
  var isCurrent: Bool { isMainActor && Self.isOnMainQueue }

  /// True or false if it is known whether the caller is on the actor, and `nil` if it is not known.
  private func isKnownToBeCurrent(_ actor: any Actor) -> Bool? {
    guard isMainActor else { return actor.isCurrent }
    return Self.isOnMainQueue || actor.isCurrent == true
  }

  /// True if the caller is known to be on the actor.
  package var isKnownToBeCurrent: Bool { actor.map { isKnownToBeCurrent($0) == true } ?? false }

  /// True if the caller is known to be outside of the actor.
  package var isKnownToBeElsewhere: Bool { actor.map { isKnownToBeCurrent($0) == false } ?? false }

  /// Returns true if a use of the store is known to be outside of the actor, and reports the first.
  ///
  /// In release builds, uses of stores on the main actor are not checked: the check would take as
  /// long as an action. Those of other actors, such as the sessions of a server, are.
  @inline(__always)
  func isUsedElsewhere() -> Bool {
    #if !DEBUG
    if isMainActor { return false }
    #endif
    guard isKnownToBeElsewhere else { return false }
    if hasReportedUse.set() { reportUseElsewhere() }
    return true
  }

  /// Runs a use of the store that returns a result, also if the caller is elsewhere: waiting for the
  /// actor there could last for ever.
  @inline(__always)
  func perform<Result>(_ use: () -> Result) -> Result {
    _ = isUsedElsewhere()
    return withLock(use)
  }

  /// Runs a use of a store, with the lock of a store without a known actor.
  @inline(__always)
  func withLock<Result>(_ use: () -> Result) -> Result {
    unknownIsolation?.withLock(use) ?? use()
  }

  private func reportUseElsewhere() {
    reportIssue(
      """
      A store was used outside of the actor that created it. Its actions are sent later, on the \
      actor. Use it there, or send the action from an effect of the feature. A 'Task' in code \
      without isolation runs on no actor: isolate the closure ('Task { @MainActor in … }') or the \
      function that creates it. A store in a 'static let' belongs to the actor that uses it first: \
      where each session has a main actor of its own, create the store in the content of the window.
      """
    )
  }

  /// Runs work on the actor: at once if the caller is known to be on it or it was deallocated,
  /// otherwise in a task.
  ///
  /// - Parameter work: The work. Nothing else uses what it captures before it runs.
  package func run(_ work: @escaping () -> Void) {
    if let unknownIsolation { return unknownIsolation.withLock(work) }
    guard let actor, isKnownToBeCurrent(actor) != true else { return work() }
    let work = UncheckedSendable(work)
    Task { await Self.run(work.value, on: actor) }
  }

  private static func run(_ work: () -> Void, on isolation: isolated any Actor) { work() }
}

extension StoreIsolation {
  /// The actor that code without static isolation runs on, set by its caller.
  private struct Ambient: Sendable {
    weak let actor: (any Actor)?
    /// The hash value of the task that runs the code. A task that the code creates inherits the
    /// value, but not the actor.
    let task: Int?
  }

  @TaskLocal private static var scopedAmbient: Ambient?

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// The actor that code without static isolation runs on, set by its caller. View graphs set it
  /// while they evaluate bodies and handle interactions.
  package static var ambient: (any Actor)? {
    if let scopedAmbient, scopedAmbient.task == currentTask { return scopedAmbient.actor }
    return MainActor.substitute.flatMap { $0.isCurrent == true ? $0 : nil }
  }

  /// True if a task-local value of an ambient or a main actor is set, also where it does not apply.
  static var hasAmbient: Bool { scopedAmbient != nil || MainActor.substitute != nil }

  /// Runs an operation without an ambient actor, and with the main actor of the process.
  static func withoutAmbient<Result>(operation: () throws -> Result) rethrows -> Result {
    try $scopedAmbient.withValue(nil) { try MainActor.withSubstitute(nil, operation: operation) }
  }

  /// Runs an operation with an ambient actor.
  fileprivate static func withAmbient<Result>(
    _ actor: any Actor, operation: () throws -> Result
  ) rethrows -> Result {
    let ambient = Ambient(actor: actor, task: currentTask)
    return try $scopedAmbient.withValue(ambient, operation: operation)
  }

  /// The caller's actor, or else the ambient actor, or else the main actor if the caller is on its
  /// thread.
  static func resolve(
    _ isolation: (any Actor)?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> StoreIsolation {
    // Another actor may be in the role of the main actor.
    let actor = isolation === MainActor.shared ? ambient ?? isolation : isolation ?? currentActor
    if let actor { return StoreIsolation(actor) }
    reportIssue(
      """
      A store was created in code without a known actor.

      A store belongs to the actor that creates it. Create it in code that is isolated to an actor \
      ('@MainActor', a method of an actor), pass 'isolation:', or wrap the code that creates it in \
      'withStoreIsolation(_:operation:)'. The default value of a property of a struct is created \
      without isolation, also in a '@MainActor' struct: create the store in an 'init()'. A store \
      in a 'static let' is created by the code that uses it first: declare it \
      '@MainActor static let', or use it first on its actor.

      Until then, its effects run their actions on an actor of their own, and each use of the \
      store waits for them.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    return StoreIsolation(LockedActor())
  }

  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main queue, which runs the main actor's jobs and is not necessarily the main
  /// thread off Apple platforms.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// The actor of the caller, or `nil` if it is not known.
  package static var current: StoreIsolation? { currentActor.map(StoreIsolation.init) }

  private static var currentActor: (any Actor)? {
    ambient ?? (isOnMainQueue ? MainActor.shared : nil)
  }
}

/// Runs an operation with the actor that stores created in it belong to, for code whose isolation
/// the compiler does not know.
///
/// Use it to call view factories, previews or other nonisolated code on an actor of your own,
/// before that code creates stores. It does not apply to tasks that the code creates.
///
/// ```swift
/// actor Session {
///   func start(_ makeView: () -> some View) {
///     withStoreIsolation(self) { show(makeView()) }
///   }
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor that runs the operation. The caller must be on it.
///   - operation: The code that creates stores.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `operation` throws.
public func withStoreIsolation<Result>(
  _ isolation: any Actor, operation: () throws -> Result
) rethrows -> Result {
  try StoreIsolation.withAmbient(isolation, operation: operation)
}
