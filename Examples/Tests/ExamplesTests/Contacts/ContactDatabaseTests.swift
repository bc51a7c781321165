import ComposableArchitecture
import Foundation
import GRDB
import Testing

@testable import ContactsFeatures

@Suite(.timeLimit(.minutes(1))) struct ContactDatabaseTests {
  @Test func contactsAreSortedWithoutCaseAndAccents() async throws {
    let client = try ContactClient.inMemory([.emmy, .ada, .number, .emilie])
    var contacts = client.changes().makeAsyncIterator()
    #expect(try await contacts.next() == [.number, .ada, .emilie, .emmy])
  }

  @Test func sessionsFollowTheChangesOfEachOther() async throws {
    let client = try ContactClient.inMemory()
    var (first, second) = (
      client.changes().makeAsyncIterator(), client.changes().makeAsyncIterator()
    )
    func expect(_ contacts: [Contact]) async throws {
      #expect(try await first.next() == contacts)
      #expect(try await second.next() == contacts)
    }
    try await expect([])
    try await client.save(.ada)
    try await expect([.ada])
    var renamed = Contact.ada
    renamed.name = "Augusta Ada King"
    try await client.save(renamed)
    try await expect([renamed])
    try await client.delete(renamed.id)
    try await expect([])
  }

  @Test func aChangeIsOneQueryForAThousandSessions() async throws {
    let queries = LockIsolated(0)
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      database.trace { event in
        if "\(event)".hasPrefix("SELECT * FROM \"contact\"") { queries.withValue { $0 += 1 } }
      }
    }
    let client = ContactClient(
      try ContactDatabase(DatabaseQueue(configuration: configuration)))
    var sessions = (0..<1_000).map { _ in client.changes().makeAsyncIterator() }
    for index in sessions.indices { #expect(try await sessions[index].next() == []) }
    #expect(queries.value == 1)
    try await client.save(.ada)
    for index in sessions.indices { #expect(try await sessions[index].next() == [.ada]) }
    #expect(queries.value == 2)
  }

  @Test func contactsOutliveTheProcess() async throws {
    let folder = try TemporaryFolder()
    let path = folder["contacts.sqlite"].path
    try await ContactClient.file(at: path).save(.ada)
    let client = try ContactClient.file(at: path)
    var contacts = client.changes().makeAsyncIterator()
    #expect(try await contacts.next() == [.ada])
  }

  @Test func aFileOfTheFirstSchemaKeepsItsContacts() async throws {
    let queue = try DatabaseQueue()
    try ContactDatabase.migrator.migrate(queue, upTo: "contacts")
    try await queue.write { database in
      for contact in [Contact.emmy, .emilie] {
        try database.execute(
          sql: "INSERT INTO contact (id, name, phone, email) VALUES (?, ?, ?, ?)",
          arguments: [contact.id, contact.name, contact.phone, contact.email])
      }
    }
    let client = ContactClient(try ContactDatabase(queue))
    var contacts = client.changes().makeAsyncIterator()
    #expect(try await contacts.next() == [.emilie, .emmy])
    let (indexes, isComplete) = try await queue.read { database in
      (
        try database.indexes(on: "contact").map(\.name),
        try ContactDatabase.migrator.hasCompletedMigrations(database)
      )
    }
    #expect(indexes.contains("contact_sortKey") && isComplete)
    let plan = try await queue.read { database in
      try String.fetchAll(
        database,
        sql: "EXPLAIN QUERY PLAN SELECT * FROM contact ORDER BY sortKey, id",
        adapter: ColumnMapping(["detail": "detail"]))
    }
    #expect(plan.contains { $0.contains("contact_sortKey") })
  }

  @Test func aFullDiskIsAnErrorThatSavesNothing() async throws {
    let queue = try DatabaseQueue()
    let client = ContactClient(try ContactDatabase(queue))
    try await queue.writeWithoutTransaction { database in
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      _ = try Int.fetchOne(database, sql: "PRAGMA max_page_count = \(pages)")
    }
    let large = Contact(id: UUID(0), name: String(repeating: "a", count: 100_000))
    let error = await #expect(throws: DatabaseError.self) { try await client.save(large) }
    #expect(error.map { ContactError($0) } == .diskFull)
    var contacts = client.changes().makeAsyncIterator()
    #expect(try await contacts.next() == [])
  }

  @Test func aFileThatIsNoDatabaseIsUnreadable() throws {
    let folder = try TemporaryFolder()
    try Data(repeating: 65, count: 8_192).write(to: folder["text.sqlite"])
    for name in ["text.sqlite", "missing/contacts.sqlite"] {
      #expect(throws: ContactError.unreadable) { try ContactClient.file(at: folder[name].path) }
    }
  }

  @Test func aTableThatIsGoneEndsTheChangesWithAnError() async throws {
    let queue = try DatabaseQueue()
    let client = ContactClient(try ContactDatabase(queue))
    try await queue.write { try $0.drop(table: "contact") }
    await #expect(throws: DatabaseError.self) { for try await _ in client.changes() {} }
  }

  @Test func errorsOfSQLiteBecomeErrorsOfContacts() {
    for (code, error) in [
      (ResultCode.SQLITE_FULL, ContactError.diskFull), (.SQLITE_READONLY_DBMOVED, .readOnly),
      (.SQLITE_IOERR_READ, .unreadable), (.SQLITE_BUSY, .failed),
    ] {
      #expect(ContactError(DatabaseError(resultCode: code)) == error)
    }
    #expect(ContactError(ContactError.readOnly) == .readOnly)
    #expect(ContactError(CancellationError()) == .failed)
  }
}
