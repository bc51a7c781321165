import ComposablePersistence
import Foundation

extension SessionStorageCheck {
  static let claims: [Self] = [
    Self("Nothing can be claimed under an unknown key") { storage in
      try await storage.expectAbsent("a")
      try await storage.expectSaved("a", [:])
      try await storage.expectAbsent("b")
    },
    Self("Claims count until a save confirms one") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"], unconfirmedClaims: 1)
      try await storage.expectClaim("a", 3, ["x": "1"], unconfirmedClaims: 2)
      try await storage.expectClaim("a", 4, ["x": "1"], unconfirmedClaims: 3)
      try await storage.expectSaved("a", claim: 4, [:])
      try await storage.expectClaim("a", 5, ["x": "1"], unconfirmedClaims: 1)
    },
    Self("A save may leave a claim without a confirmation") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"], unconfirmedClaims: 1)
      let changes = SessionChanges(
        key: SessionKey("a"), claim: 2, parts: ["x": Data("2".utf8)], life: .seconds(3600),
        confirmsClaim: false)
      try await expectEqual(storage.save([changes]), [])
      try await storage.expectClaim("a", 3, ["x": "2"], unconfirmedClaims: 2)
    },
    Self("A life of zero is over at once") { storage in
      try await storage.expectSaved("a", ["x": "1"], life: .zero)
      try await storage.expectAbsent("a")
    },
    Self("A save begins a new life") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"])
      try await storage.expectSaved("a", claim: 2, [:], life: .zero)
      try await storage.expectAbsent("a")
    },
    Self("A session whose life is over is absent for saves, too") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"])
      try await storage.expectSaved("a", claim: 2, ["x": "2"], life: .zero)
      try await storage.expectRefused("a", claim: 2, ["x": "3"])
      try await storage.expectAbsent("a")
      try await storage.expectSaved("a", ["y": "4"])
      try await storage.expectClaim("a", 2, ["y": "4"])
    },
    Self("A life may be as long as can be") { storage in
      try await storage.expectSaved("a", ["x": "1"], life: .seconds(Int64.max))
      try await expectEqual(storage.removeExpired(), 0, "removeExpired")
      try await storage.expectClaim("a", 2, ["x": "1"])
    },
  ]
}
