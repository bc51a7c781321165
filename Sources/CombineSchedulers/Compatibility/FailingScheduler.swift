public import Dispatch
public import Foundation
public import OpenCombineShim

// The older names of unimplemented schedulers.

/// A scheduler that reports an issue when a test uses it.
@available(*, deprecated, renamed: "UnimplementedScheduler")
public typealias FailingScheduler = UnimplementedScheduler

/// An unimplemented scheduler with the time and options of another.
@available(*, deprecated, renamed: "UnimplementedSchedulerOf")
public typealias FailingSchedulerOf<S: Scheduler> = UnimplementedSchedulerOf<S>

extension DispatchQueue {
  /// A queue that reports an issue when a test uses it.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: AnySchedulerOf<DispatchQueue> { unimplemented() }

  /// Returns a queue that reports an issue under a name when a test uses it.
  @available(*, deprecated, message: "Use 'unimplemented(_:)'.")
  public static func failing(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnySchedulerOf<DispatchQueue> {
    unimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A queue that reports an issue when a test uses it.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { DispatchQueue.unimplemented() }
}

extension RunLoop {
  /// A run loop that reports an issue when a test uses it.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: AnySchedulerOf<RunLoop> { unimplemented() }

  /// Returns a run loop that reports an issue under a name when a test uses it.
  @available(*, deprecated, message: "Use 'unimplemented(_:)'.")
  public static func failing(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnySchedulerOf<RunLoop> {
    unimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A run loop that reports an issue when a test uses it.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { RunLoop.unimplemented() }
}

extension OperationQueue {
  /// An operation queue that reports an issue when a test uses it.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: AnySchedulerOf<OperationQueue> { unimplemented() }

  /// Returns an operation queue that reports an issue under a name when a test uses it.
  @available(*, deprecated, message: "Use 'unimplemented(_:)'.")
  public static func failing(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnySchedulerOf<OperationQueue> {
    unimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// An operation queue that reports an issue when a test uses it.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { OperationQueue.unimplemented() }
}
