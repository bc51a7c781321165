import ComposablePersistence
import Foundation

extension SessionChanges {
  /// Changes of parts with texts, which remain for an hour.
  init(
    _ key: String, claim: Int = 0, number: Int = 0, _ parts: [String: String?],
    life: Duration = .seconds(3600), client: String? = nil
  ) {
    self.init(
      key: SessionKey(key), claim: claim, number: number,
      parts: parts.mapValues { $0.map { Data($0.utf8) } }, life: life, client: client)
  }
}

extension SessionStorage {
  /// Saves a session, and expects that it is not refused.
  func expectSaved(
    _ key: String, claim: Int = 0, number: Int = 0, _ parts: [String: String?],
    life: Duration = .seconds(3600), comment: String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let changes = SessionChanges(key, claim: claim, number: number, parts, life: life)
    expectEqual(
      try await save([changes]), [], changes.reported(comment), fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Saves a session, and expects that it is refused.
  func expectRefused(
    _ key: String, claim: Int = 0, number: Int = 0, _ parts: [String: String?],
    life: Duration = .seconds(3600), comment: String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let changes = SessionChanges(key, claim: claim, number: number, parts, life: life)
    expectEqual(
      try await save([changes]), [changes.key], changes.reported(comment), fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects the result of the next claim.
  ///
  /// - Parameter unconfirmedClaims: The claims of other processes that are not confirmed.
  func expectClaim(
    _ key: String, _ claim: Int, _ parts: [String: String], by process: UUID = UUID(),
    unconfirmedClaims: [UUID: Int] = [:],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let session = ClaimedSession(
      claim: claim, parts: parts.mapValues { Data($0.utf8) },
      unconfirmedClaims: unconfirmedClaims.merging([process: claim]) { $1 })
    expectEqual(
      try await self.claim(SessionKey(key), by: process), session,
      "claim of \(String(reporting: key))",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Expects that there is nothing to claim.
  func expectAbsent(
    _ key: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    expectEqual(
      try await claim(SessionKey(key), by: UUID()), nil, "claim of \(String(reporting: key))",
      fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension SessionChanges {
  /// Returns the call that saves these changes alone, in a message.
  fileprivate func reported(_ comment: String) -> String {
    let number = number == 0 ? "" : " and number \(number)"
    let call = "save of \(String(reporting: key.text)) with claim \(claim)\(number)"
    return comment.isEmpty ? call : "\(call). \(comment)"
  }
}
