public import ComposableArchitecture
import Foundation
import GRDB

/// The contacts that all users share.
@DependencyClient
public struct ContactClient: Sendable {
  /// The sorted contacts: those of now, and those after each change. An error ends them.
  var changes: @Sendable () -> AsyncThrowingStream<[Contact], any Error> = {
    AsyncThrowingStream { $0.finish(throwing: ContactError.failed) }
  }
  /// Inserts a contact, or replaces the one with its identity.
  var save: @Sendable (_ contact: Contact) async throws -> Void
  /// Removes a contact, if it exists.
  var delete: @Sendable (_ id: Contact.ID) async throws -> Void
}

extension ContactClient {
  /// Returns the contacts of a database. All features of the process share its client.
  init(_ database: ContactDatabase) {
    // One query for each change, however many pages show the contacts.
    let contacts = Broadcast(of: database.contacts)
    self.init {
      contacts.throwingValues()
    } save: {
      try await database.save($0)
    } delete: {
      try await database.delete($0)
    }
  }

  /// Opens the contacts in a file, which is created if it does not exist.
  ///
  /// - Throws: A ``ContactError``.
  public static func file(at path: String) throws -> ContactClient {
    do {
      return ContactClient(try ContactDatabase(path: path))
    } catch {
      throw ContactError(error)
    }
  }

  /// Creates contacts that end with the process.
  static func inMemory(_ contacts: [Contact] = []) throws -> ContactClient {
    let queue = try DatabaseQueue()
    let database = try ContactDatabase(queue)
    try queue.write { database in
      for contact in contacts { try ContactRow(contact).insert(database) }
    }
    return ContactClient(database)
  }

  /// Creates contacts that can't be read, and can't be saved.
  static func failing(_ error: any Error) -> ContactClient {
    ContactClient {
      AsyncThrowingStream { $0.finish(throwing: error) }
    } save: { _ in
      throw error
    } delete: { _ in
      throw error
    }
  }
}

extension ContactClient: DependencyKey {
  /// The contacts in the file of the user, unless the program sets others.
  public static var liveValue: ContactClient {
    do { return try file(at: defaultFile.path) } catch { return failing(error) }
  }

  public static var previewValue: ContactClient {
    do { return try inMemory(.samples) } catch { return failing(error) }
  }

  public static var testValue: ContactClient { ContactClient() }

  /// The file in the folder of the user's data.
  public static var defaultFile: URL {
    get throws {
      let folder = URL.applicationSupportDirectory.appending(component: "Composable")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.appending(component: "contacts.sqlite")
    }
  }
}

extension DependencyValues {
  /// The contacts that all users share.
  public var contactClient: ContactClient {
    get { self[ContactClient.self] }
    set { self[ContactClient.self] = newValue }
  }
}
