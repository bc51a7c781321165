import ConcurrencyExtras
package import Foundation

/// Files in memory, for tests and previews.
package final class MemoryFileSystem: FileSystem {
  private struct State: Sendable {
    var files: [URL: Data] = [:]
    var handlers: [URL: ObserverList<Void>] = [:]
  }

  private let state = Lock(State())

  package init() {}

  package func read(_ url: URL) -> Data? { state.withLock { $0.files[url] } }

  package func write(_ data: Data, to url: URL) { state.withLock { $0.files[url] = data } }

  package func watch(
    _ url: URL, onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let id = state.withLock { $0.handlers[url, default: ObserverList()].add { onChange() } }
    return SharedSubscription { [weak self] in
      _ = self?.state.withLock { $0.handlers[url]?.remove(id) }
    }
  }

  /// Changes or deletes a file, as another process does.
  package func replace(_ url: URL, by data: Data?) {
    let handlers = state.withLock { state in
      state.files[url] = data
      return state.handlers[url]
    }
    handlers?.notify((), in: 0...UInt64.max)
  }
}
