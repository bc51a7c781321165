#if SQLite
import ComposablePersistenceTestSupport
import Foundation
import GRDB
import Testing

@testable import ComposablePersistence
@testable import ComposableSQLite

@Suite final class SQLiteSessionStorageTests {
  private let directory = FileManager.default.temporaryDirectory
    .appending(component: "SQLiteSessionStorageTests-\(UUID().uuidString)")
  private var file: URL { directory.appending(component: "sessions.sqlite") }
  private let key = SessionKey("key")
  private let process = UUID()

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  @Test(arguments: SessionStorageCheck.all)
  func conforms(_ check: SessionStorageCheck) async throws {
    try await check(SQLiteSessionStorage(url: file, synchronous: .normal))
  }

  @Test func sessionsExpireAtTheEndOfTheirLife() async throws {
    let date = TestDate()
    try await date.checkExpiration(SQLiteSessionStorage(url: file, now: date.now))
  }

  @Test func sessionsOutliveTheirStorage() async throws {
    try await save("1", in: SQLiteSessionStorage(path: file.path))
    let claimed = try await SQLiteSessionStorage(path: file.path).claim(key, by: process)
    #expect(claimed == session("1", claim: 2))
  }

  @Test func savedSessionsSurviveTheEndOfTheProcessAtAnyMoment() async throws {
    let storage = try SQLiteSessionStorage(url: file)
    try await save("1", in: storage)
    // The files as a process leaves them that is killed: nothing was closed.
    let copy = directory.appending(component: "copy.sqlite")
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: file.path + suffix, toPath: copy.path + suffix)
    }
    // And the end of a transaction that it had begun.
    let log = try FileHandle(forWritingTo: URL(fileURLWithPath: copy.path + "-wal"))
    try log.seekToEnd()
    try log.write(contentsOf: Data(repeating: 7, count: 5_000))
    try log.close()
    let claimed = try await SQLiteSessionStorage(url: copy).claim(key, by: process)
    #expect(claimed == session("1", claim: 2))
    try await save("2", in: storage)
  }

  @Test func onlyTheOwnerMayReadTheFiles() async throws {
    let storage = try SQLiteSessionStorage(url: file)
    try await save("1", in: storage)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(names == ["sessions.sqlite", "sessions.sqlite-shm", "sessions.sqlite-wal"])
    for name in names {
      let path = directory.appending(component: name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    try await save("2", in: storage)
  }

  @Test func storagesOfTheSameFileSeeTheClaimsOfEachOther() async throws {
    let old = try SQLiteSessionStorage(url: file)
    let new = try SQLiteSessionStorage(url: file)
    try await save("1", in: old)
    #expect(try await new.claim(key, by: process) == session("1", claim: 2))
    #expect(try await old.save([changes("2")]) == [key])
    try await old.remove([key: 1])
    #expect(try await old.claim(key, by: process) == session("1", claim: 3))
    #expect(try await new.save([changes("2", claim: 2)]) == [key])
  }

  @Test func storagesOfTheSameFileClaimAtTheSameTime() async throws {
    let storages = try (0..<4).map { _ in
      try SQLiteSessionStorage(url: file, synchronous: .normal)
    }
    try await save("1", in: storages[0])
    let claims = try await withThrowingTaskGroup { [key, process] group in
      for number in 0..<200 {
        group.addTask { try await storages[number % storages.count].claim(key, by: process)?.claim }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(claims.compactMap(\.self).sorted() == Array(2...201))
  }

  @Test func storagesMayCreateTheSameFileAtTheSameTime() async throws {
    for round in 0..<20 {
      let file = directory.appending(component: "\(round).sqlite")
      try await withThrowingTaskGroup { group in
        for number in 0..<4 {
          group.addTask {
            let storage = try SQLiteSessionStorage(url: file, synchronous: .normal)
            let change = SessionChanges(
              key: SessionKey("\(number)"), claim: 0, parts: [:], life: .seconds(3600))
            #expect(try await storage.save([change]).isEmpty)
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func fileThatIsNoDatabaseIsLeftAsItIs() throws {
    let contents = Data(repeating: 65, count: 4_096)
    try contents.write(to: file)
    expectError("not a database") { try SQLiteSessionStorage(url: self.file) }
    #expect(try Data(contentsOf: file) == contents)
  }

  @Test func damagedDatabaseIsReported() async throws {
    try await save("1", in: SQLiteSessionStorage(url: file))
    let database = try FileHandle(forWritingTo: file)
    try database.seek(toOffset: 100)
    try database.write(contentsOf: Data(repeating: 0xFF, count: 8_000))
    try database.close()
    expectError("damaged") { try SQLiteSessionStorage(url: self.file) }
  }

  @Test func missingDirectoryIsReported() throws {
    let file = directory.appending(components: "missing", "sessions.sqlite")
    expectError("Check that its directory exists") { try SQLiteSessionStorage(url: file) }
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may write everything."))
  func readOnlyDirectoryAndFileAreReported() async throws {
    try await save("1", in: SQLiteSessionStorage(url: file))
    try setPermissions(0o400, of: file)
    expectError("Check the permissions") { try SQLiteSessionStorage(url: self.file) }
    try setPermissions(0o500, of: directory)
    defer { try? setPermissions(0o700, of: directory) }
    let new = directory.appending(component: "new.sqlite")
    expectError("Check that its directory exists") { try SQLiteSessionStorage(url: new) }
  }

  @Test func databaseOfALaterVersionIsReported() async throws {
    try await save("1", in: SQLiteSessionStorage(url: file))
    try await DatabaseQueue(path: file.path).write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations VALUES ('later')")
    }
    expectError("later version") { try SQLiteSessionStorage(url: self.file) }
  }

  @Test func fullDiskRefusesASaveAndLeavesTheDatabaseUsable() async throws {
    let storage = try SQLiteSessionStorage(url: file)
    try await save("1", in: storage)
    // A database that may not grow says the same as a disk that is full.
    try await storage.file.database.write { try $0.execute(sql: "PRAGMA max_page_count = 20") }
    let other = SessionChanges(key: SessionKey("other"), claim: 0, parts: [:], life: .seconds(3600))
    let large = changes(String(repeating: "2", count: 100_000))
    let error = await #expect(throws: SQLiteStorageError.self) {
      _ = try await storage.save([other, large])
    }
    #expect(error?.description.contains("The disk is full") == true)
    #expect(error?.description.contains("2222") == false)
    #expect(try await storage.claim(other.key, by: process) == nil)
    #expect(try await storage.claim(key, by: process) == session("1", claim: 2))
  }

  @Test func saveOfACancelledTaskStoresNothing() async throws {
    let storage = try SQLiteSessionStorage(url: file)
    let changes = changes("1")
    let save = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await storage.save([changes])
    }
    await #expect(throws: CancellationError.self) { try await save.value }
    #expect(try await storage.claim(key, by: process) == nil)
  }

  @Test(arguments: [(SQLiteSessionStorage.Synchronous.full, 2), (.normal, 1)])
  func savesWaitForTheDiskAsChosen(
    _ synchronous: SQLiteSessionStorage.Synchronous, _ setting: Int
  ) async throws {
    let storage = try SQLiteSessionStorage(url: file, synchronous: synchronous)
    let settings = try await storage.file.database.read { database in
      (
        try Int.fetchOne(database, sql: "PRAGMA synchronous"),
        try Int.fetchOne(database, sql: "PRAGMA fullfsync"),
        try String.fetchOne(database, sql: "PRAGMA journal_mode")
      )
    }
    #expect(settings == (setting, setting - 1, "wal"))
  }

  private func changes(_ text: String, claim: Int = 0) -> SessionChanges {
    SessionChanges(key: key, claim: claim, parts: ["x": Data(text.utf8)], life: .seconds(3600))
  }

  private func save(_ text: String, in storage: SQLiteSessionStorage) async throws {
    #expect(try await storage.save([changes(text)]).isEmpty)
  }

  private func session(_ text: String, claim: Int) -> ClaimedSession {
    ClaimedSession(
      claim: claim, parts: ["x": Data(text.utf8)], unconfirmedClaims: [process: claim])
  }

  private func setPermissions(_ permissions: Int, of file: URL) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  /// Expects an error that names the file and the problem.
  private func expectError(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ open: @escaping () throws -> SQLiteSessionStorage
  ) {
    let error = #expect(throws: SQLiteStorageError.self, sourceLocation: sourceLocation) {
      _ = try open()
    }
    let description = error?.description ?? ""
    #expect(
      description.hasPrefix(directory.path) && description.contains(text),
      "\(description)", sourceLocation: sourceLocation)
  }
}
#endif
