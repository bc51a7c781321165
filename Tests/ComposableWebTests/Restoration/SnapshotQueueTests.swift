#if Web
import ComposablePersistence
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct SnapshotQueueTests {
  private func snapshot(_ key: String, _ parts: [String: String], changes: Int) -> SessionSnapshot {
    SessionSnapshot(
      key: SessionKey(key), client: "a", claim: changes, confirmsClaim: false,
      parts: parts.mapValues { text in .some { Data(text.utf8) } }, changeCount: changes,
      messageNumber: changes)
  }

  private func texts(_ entry: SnapshotQueue.Entry?) throws -> [String: String] {
    try (entry?.snapshot.parts ?? [:]).compactMapValues { try $0?() }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func sessionsAreSavedInTheOrderOfTheirFirstChanges() throws {
    var queue = SnapshotQueue()
    for key in ["a", "b", "c"] { queue.append(snapshot(key, ["x": "1"], changes: 1), of: nil) }
    queue.append(snapshot("a", ["x": "2", "y": "2"], changes: 2), of: nil)
    let first = queue.take(2)
    #expect(first.map(\.snapshot.key.text) == ["a", "b"])
    #expect(try texts(first[0]) == ["x": "2", "y": "2"] && first[0].snapshot.changeCount == 2)
    #expect(queue.firstNumber == 3 && queue.waiting.count == 1)
  }

  @Test func laterChangesAreMergedIntoThoseThatFailed() throws {
    var queue = SnapshotQueue()
    queue.append(snapshot("a", ["x": "1", "y": "1"], changes: 1), of: nil)
    queue.append(snapshot("b", ["x": "1"], changes: 1), of: nil)
    let failed = queue.take(1)
    queue.append(snapshot("a", ["y": "2"], changes: 2), of: nil)
    queue.prepend(failed)
    let all = queue.take(10)
    #expect(all.map(\.snapshot.key.text) == ["a", "b"])
    #expect(try texts(all[0]) == ["x": "1", "y": "2"] && all[0].snapshot.changeCount == 2)
    #expect(queue.isEmpty && queue.firstNumber == nil)
  }

  @Test func aSnapshotWithAFormerClaimDoesNotChangeOneThatWaits() throws {
    var queue = SnapshotQueue()
    queue.append(snapshot("a", ["x": "1"], changes: 2), of: nil)
    queue.append(snapshot("a", ["y": "1"], changes: 1), of: nil)
    let entry = try #require(queue.take(1).first)
    #expect(try texts(entry) == ["x": "1"] && entry.snapshot.claim == 2)
  }

  @Test func theSnapshotsOfEndedSessionsAreBounded() {
    var queue = SnapshotQueue()
    for number in 0..<10 { queue.append(snapshot("\(number)", [:], changes: 1), of: nil) }
    #expect(queue.limit(to: 4) == 6)
    #expect(queue.take(10).map(\.snapshot.key.text) == ["6", "7", "8", "9"])
  }

  @Test func aFullQueueKeepsTheLatestSnapshotsOfEndedSessions() {
    var queue = SnapshotQueue()
    var dropped = 0
    for number in 0..<100 {
      queue.append(snapshot("\(number)", [:], changes: 1), of: nil)
      dropped += queue.limit(to: 16)
    }
    let kept = queue.take(100).map(\.snapshot.key.text)
    #expect(kept.count + dropped == 100 && (14...16).contains(kept.count))
    #expect(kept == (100 - kept.count..<100).map(String.init))
  }

  @Test func removedSessionsDoNotDisplaceThoseThatWait() {
    var queue = SnapshotQueue()
    queue.append(snapshot("a", [:], changes: 1), of: nil)
    for number in 0..<100 {
      queue.append(snapshot("b", [:], changes: number), of: nil)
      _ = queue.limit(to: 4)
      queue.remove(SessionKey("b"))
    }
    queue.append(snapshot("b", [:], changes: 100), of: nil)
    #expect(queue.take(10).map(\.snapshot.key.text) == ["a", "b"])
  }
}
#endif
