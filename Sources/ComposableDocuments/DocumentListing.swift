import Clocks
import ComposableConcurrency
import Foundation

/// The names of the documents of a folder, which all lists of it share.
///
/// 1. While there is a list, the folder is read once a second, and not on the threads of actors.
/// 2. Each list receives the current names when they have changed.
actor DocumentListing {
  private let folder: DocumentFolder
  private let clock: AnyClock<Duration>
  private var subscribers: [Int: AsyncStream<[DocumentName]>.Continuation] = [:]
  private var lastID = 0
  private var pollTask: Task<Void, Never>?
  /// The names that were read last; `nil` while there is no list.
  private nonisolated let lastNames = Lock<[DocumentName]?>(nil)

  init(folder: DocumentFolder, clock: AnyClock<Duration>) {
    self.folder = folder
    self.clock = clock
  }

  /// The names for a list that is not shown yet. The folder is read if no list is shown.
  nonisolated var initialNames: [DocumentName] {
    lastNames.withLock { $0 } ?? (try? folder.names()) ?? []
  }

  /// The names of the documents after each change.
  func updates() -> AsyncStream<[DocumentName]> {
    let (stream, continuation) = AsyncStream<[DocumentName]>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    lastID += 1
    let id = lastID
    subscribers[id] = continuation
    let executor = QuiescentExecutor.current
    continuation.onTermination = { [weak self] _ in
      Task(executorPreference: executor) { await self?.remove(id) }
    }
    if let names = lastNames.withLock({ $0 }) { continuation.yield(names) }
    if pollTask == nil { startPolling() }
    return stream
  }

  private func startPolling() {
    let deadline = clock.now.advanced(by: DocumentSession.interval)
    pollTask = Task(executorPreference: QuiescentExecutor.current) { [weak self, clock] in
      var deadline = deadline
      while !Task.isCancelled {
        do { try await clock.sleep(untilFixed: deadline) } catch { return }
        deadline = clock.now.advanced(by: DocumentSession.interval)
        await self?.update()
      }
    }
  }

  /// Reads the folder, and informs the lists of changes.
  ///
  /// - Returns: The names; `nil` if the folder can't be read. Then the lists stay as they are.
  @discardableResult func update() async -> [DocumentName]? {
    guard let names = try? await folder.currentNames() else { return nil }
    guard !subscribers.isEmpty else { return names }
    let hasChanged = lastNames.withLock { last in
      defer { last = names }
      return last != names
    }
    if hasChanged { for subscriber in subscribers.values { subscriber.yield(names) } }
    return names
  }

  private func remove(_ id: Int) {
    subscribers[id] = nil
    guard subscribers.isEmpty else { return }
    pollTask?.cancel()
    pollTask = nil
    lastNames.withLock { $0 = nil }
  }
}
