import ComposablePersistence
import Foundation

extension SessionStorageCheck {
  static let claims: [Self] = [
    Self("Nothing can be claimed under an unknown key") { storage in
      try await storage.expectAbsent("a")
      try await storage.expectSaved("a", [:])
      try await storage.expectAbsent("b")
    },
    Self("The claims of processes are unconfirmed until a save confirms all") { storage in
      let (first, second, third) = (UUID(), UUID(), UUID())
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"], by: first)
      try await storage.expectClaim("a", 3, ["x": "1"], by: second, unconfirmedClaims: [first: 2])
      try await storage.expectClaim(
        "a", 4, ["x": "1"], by: third, unconfirmedClaims: [first: 2, second: 3])
      try await storage.expectSaved("a", claim: 4, [:])
      try await storage.expectClaim("a", 5, ["x": "1"], by: first)
    },
    Self("Of several claims of a process, the last one is unconfirmed") { storage in
      let (first, second) = (UUID(), UUID())
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"], by: first)
      try await storage.expectClaim("a", 3, ["x": "1"], by: second, unconfirmedClaims: [first: 2])
      try await storage.expectClaim("a", 4, ["x": "1"], by: first, unconfirmedClaims: [second: 3])
    },
    Self("A process confirms its own claims, whoever has claimed the sessions since") { storage in
      let (first, second, third) = (UUID(), UUID(), UUID())
      for key in ["a", "b", "c"] {
        try await storage.expectSaved(key, ["x": "1"])
        try await storage.expectClaim(key, 2, ["x": "1"], by: first)
        try await storage.expectClaim(key, 3, ["x": "1"], by: second, unconfirmedClaims: [first: 2])
      }
      try await storage.confirm([:], by: first)
      try await storage.confirm(
        [SessionKey("a"): 2, SessionKey("b"): .max, SessionKey("none"): 2], by: first)
      try await storage.expectClaim("a", 4, ["x": "1"], by: third, unconfirmedClaims: [second: 3])
      try await storage.confirm([SessionKey("b"): 3], by: second)
      try await storage.confirm([SessionKey("b"): 3], by: third)
      try await storage.expectSaved("b", claim: 3, ["x": "2"], comment: "Its owner is the same.")
      try await storage.expectClaim("b", 4, ["x": "2"])
      try await storage.expectClaim(
        "c", 4, ["x": "1"], by: third, unconfirmedClaims: [first: 2, second: 3])
      try await storage.expectAbsent("none")
    },
    Self("A process confirms no later claim than it says") { storage in
      let (first, second) = (UUID(), UUID())
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"], by: first)
      try await storage.expectClaim("a", 3, ["x": "1"], by: first)
      try await storage.confirm([SessionKey("a"): 2], by: first)
      try await storage.expectClaim("a", 4, ["x": "1"], by: second, unconfirmedClaims: [first: 3])
    },
    Self("A save may leave claims without a confirmation") { storage in
      let process = UUID()
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"], by: process)
      let changes = SessionChanges(
        key: SessionKey("a"), claim: 2, parts: ["x": Data("2".utf8)], life: .seconds(3600),
        confirmsClaim: false)
      try await expectEqual(storage.save([changes]), [])
      try await storage.expectClaim("a", 3, ["x": "2"], unconfirmedClaims: [process: 2])
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
