import ComposablePersistence
import Foundation

extension SessionStorageCheck {
  static let sizes: [Self] = [
    Self("A part may have megabytes") { storage in
      let bytes = (0..<2_097_152).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      let data = Data(bytes)
      _ = try await storage.save([
        SessionChanges(key: SessionKey("a"), claim: 0, parts: ["x": data], life: .seconds(3600))
      ])
      try await expectEqual(
        storage.claim(SessionKey("a"), by: UUID())?.parts, ["x": data],
        "claim of \"a\", with all its bytes")
    },
    Self("A save may have many sessions") { storage in
      let numbers = 0..<1_000
      let changes = numbers.map { SessionChanges("\($0)", ["x": "\($0)"]) }
      try await expectEqual(storage.save(changes), [])
      for number in numbers { try await storage.expectClaim("\(number)", 2, ["x": "\(number)"]) }
    },
    Self("Many sessions may expire") { storage in
      let numbers = 0..<2_500
      let changes = numbers.map { SessionChanges("\($0)", ["x": ""], life: .zero) }
      try await expectEqual(storage.save(changes + [SessionChanges("a", ["x": "1"])]), [])
      try await expectEqual(storage.removeExpired(), numbers.count, "removeExpired")
      try await storage.expectClaim("a", 2, ["x": "1"])
    },
  ]
}
