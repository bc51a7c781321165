import Testing

@testable import ComposableArchitecture

/// What throttled effects of one identity share, where their calls come in an order that a store
/// seldom gives them.
@Suite struct ThrottleTests {
  /// Time that is moved by hand.
  private final class Timeline: Sendable {
    private struct Wait {
      let end: Int
      let body: @Sendable () -> Void
    }

    private let now = LockIsolated(0)
    private let waits = LockIsolated([Int: Wait]())

    var pace: Pace<Int> {
      Pace(
        now: { self.now.value },
        end: { $0 + 10 },
        wait: { end, body in
          let number = self.waits.withValue { waits in
            let number = (waits.keys.max() ?? 0) + 1
            waits[number] = Wait(end: end, body: body)
            return number
          }
          return { self.waits.withValue { $0[number] = nil } }
        }
      )
    }

    func advance(to time: Int) {
      now.setValue(time)
      let due = waits.withValue { waits in
        let due = waits.filter { $0.value.end <= time }
        for number in due.keys { waits[number] = nil }
        return due
      }
      for wait in due.values { wait.body() }
    }
  }

  private let time = Timeline()
  private let throttle = Throttle<Int, Int>()
  private let delivered = LockIsolated([Int]())

  /// Offers an action of some work, and notes whether it is delivered.
  private func offer(_ action: Int, from work: Work) {
    throttle.offer(
      action, from: work, true, time.pace,
      Effect<Int>.Subscriber(
        receive: { action in
          let action = UncheckedSendable(action).value
          delivered.withValue { $0.append(action) }
          work.arrive()
        },
        complete: {}
      )
    )
  }

  @Test func aLateCancelDoesNotReachTheSuccessor() {
    let (first, second) = (Work(.leaf), Work(.leaf))
    throttle.begin(first, takesOver: false)
    offer(1, from: first)
    throttle.begin(second, takesOver: false)
    offer(2, from: second)
    throttle.cancel(first)
    time.advance(to: 10)
    #expect(delivered.value == [1, 2])
  }

  @Test func whatAReplacedEffectOffersLateIsNotTaken() {
    let (first, second) = (Work(.leaf), Work(.leaf))
    throttle.begin(first, takesOver: false)
    throttle.begin(second, takesOver: false)
    offer(1, from: first)
    offer(2, from: second)
    #expect(delivered.value == [2])
  }

  @Test func aReplacedEffectLeavesItsWaitBehind() {
    let (first, second) = (Work(.leaf), Work(.leaf))
    throttle.begin(first, takesOver: false)
    offer(1, from: first)
    offer(2, from: first)
    throttle.begin(second, takesOver: false)
    time.advance(to: 20)
    offer(3, from: second)
    #expect(delivered.value == [1, 3])
  }
}
