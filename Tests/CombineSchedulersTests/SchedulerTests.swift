import CombineSchedulers
import ComposableArchitecture
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct OtherSchedulersTests {
  private let log = LockIsolated<[Int]>([])

  private func note(_ number: Int) -> () -> Void {
    { [log] in log.withValue { $0.append(number) } }
  }

  @Test func anImmediateSchedulerRunsEverythingAtOnce() {
    let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
    scheduler.schedule(note(1))
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(100)), note(2))
    _ = scheduler.schedule(after: scheduler.now, interval: .seconds(1), note(3))
    #expect(log.value == [1, 2, 3])
    RunLoop.immediate.schedule(note(4))
    OperationQueue.immediate.schedule(note(5))
    #expect(log.value == [1, 2, 3, 4, 5])
  }

  @Test func theImmediateSchedulerOfCombineIsStillThere() {
    let cancellable = Just(1).receive(on: ImmediateScheduler.shared).sink { note($0)() }
    #expect(log.value == [1])
    cancellable.cancel()
  }

  @Test func anErasedSchedulerIsTheOneItWasMadeFrom() {
    let test = DispatchQueue.test
    let scheduler = test.eraseToAnyScheduler()
    #expect(scheduler.now == test.now)
    scheduler.schedule(note(1))
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), note(2))
    let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1), note(3))
    test.advance(by: .seconds(1))
    #expect(log.value == [1, 3, 2, 3])
    timer.cancel()
    test.advance(by: .seconds(1))
    #expect(log.value == [1, 3, 2, 3])
  }

  private struct Reported: Equatable {
    let line: Int?
    let hasName: Bool
  }

  /// The issues of a body, which do not fail the test.
  private func reports(in body: () -> Void) -> [Reported] {
    let reports = LockIsolated<[Reported]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      let report = Reported(
        line: issue.sourceLocation?.line,
        hasName: issue.comments.contains { $0.rawValue.contains("Unimplemented: the queue ") }
      )
      reports.withValue { $0.append(report) }
      return true
    }
    return reports.value
  }

  @Test func anUnimplementedSchedulerReportsItsFirstUseInATestAndGoesOn() {
    let line = #line + 1
    let scheduler = DispatchQueue.unimplemented("the queue")
    let reports = reports {
      scheduler.schedule(note(1))
      _ = scheduler.now
    }
    #expect(reports == [Reported(line: line, hasName: true)])
    #expect(log.value == [1])
  }

  @Test func theMainQueueIsUnimplementedInTests() {
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    withKnownIssue { mainQueue.schedule(note(1)) }
    withKnownIssue { mainRunLoop.schedule(note(2)) }
    #expect(log.value == [1, 2])
    withDependencies {
      $0.mainQueue = .immediate
      $0.mainRunLoop = .immediate
    } operation: {
      mainQueue.schedule(note(3))
      mainRunLoop.schedule(note(4))
    }
    #expect(log.value == [1, 2, 3, 4])
  }

  @Test func theUISchedulerRunsAtOnceOnTheMainQueue() async {
    UIScheduler.shared.schedule(note(1))
    #expect(log.value == [1])
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async {
        UIScheduler.shared.schedule {
          MainActor.assumeIsolated { continuation.resume() }
        }
      }
    }
  }

  @Test func anAnimatedSchedulerRunsEverythingUnderItsTransaction() {
    let animations = LockIsolated<[Animation?]>([])
    let scheduler = DispatchQueue.immediate.animation(.linear)
    let note = { animations.withValue { $0.append(Transaction.current.animation) } }
    scheduler.schedule(note)
    scheduler.schedule(after: scheduler.now, note)
    _ = scheduler.schedule(after: scheduler.now, interval: 1, note)
    DispatchQueue.immediate.transaction(Transaction(animation: .easeIn)).schedule(note)
    #expect(animations.value == [.linear, .linear, .linear, .easeIn])
  }
}
