public import ComposableArchitecture
public import Foundation

/// The documents that are open in a process, each a file with a store of its own.
///
/// ```swift
/// let documents = TimerDocuments()
/// let tea = try documents.open(file)
/// tea.send(.timer(.start))
/// try await documents.close(tea)
/// ```
///
/// 1. A file that is opened again, by whichever of its names, has the store that it has already. It
///    closes with the last who closes it. Two files that are one to the system under two names (hard
///    links) are refused, since the first save parts them.
/// 2. A timer that counts when its document is closed goes on when that is opened again. In between
///    nothing of it is alive.
/// 3. A file that can't be opened is left as it is, and so are the documents that are open.
/// 4. Two processes don't know of each other: of what both save, the last is kept.
@MainActor
public final class TimerDocuments {
  private struct Document {
    let store: StoreOf<TimerDocument>
    /// How many have opened it and not closed it.
    var windows = 1
    /// What saves it and lets it go, once nobody has it open.
    var closing: Task<Result<Void, TimerFileError>, Never>?
  }

  @Dependency(\.timerFiles) private var files
  /// By where the files lie.
  private var documents: [URL: Document] = [:]

  /// Begins with no document open.
  public init() {}

  /// The stores of the documents that are open, in the order of their files.
  public var stores: [StoreOf<TimerDocument>] {
    documents.values.map(\.store).sorted { $0.file.path < $1.file.path }
  }

  /// Opens a file.
  ///
  /// - Returns: The document's store, to be given to ``close(_:losingChanges:)``.
  /// - Throws: ``TimerFileError`` where there is no such file, or none that holds a timer.
  public func open(_ file: URL) throws(TimerFileError) -> StoreOf<TimerDocument> {
    do throws(TimerFileError.Fault) {
      let place = try files.locate(file)
      if let document = documents[place] {
        documents[place]?.windows += 1
        return document.store
      }
      if let node = files.node(place),
        let twin = documents.keys.first(where: { files.node($0) == node })
      {
        throw .taken(by: twin)
      }
      let timer = try TimerFile.decode(files.read(place))
      let store = withDependencies(from: self) {
        Store(initialState: TimerDocument.State(timer: timer, file: place)) { TimerDocument() }
      }
      documents[place] = Document(store: store)
      store.send(.timer(.appear))
      return store
    } catch {
      throw TimerFileError(error, in: file)
    }
  }

  /// Makes a file, and opens it.
  ///
  /// - Parameters:
  ///   - file: A name that nothing has.
  ///   - timer: What the file is to hold.
  /// - Throws: ``TimerFileError`` where there is such a file, or none can be made.
  public func create(
    at file: URL, _ timer: LonelyTimer.State
  ) async throws(TimerFileError) -> StoreOf<TimerDocument> {
    do throws(TimerFileError.Fault) {
      try await files.create(TimerFile.encode(timer), file)
    } catch {
      throw TimerFileError(error, in: file)
    }
    return try open(file)
  }

  /// Saves a document, and returns when its file holds what it is at.
  ///
  /// - Throws: ``TimerFileError`` where that could not be written; it is kept, as edited.
  public func save(_ store: StoreOf<TimerDocument>) async throws(TimerFileError) {
    repeat {
      store.send(.save)
      await store.saving()
    } while store.isEdited && store.fault == nil && !store.isClosed
    if let fault = store.fault { throw fault }
  }

  /// Closes a document for one who opened it. The last one saves it, and ends its timer.
  ///
  /// - Parameters:
  ///   - store: What ``open(_:)`` gave.
  ///   - losingChanges: Whether to close it also where it can't be saved.
  /// - Throws: ``TimerFileError`` where it could not be saved; then it stays open, and goes on.
  public func close(
    _ store: StoreOf<TimerDocument>, losingChanges: Bool = false
  ) async throws(TimerFileError) {
    let file = store.file
    guard let document = documents[file], document.store === store else { return }
    let isOpen = document.windows > 0
    if isOpen { documents[file]?.windows -= 1 }
    guard documents[file]?.windows == 0 else { return }
    let closing = document.closing ?? Task { await end(store, losingChanges: losingChanges) }
    documents[file]?.closing = closing
    do throws(TimerFileError) {
      try await closing.value.get()
    } catch {
      if isOpen { documents[file]?.windows += 1 }
      throw error
    }
  }

  /// Lets a document go that nobody has open, unless it can't be saved or is opened meanwhile.
  private func end(
    _ store: StoreOf<TimerDocument>, losingChanges: Bool
  ) async -> Result<Void, TimerFileError> {
    store.send(.timer(.disappear))
    var result = Result<Void, TimerFileError>.success(())
    if losingChanges {
      await store.saving()
    } else {
      do throws(TimerFileError) { try await save(store) } catch { result = .failure(error) }
    }
    documents[store.file]?.closing = nil
    if case .success = result, documents[store.file]?.windows == 0 {
      documents[store.file] = nil
      store.send(.closed)
    } else {
      store.send(.timer(.appear))
    }
    return result
  }
}

extension Store where State == TimerDocument.State, Action == TimerDocument.Action {
  /// Returns when no write is under way.
  @MainActor
  fileprivate func saving() async {
    while self.isSaving {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = self.isSaving
        } onChange: {
          continuation.resume()
        }
      }
    }
  }
}
