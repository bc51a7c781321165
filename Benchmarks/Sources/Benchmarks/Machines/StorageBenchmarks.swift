import ComposablePersistence
import ComposablePostgreSQL
import ComposableSQLite
import Foundation

/// The figures of the storages of sessions.
enum StorageBenchmarks {
  /// The sessions of one save, as a busy server has them.
  private static let batch = 256

  /// The sessions that are saved a second.
  static func saving(_ table: inout Table) async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try PostgreSQLProcess()
    let raw = try rawSaves(in: folder)
    let storages: [(String, any SessionStorage)] = [
      ("memory", InMemorySessionStorage()),
      ("SQLite", try SQLiteSessionStorage(url: folder.appending(component: "sessions.sqlite"))),
      ("PostgreSQL", try PostgreSQLStorage(url: database.url)),
    ]
    let batches = (0..<10).map { round in
      (0..<batch).map { changes(round * batch + $0, size: 4_096) }
    }
    for (name, storage) in storages {
      // Sessions that are stored already.
      for changes in batches { _ = try await storage.save(changes) }
      let count = 40
      let seconds = try await measured {
        for round in 0..<count { _ = try await storage.save(batches[round % 10]) }
      }
      let rate = Double(count * batch) / seconds
      table.add(
        "sessions of 4 kB saved a second in \(name)", figure: "\(Int(rate))",
        raw: "\(Int(raw)) written to a file, with `fsync`", ratio: "\(number(rate / raw)) x")
    }
    withExtendedLifetime(database) {}
  }

  /// The costs of a storage with a million sessions.
  static func million(_ table: inout Table) async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(component: "sessions.sqlite")
    let database = try PostgreSQLProcess()
    let storages: [(String, any SessionStorage)] = [
      ("SQLite", try SQLiteSessionStorage(url: file)),
      ("PostgreSQL", try PostgreSQLStorage(url: database.url)),
    ]
    for (name, storage) in storages {
      for round in 0..<40 {
        let changes = (0..<batch).map { self.changes(round * batch + $0, size: 300) }
        _ = try await storage.save(changes)
      }
      let few = try await times(of: storage, sessions: 40 * batch)
      // One of a hundred expires at once.
      let total = 1_000_000
      for start in stride(from: 40 * batch, to: total, by: 4 * batch) {
        let changes = (start..<min(start + 4 * batch, total)).map {
          self.changes($0, size: 300, life: $0.isMultiple(of: 100) ? .zero : .seconds(86_400))
        }
        _ = try await storage.save(changes)
      }
      let many = try await times(of: storage, sessions: total)
      table.add(
        "claim a session in \(name), one of 1,000,000", many.claim, raw: few.claim, of: "of 10,000")
      table.add(
        "save 256 sessions in \(name), of 1,000,000", many.save, raw: few.save, of: "of 10,000")
      var removed = 0
      let seconds = try await measured { removed = try await storage.removeExpired() }
      table.add(
        "remove the expired sessions of 1,000,000 in \(name)", figure: time(seconds * 1e9),
        raw: "\(removed) sessions")
    }
    let bytes = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    table.add("size of a stored session with 300 B in SQLite", figure: "\(bytes / 1_000_000) B")
    withExtendedLifetime(database) {}
  }

  /// The median times in nanoseconds of a claim and of a save of some sessions.
  private static func times(
    of storage: any SessionStorage, sessions count: Int
  ) async throws -> (claim: Double, save: Double) {
    var (claims, saves) = ([Double](), [Double]())
    var noise = Noise(seed: count)
    // Odd ones are claimed, and even ones saved: a claimed session is saved with its claim.
    func next() -> Int { noise.next(below: count / 2) * 2 }
    let process = UUID()
    for _ in 0..<500 {
      let key = key(next() + 1)
      claims.append(try await measured { _ = try await storage.claim(key, by: process) } * 1e9)
    }
    for _ in 0..<30 {
      let changes = (0..<batch).map { _ in self.changes(next(), size: 300) }
      saves.append(try await measured { _ = try await storage.save(changes) } * 1e9)
    }
    return (claims.sorted()[250], saves.sorted()[15])
  }

  private static func changes(
    _ number: Int, size: Int, life: Duration = .seconds(86_400)
  ) -> SessionChanges {
    SessionChanges(
      key: key(number), claim: 0,
      parts: [
        "store/counter": Data(Noise.text(size, seed: number)),
        "session": Data(#"{"address":"/","lastEvent":42,"changeCount":42}"#.utf8),
      ], life: life, client: "client \(number % 10_000)")
  }

  /// A key as long as that of a page.
  private static func key(_ number: Int) -> SessionKey {
    SessionKey("\(String(repeating: "k", count: 36))\(number)")
  }

  /// The batches that a file takes in a second if each is on the disk before the next, in sessions.
  private static func rawSaves(in folder: URL) throws -> Double {
    let url = folder.appending(component: "raw")
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    let file = try FileHandle(forWritingTo: url)
    let data = Data(repeating: UInt8(ascii: "x"), count: batch * 4_096)
    let time = try ContinuousClock().measure {
      for _ in 0..<40 {
        try file.write(contentsOf: data)
        try file.synchronize()
      }
    }
    return Double(40 * batch) * 1e9 / time.nanoseconds
  }

  /// Returns the seconds that a closure takes.
  private static func measured(_ body: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await body()
    return (clock.now - start).nanoseconds / 1e9
  }

  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "Benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
