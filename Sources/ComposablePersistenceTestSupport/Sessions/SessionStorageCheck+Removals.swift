import ComposablePersistence
import Foundation

extension SessionStorageCheck {
  static let removals: [Self] = [
    Self("removeExpired removes the sessions whose life is over, and counts them") { storage in
      try await expectEqual(storage.removeExpired(), 0, "removeExpired")
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectSaved("b", ["x": "1", "y": "2"], life: .zero)
      try await storage.expectSaved("c", [:], life: .seconds(-1))
      try await expectEqual(storage.removeExpired(), 2, "removeExpired")
      try await expectEqual(storage.removeExpired(), 0, "removeExpired")
      try await storage.expectClaim("a", 2, ["x": "1"])
      try await storage.expectSaved("b", ["z": "3"])
      try await storage.expectClaim("b", 2, ["z": "3"])
    },
    Self("Of a client with too many sessions, those that were saved longest ago are removed") {
      storage in
      let changes = (1...5).flatMap { number in
        ["a", "b", nil].map { client in
          SessionChanges(
            "\(client ?? "c")\(number)", [:], life: .seconds(1_000 + number), client: client)
        }
      }
      try await expectEqual(storage.save(changes), [])
      // Its browser has another address now.
      let moved = [
        SessionChanges("b1", claim: 1, [:], life: .seconds(1_000), client: "d"),
        SessionChanges("b1", claim: 1, [:], life: .seconds(1_000)),
      ]
      try await expectEqual(storage.save(moved), [])
      try await expectEqual(storage.removeExpired(sessionsPerClient: 3), 3, "removeExpired")
      try await expectEqual(storage.removeExpired(sessionsPerClient: 3), 0, "removeExpired")
      for key in ["a1", "a2", "b2"] { try await storage.expectAbsent(key) }
      for key in ["a3", "a4", "a5", "b1", "b3", "b4", "b5", "c1", "c2", "c3", "c4", "c5"] {
        try await storage.expectClaim(key, 2, [:])
      }
    },
    Self("A client may have many sessions too many") { storage in
      let changes = (0..<2_500).map { SessionChanges("\($0)", [:], client: "a") }
      try await expectEqual(storage.save(changes), [])
      try await expectEqual(storage.removeExpired(sessionsPerClient: 10), 2_490, "removeExpired")
    },
    Self("A removal with the last claim removes a session") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectSaved("b", ["x": "1"])
      try await storage.expectClaim("b", 2, ["x": "1"])
      try await storage.remove([SessionKey("a"): 1, SessionKey("b"): 2, SessionKey("c"): 1])
      try await storage.expectAbsent("a")
      try await storage.expectAbsent("b")
      try await storage.expectRefused("b", claim: 2, ["x": "2"])
      try await storage.expectSaved("a", ["y": "3"])
      try await storage.expectClaim("a", 2, ["y": "3"])
    },
    Self("A removal with a former claim leaves a session") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      let process = UUID()
      try await storage.expectClaim("a", 2, ["x": "1"], by: process)
      try await storage.remove([SessionKey("a"): 1])
      try await storage.expectClaim("a", 3, ["x": "1"], unconfirmedClaims: [process: 2])
    },
    Self("A removal of nothing removes nothing") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.remove([:])
      try await storage.expectClaim("a", 2, ["x": "1"])
    },
  ]
}
