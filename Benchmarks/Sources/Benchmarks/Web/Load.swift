import Dispatch
import Foundation

/// Many tabs that tap as fast as they can.
enum Load {
  private static let (tabs, taps, rounds) = (64, 250, 9)

  /// How many events a second a server takes, all of whose messages are waited for.
  static func eventsPerSecond(port: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: waiting must not take one that the server needs.
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
        for tab in tabs { try tab.settle() }
      }
      return Double(tabs.count * taps) * 1e9 / time.nanoseconds
    }
    return Int(rates.sorted()[rounds / 2])
  }
}
