import Foundation
import GRDB

/// The contacts in a database, and its migrations.
struct ContactDatabase: Sendable {
  private let writer: any DatabaseWriter

  /// Opens a database, and migrates it to the latest schema.
  init(_ writer: any DatabaseWriter) throws {
    self.writer = writer
    try Self.migrator.migrate(writer)
  }

  /// Opens the database in a file, which is created if it does not exist.
  init(path: String) throws {
    var configuration = Configuration()
    // A new version of the program starts while the former one ends.
    configuration.busyMode = .timeout(5)
    try self.init(DatabasePool(path: path, configuration: configuration))
  }

  /// The schemas, from the first one on.
  ///
  /// A migration that users have run never changes: their files have its result.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("contacts") { database in
      try database.create(table: "contact") { table in
        table.primaryKey("id", .blob)
        table.column("name", .text).notNull()
        table.column("phone", .text).notNull()
        table.column("email", .text).notNull()
      }
    }
    migrator.registerMigration("sort keys") { database in
      try database.alter(table: "contact") { table in
        table.add(column: "sortKey", .text).notNull().defaults(to: "")
      }
      for row in try Row.fetchAll(database, sql: "SELECT id, name FROM contact") {
        try database.execute(
          sql: "UPDATE contact SET sortKey = ? WHERE id = ?",
          arguments: [Contact.sortKey(of: row["name"]), row["id"] as Data])
      }
      try database.create(index: "contact_sortKey", on: "contact", columns: ["sortKey", "id"])
    }
    return migrator
  }

  /// The sorted contacts: those of now, and those after each change of the table.
  ///
  /// A change is fetched by a reader of a `DatabasePool`, while the next write goes on.
  var contacts: AsyncValueObservation<[Contact]> {
    ValueObservation.trackingConstantRegion { database in
      try ContactRow.order(Column("sortKey"), Column("id")).fetchAll(database).map(\.contact)
    }
    .removeDuplicates()
    .values(in: writer)
  }

  /// Inserts a contact, or replaces the one with its identity.
  func save(_ contact: Contact) async throws {
    try await writer.write { try ContactRow(contact).save($0) }
  }

  /// Removes a contact, if it exists.
  func delete(_ id: Contact.ID) async throws {
    _ = try await writer.write { try ContactRow.deleteOne($0, key: id) }
  }
}

/// A row of the table of contacts.
struct ContactRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "contact"
  var id: UUID
  var name: String
  var phone: String
  var email: String
  var sortKey: String

  init(_ contact: Contact) {
    id = contact.id
    name = contact.name
    phone = contact.phone
    email = contact.email
    sortKey = Contact.sortKey(of: contact.name)
  }

  var contact: Contact { Contact(id: id, name: name, phone: phone, email: email) }
}
