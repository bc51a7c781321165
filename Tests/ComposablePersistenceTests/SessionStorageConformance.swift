import ComposablePersistence
import Foundation
import Testing

/// A check that every session storage passes.
///
/// The tests of a storage run all of them:
///
/// ```swift
/// @Test(arguments: SessionStorageCheck.all)
/// func conforms(_ check: SessionStorageCheck) async throws {
///   try await check(makeEmptyStorage())
/// }
/// ```
struct SessionStorageCheck: Sendable, CustomTestStringConvertible {
  private let name: String
  private let check: @Sendable (any SessionStorage) async throws -> Void

  private init(
    _ name: String, _ check: @escaping @Sendable (any SessionStorage) async throws -> Void
  ) {
    self.name = name
    self.check = check
  }

  var testDescription: String { name }

  /// Checks a storage, which must be empty.
  func callAsFunction(_ storage: any SessionStorage) async throws { try await check(storage) }

  static let all = saves + claims + removals + sizes + races

  private static let saves = [
    Self("The first save stores a session, which can be claimed") { storage in
      #expect(try await storage.save("a", ["x": "1", "y": "", "z": "3"]))
      try await storage.expectClaim("a", 2, ["x": "1", "y": "", "z": "3"])
    },
    Self("A save replaces the parts that have changed, and no others") { storage in
      #expect(try await storage.save("a", ["x": "1", "y": "2"]))
      #expect(try await storage.save("b", ["x": "3"]))
      #expect(try await storage.save("a", ["y": "4", "z": "5"]))
      try await storage.expectClaim("a", 2, ["x": "1", "y": "4", "z": "5"])
      try await storage.expectClaim("b", 2, ["x": "3"])
    },
    Self("A save removes the parts that are nil") { storage in
      #expect(try await storage.save("a", ["x": "1", "y": "2"]))
      #expect(try await storage.save("a", ["x": nil, "z": nil]))
      try await storage.expectClaim("a", 2, ["y": "2"])
    },
    Self("A session may have no parts") { storage in
      #expect(try await storage.save("a", [:]))
      try await storage.expectClaim("a", 2, [:])
    },
    Self("A save with a former claim is refused, and changes nothing") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      try await storage.expectClaim("a", 2, ["x": "1"])
      #expect(try await !storage.save("a", ["x": "2", "y": "2"], life: .zero))
      try await storage.expectClaim("a", 3, ["x": "1"], unconfirmedClaims: 2)
      #expect(try await !storage.save("a", claim: 2, ["x": nil]))
      #expect(try await !storage.save("a", claim: 4, ["x": nil]))
      #expect(try await storage.save("a", claim: 3, ["y": "3"]))
      try await storage.expectClaim("a", 4, ["x": "1", "y": "3"])
    },
    Self("A save that arrives after a later one with the same claim is refused") { storage in
      func save(_ claim: Int, _ number: Int, _ value: String) async throws -> Bool {
        let changes = SessionChanges(
          key: SessionKey("a"), claim: claim, number: number, parts: ["x": Data(value.utf8)],
          life: .seconds(3600))
        return try await storage.save([changes]).isEmpty
      }
      #expect(try await save(0, 4, "1"))
      #expect(try await !save(0, 3, "2"))
      #expect(try await !save(0, 4, "2"))
      #expect(try await save(1, 6, "3"))
      #expect(try await !save(0, 5, "4"))
      #expect(try await !save(1, 5, "4"))
      #expect(try await save(1, 0, "5"), "It has no number.")
      #expect(try await !save(1, 6, "6"))
      try await storage.expectClaim("a", 2, ["x": "5"])
      #expect(try await save(2, 1, "7"), "Each claim has its own numbers.")
      #expect(try await !save(2, 1, "8"))
      #expect(try await save(2, 2, "9"))
      try await storage.expectClaim("a", 3, ["x": "9"])
    },
    Self("A save with a later claim than the first stores no session that is absent") { storage in
      for claim in 1...2 { #expect(try await !storage.save("a", claim: claim, ["x": "1"])) }
      try await storage.expectAbsent("a")
    },
    Self("The claim of a session that was saved is 1") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      #expect(try await storage.save("a", claim: 1, ["y": "2"]))
      #expect(try await storage.save("a", claim: 0, ["z": "3"]), "The answer may have been lost.")
      try await storage.expectClaim("a", 2, ["x": "1", "y": "2", "z": "3"])
    },
    Self("A save of nothing is not refused") { storage in
      let refused = try await storage.save([])
      #expect(refused.isEmpty)
    },
    Self("A session that is refused does not prevent others of the same save") { storage in
      #expect(try await storage.save("b", ["x": "1"]))
      try await storage.expectClaim("b", 2, ["x": "1"])
      let refused = try await storage.save([
        .init("a", ["x": "2"]), .init("b", ["x": "2"]), .init("c", ["x": "2"]),
      ])
      #expect(refused == [SessionKey("b")])
      try await storage.expectClaim("a", 2, ["x": "2"])
      try await storage.expectClaim("b", 3, ["x": "1"], unconfirmedClaims: 2)
      try await storage.expectClaim("c", 2, ["x": "2"])
    },
    Self("Changes of the same session apply in their order") { storage in
      let refused = try await storage.save([
        .init("a", ["x": "1", "y": "1"]), .init("a", ["x": "2", "y": nil]),
        .init("a", claim: 7, ["x": "3"]),
      ])
      #expect(refused.isEmpty, "Something was stored.")
      try await storage.expectClaim("a", 2, ["x": "2"])
    },
    Self("Keys and names may be any text") { storage in
      let texts = [
        "'", "\"", "'; DROP TABLE sessions; --", "%", "?1", ":a", "\\", "a b", "A", "a", "ä", "🧵",
        "שלום", "\n", "",
      ]
      #expect(
        try await storage.save(texts.map { .init($0, ["p" + $0: $0]) }).isEmpty)
      for text in texts { try await storage.expectClaim(text, 2, ["p" + text: text]) }
    },
  ]

  private static let claims = [
    Self("Nothing can be claimed under an unknown key") { storage in
      try await storage.expectAbsent("a")
      #expect(try await storage.save("a", [:]))
      try await storage.expectAbsent("b")
    },
    Self("Claims count until a save confirms one") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      try await storage.expectClaim("a", 2, ["x": "1"], unconfirmedClaims: 1)
      try await storage.expectClaim("a", 3, ["x": "1"], unconfirmedClaims: 2)
      try await storage.expectClaim("a", 4, ["x": "1"], unconfirmedClaims: 3)
      #expect(try await storage.save("a", claim: 4, [:]))
      try await storage.expectClaim("a", 5, ["x": "1"], unconfirmedClaims: 1)
    },
    Self("A save may leave a claim without a confirmation") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      try await storage.expectClaim("a", 2, ["x": "1"], unconfirmedClaims: 1)
      let changes = SessionChanges(
        key: SessionKey("a"), claim: 2, parts: ["x": Data("2".utf8)], life: .seconds(3600),
        confirmsClaim: false)
      #expect(try await storage.save([changes]).isEmpty)
      try await storage.expectClaim("a", 3, ["x": "2"], unconfirmedClaims: 2)
    },
    Self("A life of zero is over at once") { storage in
      #expect(try await storage.save("a", ["x": "1"], life: .zero))
      try await storage.expectAbsent("a")
    },
    Self("A save begins a new life") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      try await storage.expectClaim("a", 2, ["x": "1"])
      #expect(try await storage.save("a", claim: 2, [:], life: .zero))
      try await storage.expectAbsent("a")
    },
    Self("A session whose life is over is absent for saves, too") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      try await storage.expectClaim("a", 2, ["x": "1"])
      #expect(try await storage.save("a", claim: 2, ["x": "2"], life: .zero))
      #expect(try await !storage.save("a", claim: 2, ["x": "3"]))
      try await storage.expectAbsent("a")
      #expect(try await storage.save("a", ["y": "4"]))
      try await storage.expectClaim("a", 2, ["y": "4"])
    },
    Self("A life may be as long as can be") { storage in
      #expect(try await storage.save("a", ["x": "1"], life: .seconds(Int64.max)))
      #expect(try await storage.removeExpired() == 0)
      try await storage.expectClaim("a", 2, ["x": "1"])
    },
  ]

  private static let removals = [
    Self("removeExpired removes the sessions whose life is over, and counts them") { storage in
      #expect(try await storage.removeExpired() == 0)
      #expect(try await storage.save("a", ["x": "1"]))
      #expect(try await storage.save("b", ["x": "1", "y": "2"], life: .zero))
      #expect(try await storage.save("c", [:], life: .seconds(-1)))
      #expect(try await storage.removeExpired() == 2)
      #expect(try await storage.removeExpired() == 0)
      try await storage.expectClaim("a", 2, ["x": "1"])
      #expect(try await storage.save("b", ["z": "3"]))
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
      #expect(try await storage.save(changes).isEmpty)
      // Its browser has another address now.
      let moved = SessionChanges("b1", claim: 1, [:], life: .seconds(1_000), client: "d")
      #expect(
        try await storage.save([moved, SessionChanges("b1", claim: 1, [:], life: .seconds(1_000))])
          .isEmpty)
      #expect(try await storage.removeExpired(sessionsPerClient: 3) == 3)
      #expect(try await storage.removeExpired(sessionsPerClient: 3) == 0)
      for key in ["a1", "a2", "b2"] { try await storage.expectAbsent(key) }
      for key in ["a3", "a4", "a5", "b1", "b3", "b4", "b5", "c1", "c2", "c3", "c4", "c5"] {
        try await storage.expectClaim(key, 2, [:])
      }
    },
    Self("A client may have many sessions too many") { storage in
      let changes = (0..<2_500).map { SessionChanges("\($0)", [:], client: "a") }
      let refused = try await storage.save(changes)
      #expect(refused.isEmpty)
      #expect(try await storage.removeExpired(sessionsPerClient: 10) == 2_490)
    },
    Self("A removal with the last claim removes a session") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      #expect(try await storage.save("b", ["x": "1"]))
      try await storage.expectClaim("b", 2, ["x": "1"])
      try await storage.remove([SessionKey("a"): 1, SessionKey("b"): 2, SessionKey("c"): 1])
      try await storage.expectAbsent("a")
      try await storage.expectAbsent("b")
      #expect(try await !storage.save("b", claim: 2, ["x": "2"]))
      #expect(try await storage.save("a", ["y": "3"]))
      try await storage.expectClaim("a", 2, ["y": "3"])
    },
    Self("A removal with a former claim leaves a session") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      try await storage.expectClaim("a", 2, ["x": "1"])
      try await storage.remove([SessionKey("a"): 1])
      try await storage.expectClaim("a", 3, ["x": "1"], unconfirmedClaims: 2)
    },
    Self("A removal of nothing removes nothing") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      try await storage.remove([:])
      try await storage.expectClaim("a", 2, ["x": "1"])
    },
  ]

  private static let sizes = [
    Self("A part may have megabytes") { storage in
      let bytes = (0..<2_097_152).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      let data = Data(bytes)
      _ = try await storage.save([
        SessionChanges(key: SessionKey("a"), claim: 0, parts: ["x": data], life: .seconds(3600))
      ])
      let isEqual = try await storage.claim(SessionKey("a"))?.parts == ["x": data]
      #expect(isEqual)
    },
    Self("A save may have many sessions") { storage in
      let numbers = 0..<1_000
      #expect(try await storage.save(numbers.map { .init("\($0)", ["x": "\($0)"]) }).isEmpty)
      for number in numbers { try await storage.expectClaim("\(number)", 2, ["x": "\(number)"]) }
    },
    Self("Many sessions may expire") { storage in
      let numbers = 0..<2_500
      let changes = numbers.map { SessionChanges("\($0)", ["x": ""], life: .zero) }
      #expect(try await storage.save(changes + [.init("a", ["x": "1"])]).isEmpty)
      #expect(try await storage.removeExpired() == numbers.count)
      try await storage.expectClaim("a", 2, ["x": "1"])
    },
  ]

  private static let races = [
    Self("Claims at the same time are different") { storage in
      #expect(try await storage.save("a", ["x": "1"]))
      let claims = try await withThrowingTaskGroup { group in
        for _ in 0..<50 { group.addTask { try await storage.claim(SessionKey("a"))?.claim } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(claims.compactMap(\.self).sorted() == Array(2...51))
      try await storage.expectClaim("a", 52, ["x": "1"], unconfirmedClaims: 51)
    },
    Self("Of two that save at the same time, only the last claimant does") { storage in
      #expect(try await storage.save("a", [:]))
      try await storage.expectClaim("a", 2, [:])
      // The first claimant has saved, or not, when it loses the session. From then on it can't.
      let known = try await withThrowingTaskGroup { group in
        for number in 0..<50 {
          group.addTask { _ = try await storage.save("a", claim: 2, ["old": "\(number)"]) }
        }
        let session = try #require(try await storage.claim(SessionKey("a")))
        for number in 0..<50 {
          group.addTask {
            let isSaved = try await storage.save(
              "a", claim: session.claim, ["\(number)": "new"])
            #expect(isSaved)
          }
        }
        try await group.waitForAll()
        return session
      }
      let new = (0..<50).map { ("\($0)", Data("new".utf8)) }
      let expected = known.parts.merging(new) { $1 }
      #expect(try await storage.claim(SessionKey("a"))?.parts == expected)
    },
    Self("A save whose task is cancelled stores all of its sessions, or throws and stores none") {
      storage in
      for round in 0..<20 {
        let keys = (0..<50).map { "\(round).\($0)" }
        let save = Task {
          try await storage.save(keys.map { .init($0, ["x": "1", "y": "2"]) })
        }
        // A claim takes its turn before, during or after the save.
        _ = try await storage.claim(SessionKey("none"))
        save.cancel()
        let result = await save.result
        var stored = 0
        for key in keys where try await storage.claim(SessionKey(key)) != nil { stored += 1 }
        switch result {
        case .success(let refused): #expect(refused.isEmpty && stored == keys.count)
        case .failure(let error): #expect(error is CancellationError && stored == 0)
        }
      }
    },
  ]
}

extension SessionChanges {
  /// Changes of parts with texts, which remain for an hour.
  fileprivate init(
    _ key: String, claim: Int = 0, _ parts: [String: String?], life: Duration = .seconds(3600),
    client: String? = nil
  ) {
    self.init(
      key: SessionKey(key), claim: claim, parts: parts.mapValues { $0.map { Data($0.utf8) } },
      life: life, client: client)
  }
}

extension SessionStorage {
  /// Saves a session. Returns false if it is refused.
  fileprivate func save(
    _ key: String, claim: Int = 0, _ parts: [String: String?], life: Duration = .seconds(3600)
  ) async throws -> Bool {
    let refused = try await save([SessionChanges(key, claim: claim, parts, life: life)])
    #expect(refused.isEmpty || refused == [SessionKey(key)])
    return refused.isEmpty
  }

  /// Expects the result of the next claim.
  fileprivate func expectClaim(
    _ key: String, _ claim: Int, _ parts: [String: String], unconfirmedClaims: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let session = ClaimedSession(
      claim: claim, parts: parts.mapValues { Data($0.utf8) }, unconfirmedClaims: unconfirmedClaims)
    let claimed = try await self.claim(SessionKey(key))
    #expect(claimed == session, sourceLocation: sourceLocation)
  }

  /// Expects that there is nothing to claim.
  fileprivate func expectAbsent(
    _ key: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let claimed = try await claim(SessionKey(key))
    #expect(claimed == nil, sourceLocation: sourceLocation)
  }
}
