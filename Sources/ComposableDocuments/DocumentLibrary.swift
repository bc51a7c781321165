import Clocks
import ComposableConcurrency
import ComposableCore
public import ComposableUI
import Foundation

/// The documents of a folder, including the sessions of those that are open.
///
/// ```swift
/// let library = DocumentLibrary(folder: folder) { kind }
/// let document = try await library.open(name)  // Once for each viewer.
/// await library.leave(document)
/// ```
///
/// Guarantees:
/// 1. All viewers of a document share one session. When the last one leaves, the document is saved
///    and its session ends. If it can't be saved, the session stays open.
/// 2. A renamed document keeps its session, which is found by the old name, too, until another file
///    takes it. A deleted document is never written again.
/// 3. ``stop()`` saves all documents. After it, none can be opened.
/// 4. The folder is read once a second, however many lists of it are shown.
public actor DocumentLibrary {
  private struct Entry {
    let document: DocumentSession
    var name: DocumentName
    /// The name that a rename in progress will give the document.
    var pendingName: DocumentName?
    /// The number of viewers.
    var viewerCount = 0
    /// The task that saves the document and ends the session after the last viewer has left.
    var closeTask: Task<Void, Never>?
  }

  /// The folder of the documents.
  public nonisolated let folder: DocumentFolder
  nonisolated let clock: AnyClock<Duration>
  private let makeKind: @Sendable () -> _DocumentKind?
  /// The actor of the documents that it makes, on whose executor it runs.
  private nonisolated let mainActor = MainActorSubstitute()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The open documents by their current and former names.
  private var names: [DocumentName: ObjectIdentifier] = [:]
  private var isStopped = false
  /// The names of the documents, for lists of them.
  nonisolated let listing: DocumentListing

  /// The executor of the actor of the documents that it makes.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { mainActor.actor.unownedExecutor }

  /// Creates the library of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the documents.
  ///   - clock: The clock for autosave and for polling files for changes of other programs.
  ///   - makeKind: Returns the functions that create, read and show documents. Called on the actor
  ///     of each document.
  public init(
    folder: DocumentFolder, clock: any Clock<Duration> = ContinuousClock(),
    makeKind: @escaping @Sendable () -> _DocumentKind?
  ) {
    self.folder = folder
    self.clock = AnyClock(clock)
    self.makeKind = makeKind
    listing = DocumentListing(folder: folder, clock: self.clock)
  }

  /// The number of open documents.
  public var count: Int { entries.count }

  // MARK: Opening and leaving

  /// Opens a document for a viewer.
  ///
  /// - Returns: The session of the document, to pass to ``leave(_:)``. If the file can't be read as
  ///   a document, the session shows the error.
  /// - Throws: ``DocumentError`` if there is no such document.
  public func open(_ name: DocumentName) async throws(DocumentError) -> DocumentSession {
    while let closeTask = entry(name)?.closeTask { await closeTask.value }
    guard !isStopped else { throw .notFound(name) }
    let document: DocumentSession
    if let entry = entry(name) {
      document = entry.document
    } else {
      _ = try folder.requireDocument(name)
      document = DocumentSession(name, in: folder, clock: clock, makeKind: makeKind)
      entries[ObjectIdentifier(document)] = Entry(document: document, name: name)
      names[name] = ObjectIdentifier(document)
    }
    entries[ObjectIdentifier(document)]?.viewerCount += 1
    await document.open()
    return document
  }

  /// Removes a viewer of a document. The last one to leave saves it and ends its session.
  public func leave(_ document: DocumentSession) async {
    let id = ObjectIdentifier(document)
    guard let entry = entries[id], entry.viewerCount > 0 else { return }
    entries[id]?.viewerCount -= 1
    if entry.viewerCount == 1 { await close(id) }
  }

  /// Saves all open documents, which stay open.
  public func save() async {
    await withTaskGroup { group in
      for entry in entries.values { group.addTask { await entry.document.settle() } }
    }
  }

  /// Saves all documents, and prevents that more are opened.
  ///
  /// - Returns: The documents that could not be saved.
  public func stop() async -> [DocumentName] {
    isStopped = true
    await withTaskGroup { group in
      for id in entries.keys { group.addTask { await self.close(id) } }
    }
    return entries.values.map(\.name).sorted()
  }

  private func close(_ id: ObjectIdentifier) async {
    guard let entry = entries[id] else { return }
    if let closeTask = entry.closeTask { return await closeTask.value }
    let closeTask = Task(executorPreference: QuiescentExecutor.current) {
      await self.didClose(id, isSaved: entry.document.close())
    }
    entries[id]?.closeTask = closeTask
    await closeTask.value
  }

  private func didClose(_ id: ObjectIdentifier, isSaved: Bool) {
    entries[id]?.closeTask = nil
    if isSaved { removeEntry(id) }
  }

  private func removeEntry(_ id: ObjectIdentifier) {
    entries[id] = nil
    removeNames(id)
  }

  private func removeNames(_ id: ObjectIdentifier) { names = names.filter { $0.value != id } }

  /// The open document with a name. A document with that current name precedes one that had it.
  private func entry(_ name: DocumentName) -> Entry? {
    guard let entry = names[name].flatMap({ entries[$0] }) else { return nil }
    let isCurrentName = entry.name == name || entry.pendingName == name
    return isCurrentName || !folder.itemExists(named: name) ? entry : nil
  }

  // MARK: Operations on the folder

  /// Creates a document.
  ///
  /// - Returns: The name of the document.
  public func create() async throws(DocumentError) -> DocumentName {
    let contents: Data
    do {
      contents = try MainActor.withViews(on: mainActor.actor) {
        try makeKind()?.blank().contents(as: folder.contentTypes.first ?? .data) ?? Data()
      }
    } catch {
      throw DocumentError(.notCreated(FileProblem(error)))
    }
    return try await folder.create(contents, titled: "Untitled")
  }

  /// Renames a document.
  ///
  /// - Parameters:
  ///   - name: The document.
  ///   - title: The new title.
  public func rename(
    _ name: DocumentName, to title: String
  ) async throws(DocumentError) {
    while let closeTask = entry(name)?.closeTask { await closeTask.value }
    guard let entry = entry(name), entry.name == name else {
      _ = try folder.rename(name, to: title)
      return
    }
    let id = ObjectIdentifier(entry.document)
    let new = try folder.name(titled: title, insteadOf: name)
    guard new != name else { return }
    guard !folder.itemExists(named: new), !entries.values.contains(where: { $0.pendingName == new })
    else { throw .nameTaken(new) }
    guard entry.pendingName == nil else {
      throw DocumentError(.isBeingRenamed(name))
    }
    // Set before the file is renamed, so that no second session opens the file by its new name.
    entries[id]?.pendingName = new
    names[new] = id
    defer { entries[id]?.pendingName = nil }
    do throws(DocumentError) {
      entries[id]?.name = try await entry.document.rename(to: title)
    } catch {
      names[new] = nil
      throw error
    }
  }

  /// Creates a copy of a document, including changes that are not saved yet.
  public func duplicate(_ name: DocumentName) async throws(DocumentError) {
    if let entry = entry(name) { await entry.document.settle() }
    _ = try await folder.duplicate(name)
  }

  /// Deletes a document. Its viewers are informed.
  public func delete(_ name: DocumentName) async throws(DocumentError) {
    while let closeTask = entry(name)?.closeTask { await closeTask.value }
    guard let entry = entry(name), entry.name == name else { return try folder.delete(name) }
    try await entry.document.delete()
    removeNames(ObjectIdentifier(entry.document))
  }
}
