import ComposableConcurrency
import ComposablePersistence
import Foundation
import Testing

/// A date that a test moves.
final class TestDate: Sendable {
  private let seconds = Lock(1_700_000_000.0)

  var now: @Sendable () -> Date {
    { [self] in Date(timeIntervalSince1970: seconds.withLock { $0 }) }
  }

  /// Checks the life of a session in a storage with this date.
  func checkExpiration(_ storage: any SessionStorage) async throws {
    let key = SessionKey("a")
    let save = SessionChanges(key: key, claim: 0, parts: ["x": Data()], life: .milliseconds(1500))
    _ = try await storage.save([save])
    advance(by: 1)
    #expect(try await storage.removeExpired() == 0)
    #expect(try await storage.save([save]).isEmpty, "The life begins anew.")
    advance(by: 1.25)
    #expect(try await storage.claim(key, by: UUID()) != nil, "A claim leaves the end of the life.")
    advance(by: 0.25)
    #expect(try await storage.claim(key, by: UUID()) == nil)
    #expect(try await storage.removeExpired() == 1)
  }

  func advance(by duration: Double) { seconds.withLock { $0 += duration } }
}
