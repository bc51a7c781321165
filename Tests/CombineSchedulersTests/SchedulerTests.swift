import CombineSchedulers
import ComposableCore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SchedulerTests {
  private let log = LockIsolated<[Int]>([])

  private func record(_ number: Int) -> () -> Void {
    { [log] in log.withValue { $0.append(number) } }
  }

  @Test func anImmediateSchedulerRunsActionsSynchronously() {
    let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
    scheduler.schedule(record(1))
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(100)), record(2))
    _ = scheduler.schedule(after: scheduler.now, interval: .seconds(1), record(3))
    #expect(log.value == [1, 2, 3])
    RunLoop.immediate.schedule(record(4))
    OperationQueue.immediate.schedule(record(5))
    #expect(log.value == [1, 2, 3, 4, 5])
  }

  @Test func theImmediateSchedulerOfCombineIsAvailable() {
    let cancellable = Just(1).receive(on: ImmediateScheduler.shared).sink { record($0)() }
    #expect(log.value == [1])
    cancellable.cancel()
  }

  @Test func aTimerPublishesTheTimeOfItsScheduler() {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    var times: [DispatchQueue.SchedulerTimeType.Stride] = []
    let timer = scheduler.timerPublisher(every: .seconds(1))
    let subscription = timer.sink { times.append(start.distance(to: $0)) }
    scheduler.advance(by: .seconds(2))
    #expect(times.isEmpty)
    let connection = timer.connect()
    scheduler.advance(by: .seconds(2))
    #expect(times == [.seconds(3), .seconds(4)])
    connection.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(times.count == 2)
    subscription.cancel()
  }

  @Test func anActionIsMeasuredInTheTimeOfTheScheduler() {
    let scheduler = DispatchQueue.test
    #expect(scheduler.measure { scheduler.advance(by: .seconds(2)) } == .seconds(2))
  }

  @Test func theSharedSchedulerOfViewsIsErased() {
    let scheduler: AnySchedulerOf<UIScheduler> = .shared
    scheduler.schedule(record(1))
    #expect(log.value == [1])
  }

  @Test func anUnimplementedOperationQueueReportsItsUse() {
    let scheduler: AnySchedulerOf<OperationQueue> = .unimplemented
    withKnownIssue { scheduler.schedule(record(1)) }
    #expect(log.value == [1])
  }

  @available(*, deprecated)
  @Test func failingSchedulersAreUnimplementedSchedulers() {
    let queue: AnySchedulerOf<DispatchQueue> = .failing
    withKnownIssue { queue.schedule(record(1)) }
    withKnownIssue {
      RunLoop.failing("Feature.runLoop").schedule(record(2))
    } matching: {
      $0.description.contains("Feature.runLoop")
    }
    #expect(log.value == [1, 2])
    #expect(FailingSchedulerOf<RunLoop>.self == UnimplementedSchedulerOf<RunLoop>.self)
  }

  @Test func anErasedSchedulerForwardsToItsBase() {
    let test = DispatchQueue.test
    let scheduler = test.eraseToAnyScheduler()
    #expect(scheduler.now == test.now)
    scheduler.schedule(record(1))
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), record(2))
    let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1), record(3))
    test.advance(by: .seconds(1))
    #expect(log.value == [1, 3, 2, 3])
    timer.cancel()
    test.advance(by: .seconds(1))
    #expect(log.value == [1, 3, 2, 3])
  }

  private struct Report: Equatable {
    let line: Int?
    let hasName: Bool
  }

  /// Runs a body and returns its issues, which do not fail the test.
  private func reports(in body: () -> Void) -> [Report] {
    let reports = LockIsolated<[Report]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      let report = Report(
        line: issue.sourceLocation?.line,
        hasName: issue.comments.contains { $0.rawValue.contains("Unimplemented: the queue ") }
      )
      reports.withValue { $0.append(report) }
      return true
    }
    return reports.value
  }

  @Test func anUnimplementedSchedulerReportsItsFirstUse() {
    let line = #line + 1
    let scheduler = DispatchQueue.unimplemented("the queue")
    let reports = reports {
      scheduler.schedule(record(1))
      _ = scheduler.now
    }
    #expect(reports == [Report(line: line, hasName: true)])
    #expect(log.value == [1])
  }

  @Test func theMainQueueIsUnimplementedInTests() {
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    withKnownIssue { mainQueue.schedule(record(1)) }
    withKnownIssue { mainRunLoop.schedule(record(2)) }
    #expect(log.value == [1, 2])
    withDependencies {
      $0.mainQueue = .immediate
      $0.mainRunLoop = .immediate
    } operation: {
      mainQueue.schedule(record(3))
      mainRunLoop.schedule(record(4))
    }
    #expect(log.value == [1, 2, 3, 4])
  }

  @Test func theUISchedulerRunsSynchronouslyOnTheMainQueue() async {
    UIScheduler.shared.schedule(record(1))
    #expect(log.value == [1])
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async {
        UIScheduler.shared.schedule {
          MainActor.assumeIsolated { continuation.resume() }
        }
      }
    }
  }

  @Test func anAnimatedSchedulerSetsItsTransaction() {
    let animations = LockIsolated<[Animation?]>([])
    let scheduler = DispatchQueue.immediate.animation(.linear)
    let record = { animations.withValue { $0.append(Transaction.current.animation) } }
    scheduler.schedule(record)
    scheduler.schedule(after: scheduler.now, record)
    _ = scheduler.schedule(after: scheduler.now, interval: 1, record)
    DispatchQueue.immediate.transaction(Transaction(animation: .easeIn)).schedule(record)
    #expect(animations.value == [.linear, .linear, .linear, .easeIn])
  }
}
