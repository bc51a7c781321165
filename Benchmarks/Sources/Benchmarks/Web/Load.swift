import Dispatch
import Foundation

/// The load of many tabs that tap without waiting.
enum Load {
  private static let (tabs, taps, rounds) = (64, 250, 9)

  /// The number of events a second that a server handles and answers.
  static func eventsPerSecond(port: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: waiting must not block one of the server's.
      Thread.detachNewThread {
        continuation.resume(with: Result { try measure(port: port) })
      }
    }
  }

  private static func measure(port: Int) throws -> Int {
    let tabs = try Tab.open(tabs, port: port)
    let rates = try (0..<rounds).map { _ in
      let time = try ContinuousClock().measure {
        for tab in tabs { try tab.tap(times: taps) }
        for tab in tabs { try tab.awaitAnswers() }
      }
      return Double(tabs.count * taps) * 1e9 / time.nanoseconds
    }
    return Int(rates.sorted()[rounds / 2])
  }
}
