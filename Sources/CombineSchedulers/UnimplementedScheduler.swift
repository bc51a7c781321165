public import Dispatch
public import Foundation
import IssueReporting
public import OpenCombineShim

/// A scheduler that a test does not expect to be used: every use reports an issue.
///
/// 1. Reading its time or tolerance, and scheduling, each report an issue with the scheduler's name, at
///    the line that made it.
/// 2. What is scheduled is then passed to the scheduler it was made from, so the test goes on.
public struct UnimplementedScheduler<Base: Scheduler>: Scheduler {
  private let base: Base
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Makes a scheduler that reports each use under a name, then lets the base carry it out.
  public init(
    _ base: Base,
    name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base = base
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The base's least tolerance. Reports an issue.
  public var minimumTolerance: Base.SchedulerTimeType.Stride {
    report("minimumTolerance")
    return base.minimumTolerance
  }

  /// The base's time. Reports an issue.
  public var now: Base.SchedulerTimeType {
    report("now")
    return base.now
  }

  /// Schedules on the base. Reports an issue.
  public func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    report("schedule")
    base.schedule(options: options, action)
  }

  /// Schedules on the base. Reports an issue.
  public func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride,
    options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    report("schedule(after:)")
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Schedules on the base. Reports an issue.
  public func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    report("schedule(after:interval:)")
    return base.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action
    )
  }

  private func report(_ use: String) {
    reportIssue(
      """
      Unimplemented: \(name).\(use) was used, though this scheduler is not to be.

      Give the code under test 'DispatchQueue.test', to decide when time passes, or '.immediate', to \
      let it pass without waiting.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
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
