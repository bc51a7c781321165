public import ComposableArchitecture
import Foundation

/// The open documents of a process. Each has a file and a store.
///
/// ```swift
/// let documents = TimerDocuments()
/// let tea = try documents.open(file)
/// tea.send(.timer(.start))
/// try await documents.close(tea)
/// ```
///
/// 1. Opening an open file, also by a symbolic link, returns its store. The document closes when it
///    was closed as many times as it was opened. A hard link to an open file can't be opened, because
///    the first save would separate the two files.
/// 2. A timer that counts when its document closes continues when the document is opened again. It
///    doesn't count in between.
/// 3. Opening a file that isn't valid changes neither the file nor the open documents.
/// 4. Processes don't coordinate: the last save wins.
@MainActor
public final class TimerDocuments {
  private struct Document {
    let store: StoreOf<TimerDocument>
    /// The number of times that the document was opened and not closed.
    var windows = 1
    /// The task that saves and removes the document after its last window has closed.
    var closing: Task<Result<Void, TimerFileError>, Never>?
  }

  @Dependency(\.timerFiles) private var files
  /// The documents by the resolved URLs of their files.
  private var documents: [URL: Document] = [:]

  /// Creates a collection with no open document.
  public init() {}

  /// The stores of the open documents, sorted by the paths of their files.
  public var stores: [StoreOf<TimerDocument>] {
    documents.values.map(\.store).sorted { $0.file.path < $1.file.path }
  }

  /// Opens a file.
  ///
  /// - Returns: The document's store. Pass it to ``close(_:losingChanges:)``.
  /// - Throws: A ``TimerFileError`` if the file doesn't exist or doesn't contain a timer.
  public func open(_ file: URL) throws(TimerFileError) -> StoreOf<TimerDocument> {
    do throws(TimerFileError.Fault) {
      let url = try files.resolve(file)
      if let document = documents[url] {
        documents[url]?.windows += 1
        return document.store
      }
      if let node = files.node(url),
        let link = documents.keys.first(where: { files.node($0) == node })
      {
        throw .open(as: link)
      }
      let timer = try TimerFile.decode(files.read(url))
      let store = withDependencies(from: self) {
        Store(initialState: TimerDocument.State(timer: timer, file: url)) { TimerDocument() }
      }
      documents[url] = Document(store: store)
      store.send(.timer(.appear))
      return store
    } catch {
      throw TimerFileError(error, in: file)
    }
  }

  /// Creates a file and opens it.
  ///
  /// - Parameters:
  ///   - file: The URL of the new file.
  ///   - timer: The content of the new file.
  /// - Throws: A ``TimerFileError`` if the file exists or can't be created.
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

  /// Saves a document, and returns when its file contains the current state.
  ///
  /// - Throws: A ``TimerFileError`` if the file can't be written. The changes are kept.
  public func save(_ store: StoreOf<TimerDocument>) async throws(TimerFileError) {
    repeat {
      store.send(.save)
      await store.finishSaving()
    } while store.isEdited && store.fault == nil && !store.isClosed
    if let fault = store.fault { throw fault }
  }

  /// Closes a document that was opened. The last call saves the document and ends its timer.
  ///
  /// - Parameters:
  ///   - store: The store that ``open(_:)`` returned.
  ///   - losingChanges: Pass `true` to close the document without saving it.
  /// - Throws: A ``TimerFileError`` if the document can't be saved. Then it stays open.
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

  /// Saves and removes a document, unless the save fails or the document is opened meanwhile.
  private func end(
    _ store: StoreOf<TimerDocument>, losingChanges: Bool
  ) async -> Result<Void, TimerFileError> {
    store.send(.timer(.disappear))
    var result = Result<Void, TimerFileError>.success(())
    if losingChanges {
      await store.finishSaving()
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
  /// Waits for the end of a write, also in a cancelled task.
  @MainActor
  fileprivate func finishSaving() async {
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
