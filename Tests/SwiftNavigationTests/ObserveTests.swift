import ConcurrencyExtras
import Observation
import SwiftNavigation
import Testing
import Transactions

@MainActor
@Suite struct ObserveTests {
  private let values: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() {
    (values, continuation) = AsyncStream.makeStream()
  }

  @Test func aClosureRunsAgainAfterEachChange() async {
    let model = Model()
    let token = observe { continuation.yield(model.count) }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    model.count = 1
    #expect(await iterator.next() == 1)
    model.count = 2
    #expect(await iterator.next() == 2)
    token.cancel()
  }

  @Test func changesInOneTurnOfTheActorRunItOnce() async {
    let model = Model()
    let token = observe { continuation.yield(model.count) }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    model.count = 1
    model.count = 2
    #expect(await iterator.next() == 2)
    model.count = 3
    #expect(await iterator.next() == 3)
    token.cancel()
  }

  @Test func aCancelledObservationEnds() async {
    let model = Model()
    let cancelled = observe { continuation.yield(model.count) }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    cancelled.cancel()
    // A second observation tells when the first would have run.
    let (others, otherContinuation) = AsyncStream<Int>.makeStream()
    let token = observe { otherContinuation.yield(model.count) }
    var otherIterator = others.makeAsyncIterator()
    #expect(await otherIterator.next() == 0)
    model.count = 1
    #expect(await otherIterator.next() == 1)
    continuation.finish()
    #expect(await iterator.next() == nil)
    token.cancel()
  }

  /// Although the model may never change again.
  @Test func aCancelledObservationReleasesItsClosure() {
    let model = Model()
    var captured: Model? = Model()
    weak let weakCaptured = captured
    let token = observe { [captured] in _ = (model.count, captured?.count) }
    captured = nil
    #expect(weakCaptured != nil)
    token.cancel()
    #expect(weakCaptured == nil)
  }

  @Test func theClosureReceivesTheTransactionOfTheChange() async {
    let (animations, continuation) = AsyncStream<Animation?>.makeStream()
    let model = Model()
    let token = observe { transaction in
      _ = model.count
      continuation.yield(transaction.animation)
    }
    var iterator = animations.makeAsyncIterator()
    #expect(await iterator.next() == .some(nil))
    withUITransaction(\.animation, .linear) { model.count = 1 }
    #expect(await iterator.next() == .linear)
    withUITransaction(UITransaction(animation: .default)) { model.count = 2 }
    #expect(await iterator.next() == .default)
    token.cancel()
  }

  @Test func theClosureRunsOnTheActorOfTheCaller() async {
    actor Owner {
      private let model = Model()
      private var token: ObserveToken?
      private(set) var isIsolated = true

      func begin(_ continuation: AsyncStream<Int>.Continuation) {
        token = observe {
          self.assertIsolated()
          continuation.yield(self.model.count)
        }
      }

      func change() { model.count += 1 }
    }
    let owner = Owner()
    await owner.begin(continuation)
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    await owner.change()
    #expect(await iterator.next() == 1)
  }

  @Test func aTokenCallsItsClosureOnce() {
    let count = LockIsolated(0)
    var tokens: Set<ObserveToken> = []
    ObserveToken { count.withValue { $0 += 1 } }.store(in: &tokens)
    tokens.first?.cancel()
    #expect(tokens.first?.isCancelled == true)
    #expect(count.value == 1)
    tokens = []
    #expect(count.value == 1)
  }

  @Test func aTokenIsCancelledWhenItIsDeallocated() {
    let count = LockIsolated(0)
    var tokens: [ObserveToken] = []
    ObserveToken { count.withValue { $0 += 1 } }.store(in: &tokens)
    #expect(count.value == 0)
    tokens = []
    #expect(count.value == 1)
  }

  @Test func anObjectIsEqualToItselfOnly() {
    let first = Model()
    let second = Model()
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
  }
}

@Observable
private final class Model: HashableObject {
  var count = 0
}
