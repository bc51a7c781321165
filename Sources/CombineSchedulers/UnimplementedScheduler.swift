import ConcurrencyExtras
public import Dispatch
public import Foundation
public import OpenCombineShim

/// A scheduler that a test does not expect to be used: its first use in a test reports an issue.
///
/// 1. The first use in a test reports an issue with the scheduler's name: at the line of the effect
///    that uses it, else at the line that made the scheduler. Later uses report nothing.
/// 2. What is to run as soon as possible is passed to the scheduler it was made from.
/// 3. In an effect of a `TestStore`, what is to run later never runs. The store does not wait for such
///    an effect and does not report it again. Elsewhere it is passed on, too, 100,000 times in a test:
///    then it is what a loop without an end asks for.
public struct UnimplementedScheduler<Base: Scheduler>: Scheduler {
  private let base: Base
  private let dependency: UnimplementedDependency

  private init(_ base: Base, _ dependency: UnimplementedDependency) {
    self.base = base
    self.dependency = dependency
  }

  /// Makes a scheduler that reports its first use under a name.
  ///
  /// - Parameters:
  ///   - base: Runs what is not to wait.
  ///   - name: For the issue it reports.
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
        madeAt: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
        advice: """
          Give the code under test 'DispatchQueue.test', to decide when time passes, or '.immediate', \
          to let it pass without waiting.
          """
      )
    )
  }

  /// The base's least tolerance.
  public var minimumTolerance: Base.SchedulerTimeType.Stride {
    dependency.report()
    return base.minimumTolerance
  }

  /// The base's time.
  public var now: Base.SchedulerTimeType {
    dependency.report()
    return base.now
  }

  /// Runs an action on the base.
  public func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    dependency.report()
    base.schedule(options: options, action)
  }

  /// Runs an action on the base, or never in an effect of a test's store.
  public func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride,
    options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let count = dependency.report()
    if let log = SleepLog.current {
      _ = log.begin(.unimplemented(dependency.name))
    } else if count < UnimplementedDependency.limit {
      base.schedule(after: date, tolerance: tolerance, options: options, action)
    }
  }

  /// Runs an action on the base, or never in an effect of a test's store.
  public func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    dependency.report()
    guard let log = SleepLog.current else {
      return base.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action
      )
    }
    let note = log.begin(.unimplemented(dependency.name))
    return AnyCancellable { log.end(note) }
  }
}

extension UnimplementedScheduler {
  /// The scheduler of a dependency that no test has overridden.
  ///
  /// - Parameters:
  ///   - property: The dependency's property of `DependencyValues`.
  ///   - type: The type that has a `test` scheduler.
  init(_ base: Base, property: String, type: String) {
    self.init(
      base,
      UnimplementedDependency(
        "@Dependency(\\.\(property))", id: property, at: nil,
        advice: """
          Override it where the store or the model under test is made:

            • $0.\(property) = \(type).test.eraseToAnyScheduler()
              Time passes when the test calls 'advance(by:)' on the test scheduler.
            • $0.\(property) = .immediate
              Nothing waits.
          """
      )
    )
  }
}

extension DispatchQueue {
  /// A queue that a test does not expect to be used; what is scheduled nevertheless runs at once.
  ///
  /// - Parameter name: For the issues it reports.
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

  /// A queue that a test does not expect to be used.
  public static var unimplemented: AnySchedulerOf<DispatchQueue> { unimplemented() }
}

extension RunLoop {
  /// A run loop that a test does not expect to be used; what is scheduled nevertheless runs at once.
  ///
  /// - Parameter name: For the issues it reports.
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

  /// A run loop that a test does not expect to be used.
  public static var unimplemented: AnySchedulerOf<RunLoop> { unimplemented() }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A queue that a test does not expect to be used.
  public static var unimplemented: Self { DispatchQueue.unimplemented() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A run loop that a test does not expect to be used.
  public static var unimplemented: Self { RunLoop.unimplemented() }
}
