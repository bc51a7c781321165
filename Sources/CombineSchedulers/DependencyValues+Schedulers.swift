public import Dependencies
public import Dispatch
public import Foundation
public import OpenCombineShim

extension DependencyValues {
  /// The main queue as a scheduler. Use it in place of `DispatchQueue.main`.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  /// ```
  ///
  /// 1. In tests it is `.unimplemented`: using it without an override fails the test. Override it
  ///    with `.immediate` or `DispatchQueue.test.eraseToAnyScheduler()`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop as a scheduler. Use it in place of `RunLoop.main`.
  ///
  /// 1. In tests it is `.unimplemented`: using it without an override fails the test. Override it
  ///    with `.immediate` or `RunLoop.test.eraseToAnyScheduler()`.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static var testValue: AnySchedulerOf<DispatchQueue> {
    UnimplementedScheduler(DispatchQueue.immediate, property: "mainQueue", type: "DispatchQueue")
      .eraseToAnyScheduler()
  }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static var testValue: AnySchedulerOf<RunLoop> {
    UnimplementedScheduler(RunLoop.immediate, property: "mainRunLoop", type: "RunLoop")
      .eraseToAnyScheduler()
  }
}
