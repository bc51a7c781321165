import Clocks
import ComposableArchitecture
import ConcurrencyExtras
import Foundation

/// The documents of a folder, and those of them that are open.
///
/// ```swift
/// let library = DocumentLibrary(folder: folder) { kind }
/// let document = try await library.open(name)  // For each who looks at it.
/// await library.leave(document)
/// ```
///
/// Guarantees:
/// 1. A document that is opened again is the one that is open. It is saved and ends with the last who
///    leaves it; one that can't be saved stays open.
/// 2. A document that is renamed goes on under its new name, and is found under the old one as long as
///    nothing else has that. One that is deleted is never written again.
/// 3. Once stopped, all is saved, and nothing is opened any more.
public actor DocumentLibrary {
  private struct Entry {
    let document: DocumentSession
    var name: DocumentName
    /// The name that it is about to have.
    var next: DocumentName?
    /// How many look at it.
    var visitors = 0
    /// What saves it and lets it go, once nobody looks at it.
    var closing: Task<Void, Never>?
  }

  /// Where the documents are.
  public nonisolated let folder: DocumentFolder
  nonisolated let clock: AnyClock<Duration>
  private let makeKind: @Sendable () -> _DocumentKind?
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The open documents by their names, and by those that they had.
  private var names: [DocumentName: ObjectIdentifier] = [:]
  private var isStopped = false

  /// Makes the library of a folder.
  ///
  /// - Parameters:
  ///   - folder: Where the documents are.
  ///   - clock: The clock of saving and of looking what other programs do.
  ///   - makeKind: Says how documents are made, read and shown. Called on the actor of each document.
  public init(
    folder: DocumentFolder, clock: any Clock<Duration> = ContinuousClock(),
    makeKind: @escaping @Sendable () -> _DocumentKind?
  ) {
    self.folder = folder
    self.clock = AnyClock(clock)
    self.makeKind = makeKind
  }

  /// How many documents are open.
  public var count: Int { entries.count }

  // MARK: Opening and leaving

  /// Opens a document, for one who looks at it.
  ///
  /// - Returns: The document, to be given to ``leave(_:)``. Where its file can't be read as a document
  ///   it says so.
  /// - Throws: ``DocumentError`` where there is no such document.
  public func open(_ name: DocumentName) async throws(DocumentError) -> DocumentSession {
    while let closing = entry(name)?.closing { await closing.value }
    guard !isStopped else { throw .absent(name) }
    let document: DocumentSession
    if let entry = entry(name) {
      document = entry.document
    } else {
      _ = try folder.present(name)
      document = DocumentSession(name, in: folder, clock: clock, makeKind: makeKind)
      entries[ObjectIdentifier(document)] = Entry(document: document, name: name)
      names[name] = ObjectIdentifier(document)
    }
    entries[ObjectIdentifier(document)]?.visitors += 1
    await document.open()
    return document
  }

  /// Leaves a document. The last one saves it, and ends it.
  public func leave(_ document: DocumentSession) async {
    let id = ObjectIdentifier(document)
    guard let entry = entries[id], entry.visitors > 0 else { return }
    entries[id]?.visitors -= 1
    if entry.visitors == 1 { await close(id) }
  }

  /// Saves all documents, and opens none any more.
  ///
  /// - Returns: Those that could not be saved.
  public func stop() async -> [DocumentName] {
    isStopped = true
    await withTaskGroup { group in
      for id in entries.keys { group.addTask { await self.close(id) } }
    }
    return entries.values.map(\.name).sorted()
  }

  private func close(_ id: ObjectIdentifier) async {
    guard let entry = entries[id] else { return }
    if let closing = entry.closing { return await closing.value }
    let closing = Task(executorPreference: QuiescentExecutor.current) {
      await self.closed(id, isSaved: entry.document.close())
    }
    entries[id]?.closing = closing
    await closing.value
  }

  private func closed(_ id: ObjectIdentifier, isSaved: Bool) {
    entries[id]?.closing = nil
    if isSaved { forget(id) }
  }

  private func forget(_ id: ObjectIdentifier) {
    entries[id] = nil
    forgetNames(id)
  }

  private func forgetNames(_ id: ObjectIdentifier) { names = names.filter { $0.value != id } }

  /// The open document of a name. A document that has the name now comes before one that had it.
  private func entry(_ name: DocumentName) -> Entry? {
    guard let entry = names[name].flatMap({ entries[$0] }) else { return nil }
    let isNow = entry.name == name || entry.next == name
    return isNow || !folder.hasAnything(called: name) ? entry : nil
  }

  // MARK: The list

  /// Makes a document.
  public func create() async throws(DocumentError) -> DocumentName {
    let contents: Data
    do {
      contents = try withStoreIsolation(self) {
        try makeKind()?.blank().contents(as: folder.contentTypes.first ?? .data) ?? Data()
      }
    } catch {
      throw DocumentError("No document could be made: \(DocumentError.words(for: error))")
    }
    return try await folder.create(contents, titled: "Untitled")
  }

  /// Gives a document another name.
  ///
  /// - Parameters:
  ///   - name: The document.
  ///   - title: What it is to be called.
  public func rename(
    _ name: DocumentName, to title: String
  ) async throws(DocumentError) {
    while let closing = entry(name)?.closing { await closing.value }
    guard let entry = entry(name), entry.name == name else {
      _ = try folder.rename(name, to: title)
      return
    }
    let id = ObjectIdentifier(entry.document)
    let new = try folder.name(titled: title, insteadOf: name)
    guard new != name else { return }
    guard !folder.hasAnything(called: new), !entries.values.contains(where: { $0.next == new })
    else { throw .taken(new) }
    guard entry.next == nil else {
      throw DocumentError("“\(name)” is being renamed. Try again when that is done.")
    }
    // Before the file has it, so that nobody opens the file a second time.
    entries[id]?.next = new
    names[new] = id
    defer { entries[id]?.next = nil }
    do throws(DocumentError) {
      entries[id]?.name = try await entry.document.rename(to: title)
    } catch {
      names[new] = nil
      throw error
    }
  }

  /// Makes a document that holds the same, also what is not saved yet.
  public func duplicate(_ name: DocumentName) async throws(DocumentError) {
    if let entry = entry(name) { await entry.document.settle() }
    _ = try await folder.duplicate(name)
  }

  /// Removes a document. Those who look at it see that it has gone.
  public func delete(_ name: DocumentName) async throws(DocumentError) {
    while let closing = entry(name)?.closing { await closing.value }
    guard let entry = entry(name), entry.name == name else { return try folder.delete(name) }
    try await entry.document.delete()
    forgetNames(ObjectIdentifier(entry.document))
  }
}
