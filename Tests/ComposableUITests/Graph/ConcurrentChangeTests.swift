import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

/// Shared values that another thread changes while they are read.
@MainActor
@Suite struct ConcurrentChangeTests {
  /// Performs a closure on another thread, and waits for its end.
  private nonisolated func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread {
      body()
      end.signal()
    }
    .start()
    end.wait()
  }

  @Test func aChangeDuringAnEvaluationRequestsAnother() {
    let shared = Shared(value: 0)
    let requests = LockIsolated(0)
    let graph = ViewGraph(
      isolation: MainActor.shared, needsUpdate: { requests.withValue { $0 += 1 } }
    ) {
      SeparateBody {
        let value = shared.wrappedValue
        if value == 0 { onAnotherThread { shared.withLock { $0 = 1 } } }
        return Text(verbatim: "\(value)")
      }
    }
    #expect(requests.value == 1)
    _ = graph.update()
    #expect(graph.rendering.description == #"Text "1""#)
    _ = graph.update()
    #expect(requests.value == 1)
  }

  @Test func aChangeDuringAnEvaluationOfRowsRequestsAnother() {
    let shared = Shared(value: 0)
    let graph = ViewGraph(isolation: MainActor.shared) {
      ForEach(0..<1, id: \.self) { _ in
        let value = shared.wrappedValue
        if value == 0 { onAnotherThread { shared.withLock { $0 = 1 } } }
        return Text(verbatim: "\(value)")
      }
    }
    _ = graph.update()
    #expect(graph.rendering.description == #"Text "1""#)
  }

  @Test func aChangeDuringAnObservedClosureRunsItAgain() async {
    let shared = Shared(value: 0)
    let (values, continuation) = AsyncStream<Int>.makeStream()
    let token = observe {
      let value = shared.wrappedValue
      if value == 0 { onAnotherThread { shared.withLock { $0 = 1 } } }
      continuation.yield(value)
    }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    #expect(await iterator.next() == 1)
    shared.withLock { $0 = 2 }
    #expect(await iterator.next() == 2)
    token.cancel()
  }

  @Test func aChangeDuringATrackedClosureIsReportedOnce() {
    let shared = Shared(value: 0)
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = shared.wrappedValue
      onAnotherThread { shared.withLock { $0 = 1 } }
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    #expect(changes.value == 1)
    shared.withLock { $0 = 2 }
    #expect(changes.value == 1)
  }

  /// Without a lost change, the last value is shown.
  @Test func theLastOfManyChangesIsShown() {
    let shared = Shared(value: 0)
    let needsUpdate = LockIsolated(true)
    let graph = ViewGraph(
      isolation: MainActor.shared, needsUpdate: { needsUpdate.setValue(true) }
    ) {
      SeparateBody { Text(verbatim: "\(shared.wrappedValue)") }
      ForEach(0..<3, id: \.self) { Text(verbatim: "\($0): \(shared.wrappedValue)") }
    }
    for round in 1...50 {
      let hasEnded = LockIsolated(false)
      Thread {
        for _ in 0..<20 { shared.withLock { $0 += 1 } }
        hasEnded.setValue(true)
      }
      .start()
      while !hasEnded.value || needsUpdate.value {
        needsUpdate.setValue(false)
        _ = graph.update()
      }
      #expect(graph.rendering.description.contains(#"Text "2: \#(round * 20)""#))
      #expect(graph.rendering.description.contains(#"Text "\#(round * 20)""#))
    }
  }
}
