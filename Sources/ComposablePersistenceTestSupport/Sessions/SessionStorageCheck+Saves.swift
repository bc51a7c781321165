import ComposablePersistence
import Foundation

extension SessionStorageCheck {
  static let saves: [Self] = [
    Self("The first save stores a session, which can be claimed") { storage in
      try await storage.expectSaved("a", ["x": "1", "y": "", "z": "3"])
      try await storage.expectClaim("a", 2, ["x": "1", "y": "", "z": "3"])
    },
    Self("A save replaces the parts that have changed, and no others") { storage in
      try await storage.expectSaved("a", ["x": "1", "y": "2"])
      try await storage.expectSaved("b", ["x": "3"])
      try await storage.expectSaved("a", ["y": "4", "z": "5"])
      try await storage.expectClaim("a", 2, ["x": "1", "y": "4", "z": "5"])
      try await storage.expectClaim("b", 2, ["x": "3"])
    },
    Self("A save removes the parts that are nil") { storage in
      try await storage.expectSaved("a", ["x": "1", "y": "2"])
      try await storage.expectSaved("a", ["x": nil, "z": nil])
      try await storage.expectClaim("a", 2, ["y": "2"])
    },
    Self("A session may have no parts") { storage in
      try await storage.expectSaved("a", [:])
      try await storage.expectClaim("a", 2, [:])
    },
    Self("A save with a former claim is refused, and changes nothing") { storage in
      let process = UUID()
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectClaim("a", 2, ["x": "1"], by: process)
      try await storage.expectRefused("a", ["x": "2", "y": "2"], life: .zero)
      try await storage.expectClaim("a", 3, ["x": "1"], unconfirmedClaims: [process: 2])
      try await storage.expectRefused("a", claim: 2, ["x": nil])
      try await storage.expectRefused("a", claim: 4, ["x": nil])
      try await storage.expectSaved("a", claim: 3, ["y": "3"])
      try await storage.expectClaim("a", 4, ["x": "1", "y": "3"])
    },
    Self("A save that arrives after a later one with the same claim is refused") { storage in
      try await storage.expectSaved("a", number: 4, ["x": "1"])
      try await storage.expectRefused("a", number: 3, ["x": "2"])
      try await storage.expectSaved("a", number: 4, ["x": "1"], comment: "It is repeated.")
      try await storage.expectSaved("a", claim: 1, number: 6, ["x": "3"])
      try await storage.expectRefused("a", number: 5, ["x": "4"])
      try await storage.expectRefused("a", claim: 1, number: 5, ["x": "4"])
      try await storage.expectSaved("a", claim: 1, ["x": "5"], comment: "It has no number.")
      try await storage.expectRefused("a", claim: 1, number: 5, ["x": "6"])
      try await storage.expectClaim("a", 2, ["x": "5"])
      try await storage.expectSaved(
        "a", claim: 2, number: 1, ["x": "7"], comment: "Each claim has its own numbers.")
      let changes = [
        SessionChanges("a", claim: 2, number: 3, ["x": "9"]),
        SessionChanges("a", claim: 2, number: 2, ["x": "8"]),
      ]
      try await expectEqual(storage.save(changes), [], "Something was stored.")
      try await storage.expectClaim("a", 3, ["x": "9"])
    },
    Self("A session that begins anew has new numbers") { storage in
      try await storage.expectSaved("a", number: 9, ["x": "1"], life: .zero)
      try await storage.expectSaved("a", number: 1, ["y": "2"])
      try await storage.remove([SessionKey("a"): 1])
      try await storage.expectSaved("a", number: 1, ["z": "3"])
      try await storage.expectClaim("a", 2, ["z": "3"])
    },
    Self("A save with a later claim than the first stores no session that is absent") { storage in
      for claim in 1...2 { try await storage.expectRefused("a", claim: claim, ["x": "1"]) }
      try await storage.expectAbsent("a")
    },
    Self("The claim of a session that was saved is 1") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      try await storage.expectSaved("a", claim: 1, ["y": "2"])
      try await storage.expectSaved(
        "a", claim: 0, ["z": "3"], comment: "The answer may have been lost.")
      try await storage.expectClaim("a", 2, ["x": "1", "y": "2", "z": "3"])
    },
    Self("A save of nothing is not refused") { storage in
      try await expectEqual(storage.save([]), [])
    },
    Self("A session that is refused does not prevent others of the same save") { storage in
      let process = UUID()
      try await storage.expectSaved("b", ["x": "1"])
      try await storage.expectClaim("b", 2, ["x": "1"], by: process)
      let refused = try await storage.save([
        .init("a", ["x": "2"]), .init("b", ["x": "2"]), .init("c", ["x": "2"]),
      ])
      expectEqual(refused, [SessionKey("b")], "save of \"a\", \"b\" and \"c\"")
      try await storage.expectClaim("a", 2, ["x": "2"])
      try await storage.expectClaim("b", 3, ["x": "1"], unconfirmedClaims: [process: 2])
      try await storage.expectClaim("c", 2, ["x": "2"])
    },
    Self("Changes of the same session apply in their order") { storage in
      let refused = try await storage.save([
        .init("a", ["x": "1", "y": "1"]), .init("a", ["x": "2", "y": nil]),
        .init("a", claim: 7, ["x": "3"]),
      ])
      expectEqual(refused, [], "Something was stored.")
      try await storage.expectClaim("a", 2, ["x": "2"])
    },
    Self("Keys and names may be any text") { storage in
      let texts = [
        "'", "\"", "'; DROP TABLE sessions; --", "%", "?1", ":a", "\\", "a b", "A", "a", "ä", "🧵",
        "שלום", "\n", "",
      ]
      let changes = texts.map { SessionChanges($0, ["p" + $0: $0]) }
      try await expectEqual(storage.save(changes), [])
      for text in texts { try await storage.expectClaim(text, 2, ["p" + text: text]) }
    },
  ]
}
