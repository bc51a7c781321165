import ComposableConcurrency
package import Foundation

/// Files in memory, for tests and previews.
package final class MemoryFileSystem: FileSystem {
  private struct State: Sendable {
    var files: [URL: Data] = [:]
    /// The numbers of the writes of the files.
    var numbers: [URL: Int] = [:]
    var handlers: [URL: ObserverList<Void>] = [:]
  }

  private let state = Lock(State())

  package init() {}

  package func read(_ url: URL) -> Data? { state.withLock { $0.files[url] } }

  package func version(of url: URL) -> FileVersion? {
    state.withLock { $0.numbers[url] }.map(FileVersion.init(number:))
  }

  package func write(_ data: Data, to url: URL) {
    state.withLock { state in
      state.files[url] = data
      state.numbers[url, default: 0] += 1
    }
  }

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
      state.numbers[url, default: 0] += 1
      return state.handlers[url]
    }
    handlers?.notify((), in: 0...UInt64.max)
  }
}
