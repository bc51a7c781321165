import ComposablePersistence
import Foundation

extension SessionStorageCheck {
  static let races: [Self] = [
    Self("Claims at the same time are different") { storage in
      try await storage.expectSaved("a", ["x": "1"])
      let claims = try await withThrowingTaskGroup { group in
        for _ in 0..<50 {
          group.addTask {
            let process = UUID()
            return (process, try await storage.claim(SessionKey("a"), by: process)?.claim)
          }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      expectEqual(claims.values.sorted(), Array(2...51), "50 claims of \"a\"")
      try await storage.expectClaim("a", 52, ["x": "1"], unconfirmedClaims: claims)
    },
    Self("Of two that save at the same time, only the last claimant does") { storage in
      try await storage.expectSaved("a", [:])
      try await storage.expectClaim("a", 2, [:])
      // The first claimant has saved, or not, when it loses the session. From then on it can't.
      let known = try await withThrowingTaskGroup { group in
        for number in 0..<50 {
          group.addTask { try await storage.saveUnlessRefused("a", claim: 2, ["old": "\(number)"]) }
        }
        let session = try require(
          try await storage.claim(SessionKey("a"), by: UUID()),
          "A session that was saved can be claimed.")
        for number in 0..<50 {
          group.addTask {
            try await storage.expectSaved("a", claim: session.claim, ["\(number)": "new"])
          }
        }
        try await group.waitForAll()
        return session
      }
      let new = (0..<50).map { ("\($0)", Data("new".utf8)) }
      let expected = known.parts.merging(new) { $1 }
      try await expectEqual(
        storage.claim(SessionKey("a"), by: UUID())?.parts, expected,
        "The parts when the last claimant got the session, and those that it has saved.")
    },
    Self("A save whose task is cancelled stores all of its sessions, or throws and stores none") {
      storage in
      for round in 0..<20 {
        let keys = (0..<50).map { "\(round).\($0)" }
        let save = Task {
          try await storage.save(keys.map { SessionChanges($0, ["x": "1", "y": "2"]) })
        }
        // A claim takes its turn before, during or after the save.
        _ = try await storage.claim(SessionKey("none"), by: UUID())
        save.cancel()
        let result = await save.result
        var stored = 0
        for key in keys where try await storage.claim(SessionKey(key), by: UUID()) != nil {
          stored += 1
        }
        switch result {
        case .success(let refused):
          expectEqual(refused, [], "save that has returned")
          expectEqual(stored, keys.count, "number of sessions of a save that has returned")
        case .failure(let error):
          expect(
            error is CancellationError,
            "Expected: a CancellationError of a cancelled save\nThrown: \(error)")
          expectEqual(stored, 0, "number of sessions of a save that has thrown")
        }
      }
    },
  ]
}

extension SessionStorage {
  /// Saves a session, and expects that no other is refused.
  fileprivate func saveUnlessRefused(
    _ key: String, claim: Int, _ parts: [String: String?]
  ) async throws {
    let refused = try await save([SessionChanges(key, claim: claim, parts)])
    expect(
      refused.isSubset(of: [SessionKey(key)]),
      "Expected: no other refused key than \"\(key)\"\nReturned: \(String(reporting: refused))")
  }
}
