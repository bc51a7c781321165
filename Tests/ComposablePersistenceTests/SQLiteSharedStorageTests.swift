#if SQLite
import ComposablePersistence
import ComposablePersistenceTestSupport
import ComposableSQLite
import Foundation
import Sharing
import Testing

@Suite(.timeLimit(.minutes(1))) final class SQLiteSharedStorageTests {
  private let directory = FileManager.default.temporaryDirectory
    .appending(component: "SQLiteSharedStorageTests-\(UUID().uuidString)")
  private var file: URL { directory.appending(component: "shared.sqlite") }

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  @Test(arguments: SharedStorageCheck.all)
  func conforms(_ check: SharedStorageCheck) async throws {
    let storage = try SQLiteSharedStorage(url: file)
    try await check(storage, storage)
  }

  @Test func rowsOutliveTheirProcess() async throws {
    let count = SharedNode.test(try SQLiteSharedStorage(url: file)).shared(.row("a"), default: 0)
    count.withLock { $0 = 5 }
    try await count.save()
    let next = SharedNode.test(try SQLiteSharedStorage(path: file.path)).shared(
      .row("a"), default: 0)
    await next.wait { $0 == 5 }
  }

  /// In a file of either storage, as of an earlier run.
  @Test func sessionsAndRowsMayBeInOneFile() async throws {
    for _ in 0..<2 {
      let sessions = try SQLiteSessionStorage(url: file)
      let rows = try SQLiteSharedStorage(url: file)
      let changes = SessionChanges(
        key: SessionKey("key"), claim: 0, parts: ["a": Data()], life: .seconds(60))
      _ = try await sessions.save([changes])
      let count = SharedNode.test(rows).shared(.row("a"), default: 0)
      try await count.update { $0 += 1 }
    }
    let count = SharedNode.test(try SQLiteSharedStorage(url: file)).shared(.row("a"), default: 0)
    try await count.load()
    #expect(count.wrappedValue == 2)
  }

  @Test func changesOfTwoProcessesAreNotLost() async throws {
    let counts = try (0..<2).map { _ in
      SharedNode.test(try SQLiteSharedStorage(url: file)).shared(.row("a"), default: 0)
    }
    try await withThrowingTaskGroup { group in
      for number in 0..<100 {
        group.addTask { try await counts[number % 2].update { $0 += 1 } }
      }
      try await group.waitForAll()
    }
    for count in counts {
      try await count.load()
      #expect(count.wrappedValue == 100)
    }
  }
}
#endif
