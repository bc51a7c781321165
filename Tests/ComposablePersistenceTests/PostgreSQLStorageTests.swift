import ComposableConcurrency
import ComposablePersistence
import ConcurrencyExtras
import Foundation
import Sharing
import Testing

@testable import ComposablePersistenceTestSupport
@testable import ComposablePostgreSQL

@Suite(
  .enabled(if: PostgreSQLServer.isAvailable, "scripts/test postgresql"), .timeLimit(.minutes(2)))
struct PostgreSQLStorageTests {
  private let key = SessionKey("a")

  @Test(arguments: SessionStorageCheck.all)
  func conforms(_ check: SessionStorageCheck) async throws {
    try await check(try await makeStorage())
  }

  @Test(arguments: SharedStorageCheck.all)
  func conforms(_ check: SharedStorageCheck) async throws {
    let server = try await PostgreSQLServer.shared.value
    let url = server.url(try await server.createDatabase())
    try await check(try PostgreSQLStorage(url: url), try PostgreSQLStorage(url: url))
  }

  @Test func keysAndNamesMayHaveTheCharacterNUL() async throws {
    let storage = try await makeStorage()
    let key = SessionKey("a\0b")
    let changes = SessionChanges(
      key: key, claim: 0, parts: ["\0": Data("1".utf8)], life: .seconds(60))
    #expect(try await storage.save([changes]).isEmpty)
    #expect(try await storage.claim(key, by: UUID())?.parts == ["\0": Data("1".utf8)])
    #expect(try await storage.claim(SessionKey("a"), by: UUID()) == nil)
  }

  @Test func storageWorksByTCP() async throws {
    let server = try await PostgreSQLServer.shared.value
    let storage = try PostgreSQLStorage(url: server.tcpURL(try await server.createDatabase()))
    try await storage.connect()
    let data = Data(repeating: 7, count: 5_000_000)
    let save = RowSave(key: "a", data: data, replacedVersion: 0, node: "n", number: 1)
    #expect(try await storage.save(save) == .saved(version: 1))
    let isEqual = try await storage.row("a")?.data == data
    #expect(isEqual)
  }

  @Test func storagesMayCreateTheTablesAtTheSameTime() async throws {
    let server = try await PostgreSQLServer.shared.value
    for _ in 0..<5 {
      let url = server.url(try await server.createDatabase())
      try await withThrowingTaskGroup { group in
        for number in 0..<4 {
          group.addTask {
            let storage = try PostgreSQLStorage(url: url)
            let save = RowSave("\(number)", "1", number: 1)
            #expect(try await storage.save(save) == .saved(version: 1))
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func tablesOfALaterVersionAreReported() async throws {
    let server = try await PostgreSQLServer.shared.value
    let database = try await server.createDatabase()
    try await PostgreSQLStorage(url: server.url(database)).connect()
    _ = try await server.administrate(
      "INSERT INTO composable.migrations VALUES (1000)", in: database)
    try await expectError("later version", of: server.url(database))
  }

  @Test func missingDatabaseIsReported() async throws {
    let server = try await PostgreSQLServer.shared.value
    try await expectError("missing: The database does not exist", of: server.url("missing"))
  }

  @Test func missingAndWrongPasswordsAreReported() async throws {
    let server = try await PostgreSQLServer.shared.value
    try await expectError("Check the password", of: server.url("postgres", user: "locked"))
    let error = try await expectError(
      "The password is wrong", of: server.url("postgres", user: "locked:topsecret"))
    #expect(error?.sqlState == "28P01")
  }

  @Test func missingPrivilegeIsReported() async throws {
    let server = try await PostgreSQLServer.shared.value
    let database = try await server.createDatabase()
    let error = try await expectError("Grant CREATE", of: server.url(database, user: "poor"))
    #expect(error?.sqlState == "42501")
    // A user needs no privilege to create what the owner has created.
    try await PostgreSQLStorage(url: server.url(database)).connect()
    for grant in [
      "USAGE ON SCHEMA composable", "ALL ON ALL TABLES IN SCHEMA composable",
      "ALL ON ALL SEQUENCES IN SCHEMA composable",
    ] {
      _ = try await server.administrate("GRANT \(grant) TO poor", in: database)
    }
    let storage = try PostgreSQLStorage(url: server.url(database, user: "poor"))
    #expect(try await storage.updateMembers(.joining([.init("t", 1)])))
  }

  @Test(arguments: ["postgresql://a:topsecret@[b", "topsecret", "passwort=topsecret"])
  func unreadableURLIsReported(_ url: String) {
    let error = #expect(throws: PostgreSQLStorageError.self) { try PostgreSQLStorage(url: url) }
    #expect(error?.description.contains("can't be read") == true)
    #expect(error?.description.contains("topsecret") == false)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["DATABASE_URL"] == nil))
  func missingVariableIsReported() {
    let error = #expect(throws: PostgreSQLStorageError.self) { try PostgreSQLStorage() }
    #expect(error?.description.contains("DATABASE_URL is not set") == true)
  }

  @Test func unreachableServerIsReportedAndWaitingRequestsCanBeCancelled() async throws {
    // Nothing listens to the port of `tcpmux`.
    let url = "postgresql://a:topsecret@127.0.0.1:1/b"
    var parameters = try PostgreSQLParameters(url: url)
    parameters.requestLimit = .milliseconds(500)
    let storage = try PostgreSQLStorage(parameters)
    let library = try #require(LibPQ.shared)
    let connection = PostgreSQLConnection(library, parameters)
    let request = Task { try await connection.run([PostgreSQLStatement("SELECT 1")]) }
    async let error = #expect(throws: PostgreSQLStorageError.self) { try await storage.connect() }
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    let description = try #require(await error?.description)
    #expect(description.hasPrefix("127.0.0.1/b: PostgreSQL can't be reached."))
    #expect(description.contains("Connection refused"))
    #expect(!description.contains("topsecret"))
  }

  @Test func callsOfCancelledTasksChangeNothing() async throws {
    let storage = try await makeStorage()
    try await storage.connect()
    let save = RowSave("a", "1", number: 1)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await storage.save(save)
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(try await storage.row("a") == nil)
  }

  @Test func lostConnectionsAreEstablishedAgain() async throws {
    let server = try await PostgreSQLServer.shared.value
    let database = try await server.createDatabase()
    let storage = try PostgreSQLStorage(url: server.url(database))
    var events = storage.events().makeAsyncIterator()
    #expect(await events.next() == .reconnected, "It listens later than the call.")
    for version in 1...5 {
      let save = RowSave("a", "\(version)", replacing: version - 1, number: version)
      #expect(try await storage.repeating { try await $0.save(save) } == .saved(version: version))
      #expect(await events.next() == .rowSaved(key: "a", version: version))
      try await server.endConnections(of: database)
      #expect(await events.next() == .reconnected)
    }
  }

  @Test func requestInFlightOfALostConnectionThrows() async throws {
    let server = try await PostgreSQLServer.shared.value
    let database = try await server.createDatabase()
    let storage = try PostgreSQLStorage(url: server.url(database))
    // The server ends the connection while it executes the statement.
    let statement = PostgreSQLStatement("SELECT pg_terminate_backend(pg_backend_pid())")
    let error = await #expect(throws: PostgreSQLStorageError.self) {
      _ = try await storage.run(statement)
    }
    #expect(error?.description.contains("unknown whether the request took effect") == true)
    #expect(try await storage.row("a") == nil)
  }

  @Test func sessionsOfTwoNodesInAnyOrderAreSaved() async throws {
    let server = try await PostgreSQLServer.shared.value
    let url = server.url(try await server.createDatabase())
    let storages = [try PostgreSQLStorage(url: url), try PostgreSQLStorage(url: url)]
    let changes = (0..<50).map { number in
      SessionChanges(
        key: SessionKey("\(number)"), claim: 0, parts: ["x": Data()], life: .seconds(60))
    }
    try await withThrowingTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          let refused = try await storages[number % 2].save(changes.shuffled())
          #expect(refused.isEmpty)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func serverMayBeRestarted() async throws {
    let server = try await PostgreSQLServer()
    let storage = try PostgreSQLStorage(url: server.url(try await server.createDatabase()))
    var events = storage.events().makeAsyncIterator()
    #expect(await events.next() == .reconnected)
    let isOver = LockIsolated(false)
    let saves = Task {
      var version = 0
      // Each save succeeds once, whether or not its answer was lost.
      while !isOver.value {
        let save = RowSave("a", "\(version + 1)", replacing: version, number: version + 1)
        let result = try await storage.repeating { try await $0.save(save) }
        version += 1
        #expect(result == .saved(version: version))
      }
      return version
    }
    #expect(await events.next() == .rowSaved(key: "a", version: 1))
    for mode in ["immediate", "fast"] {
      try await server.restart(mode)
      while await events.next() != .reconnected {}
      guard case .rowSaved = await events.next() else {
        Issue.record("A save is announced after the restart.")
        return
      }
    }
    isOver.setValue(true)
    let version = try await saves.value
    #expect(try await storage.row("a") == StoredRow(version: version, "\(version)"))
  }

  @Test func rowsOfTwoNodesAreExactThoughConnectionsAreLost() async throws {
    let server = try await PostgreSQLServer.shared.value
    let database = try await server.createDatabase()
    let nodes = try (0..<2).map { _ in
      SharedNode.test(try PostgreSQLStorage(url: server.url(database)))
    }
    let counts = nodes.map { $0.shared(.row("count") { $1 - $0 + $2 }, default: 0) }
    try await withThrowingTaskGroup { group in
      for number in 0..<10_000 {
        group.addTask { counts[number % 2].withLock { $0 += 1 } }
      }
      for number in 0..<200 {
        group.addTask { try await counts[number % 2].update { $0 += 1 } }
      }
      group.addTask {
        for count in [100, 5_000] {
          await counts[0].wait { $0 > count }
          try await server.endConnections(of: database)
        }
      }
      try await group.waitForAll()
    }
    for count in counts { await count.wait { $0 == 10_200 } }
    let data = try await PostgreSQLStorage(url: server.url(database)).row("count")?.data
    #expect(data == Data("10200".utf8))
  }

  @Test func streamThatIsNotConsumedDropsTheOldestEventsAndReportsIt() async throws {
    let storage = try await makeStorage()
    var events = try await SharedEvents(storage)
    let stream = storage.events()
    let count = PostgreSQLEvents.limit + 100
    // A transaction announces equal notifications once.
    let announce = PostgreSQLStatement(
      "SELECT pg_notify('composable', 'r' || n || ' ') FROM generate_series(1, $1) n",
      .integer(count))
    _ = try await storage.run(announce)
    #expect(try await events.untilEnd().last == .rowSaved(key: "", version: count))
    var rest: [SharedStorageEvent] = []
    for await event in stream.prefix(PostgreSQLEvents.limit) { rest.append(event) }
    #expect(rest.count == PostgreSQLEvents.limit)
    #expect(rest.contains(.reconnected))
  }

  private func makeStorage() async throws -> PostgreSQLStorage {
    let server = try await PostgreSQLServer.shared.value
    return try PostgreSQLStorage(url: server.url(try await server.createDatabase()))
  }

  /// Expects an error that names the problem, and not the password, when a storage connects.
  @discardableResult
  private func expectError(
    _ text: String, of url: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws -> PostgreSQLStorageError? {
    let storage = try PostgreSQLStorage(url: url)
    let error = await #expect(
      throws: PostgreSQLStorageError.self, sourceLocation: sourceLocation
    ) { try await storage.connect() }
    let description = error?.description ?? ""
    #expect(description.contains(text), "\(description)", sourceLocation: sourceLocation)
    #expect(!description.contains("topsecret"), sourceLocation: sourceLocation)
    return error
  }
}

extension PostgreSQLStorage {
  /// Calls a closure until it throws no error, as a node does.
  fileprivate func repeating<Value: Sendable>(
    _ body: (PostgreSQLStorage) async throws -> Value
  ) async throws -> Value {
    var last: (any Error)?
    for _ in 0..<100 {
      do { return try await body(self) } catch let error as PostgreSQLStorageError { last = error }
    }
    throw try #require(last)
  }
}
