import ComposableConcurrency
public import Dispatch
public import Foundation
public import OpenCombineShim

/// A scheduler that reports an issue when a test uses it.
///
/// Inject it where the code under test should not schedule anything. If the code turns out to need
/// a scheduler, replace it with a ``TestScheduler`` to control when time passes, or with an
/// ``ImmediateScheduler``. It is the test value of `\.mainQueue` and `\.mainRunLoop`.
///
/// 1. The first use in a test reports an issue with the scheduler's name: at the line of the effect
///    that uses it, otherwise at the line that created the scheduler. Later uses report nothing.
/// 2. Actions to run as soon as possible are forwarded to the base scheduler.
/// 3. In an effect of a `TestStore`, delayed actions never run. The store does not wait for such an
///    effect and does not report it again.
/// 4. Elsewhere, delayed actions are forwarded, too. After 100,000 uses in one test, which indicate
///    an infinite loop, single ones are ignored.
public struct UnimplementedScheduler<Base: Scheduler>: Scheduler {
  private let base: Base
  private let dependency: UnimplementedDependency

  private init(_ base: Base, _ dependency: UnimplementedDependency) {
    self.base = base
    self.dependency = dependency
  }

  /// Creates a scheduler that reports its first use under a name.
  ///
  /// - Parameters:
  ///   - base: The scheduler that performs the forwarded actions.
  ///   - name: The name of the scheduler in reported issues.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
  public init(
    _ base: Base,
    name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      base,
      UnimplementedDependency(
        name,
        madeAt: SourceLocation(fileID, filePath, line, column),
        advice: """
          Pass 'DispatchQueue.test' to control when time passes, or '.immediate' to skip waiting.
          """
      )
    )
  }

  /// The base scheduler's minimum tolerance. Reports a use.
  public var minimumTolerance: Base.SchedulerTimeType.Stride {
    dependency.report()
    return base.minimumTolerance
  }

  /// The base scheduler's current time. Reports a use.
  public var now: Base.SchedulerTimeType {
    dependency.report()
    return base.now
  }

  /// Reports a use and performs an action on the base scheduler.
  public func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    dependency.report()
    base.schedule(options: options, action)
  }

  /// Reports a use. Performs an action on the base scheduler, or never in an effect of a
  /// `TestStore`.
  public func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride,
    options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let count = dependency.report()
    if let sleeps = PendingSleeps.current {
      _ = sleeps.begin(.unimplemented(dependency.name))
    } else if count < UnimplementedDependency.limit {
      base.schedule(after: date, tolerance: tolerance, options: options, action)
    }
  }

  /// Reports a use. Performs an action on the base scheduler, or never in an effect of a
  /// `TestStore`.
  public func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    dependency.report()
    guard let sleeps = PendingSleeps.current else {
      return base.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action
      )
    }
    let sleepID = sleeps.begin(.unimplemented(dependency.name))
    return AnyCancellable { sleeps.end(sleepID) }
  }
}

extension UnimplementedScheduler {
  /// Creates the scheduler of a dependency that no test has overridden.
  ///
  /// - Parameters:
  ///   - base: The scheduler that performs the forwarded actions.
  ///   - property: The name of its `DependencyValues` property.
  ///   - type: The name of the type that has a `test` scheduler.
  init(_ base: Base, property: String, type: String) {
    self.init(
      base,
      UnimplementedDependency(
        "@Dependency(\\.\(property))", id: property, at: nil,
        advice: """
          Override it where the store or the model under test is created:

            • $0.\(property) = \(type).test.eraseToAnyScheduler()
              Time advances when the test calls 'advance(by:)' on the test scheduler.
            • $0.\(property) = .immediate
              Actions run immediately.
          """
      )
    )
  }
}

extension DispatchQueue {
  /// Returns a queue that reports an issue when a test uses it.
  ///
  /// Forwarded actions run immediately: see ``UnimplementedScheduler``.
  ///
  /// - Parameters:
  ///   - name: The name of the queue in reported issues.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
  public static func unimplemented(
    _ name: String = "DispatchQueue",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnySchedulerOf<DispatchQueue> {
    UnimplementedScheduler(
      immediate, name: name, fileID: fileID, filePath: filePath, line: line, column: column
    )
    .eraseToAnyScheduler()
  }

  /// A queue that reports an issue when a test uses it.
  public static var unimplemented: AnySchedulerOf<DispatchQueue> { unimplemented() }
}

extension RunLoop {
  /// Returns a run loop that reports an issue when a test uses it.
  ///
  /// Forwarded actions run immediately: see ``UnimplementedScheduler``.
  ///
  /// - Parameters:
  ///   - name: The name of the run loop in reported issues.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
  public static func unimplemented(
    _ name: String = "RunLoop",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnySchedulerOf<RunLoop> {
    UnimplementedScheduler(
      immediate, name: name, fileID: fileID, filePath: filePath, line: line, column: column
    )
    .eraseToAnyScheduler()
  }

  /// A run loop that reports an issue when a test uses it.
  public static var unimplemented: AnySchedulerOf<RunLoop> { unimplemented() }
}

extension OperationQueue {
  /// Returns an operation queue that reports an issue when a test uses it.
  ///
  /// Forwarded actions run immediately: see ``UnimplementedScheduler``.
  ///
  /// - Parameters:
  ///   - name: The name of the queue in reported issues.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
  public static func unimplemented(
    _ name: String = "OperationQueue",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnySchedulerOf<OperationQueue> {
    UnimplementedScheduler(
      immediate, name: name, fileID: fileID, filePath: filePath, line: line, column: column
    )
    .eraseToAnyScheduler()
  }

  /// An operation queue that reports an issue when a test uses it.
  public static var unimplemented: AnySchedulerOf<OperationQueue> { unimplemented() }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A queue that reports an issue when a test uses it.
  public static var unimplemented: Self { DispatchQueue.unimplemented() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A run loop that reports an issue when a test uses it.
  public static var unimplemented: Self { RunLoop.unimplemented() }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// An operation queue that reports an issue when a test uses it.
  public static var unimplemented: Self { OperationQueue.unimplemented() }
}

/// An unimplemented scheduler with the time and options of another.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  ImmediateSchedulerOf<S>
>
