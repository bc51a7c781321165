import ComposableConcurrency
package import ComposableCore
package import Foundation

/// Records the stores of a window, each in a file of its own.
package final class WindowRecorder: StoreObserver {
  private let folder: URL
  private let name: String
  private let options: RecordingOptions
  private let count = Lock(0)
  private let onError: @Sendable (any Error) -> Void

  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - name: The beginning of their names.
  ///   - onError: A closure that is called if a file can't be written.
  package init(
    in folder: URL, named name: String, options: RecordingOptions,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    self.folder = folder
    self.name = name
    self.options = options
    self.onError = onError
  }

  package var ignoresActions: Bool { false }

  package func didCreate<State, Action>(_ core: RootCore<State, Action>) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let type = TypeName.name(of: State.self).map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let file = folder.appending(path: "\(name)-\(number)-\(String(type).prefix(60)).record")
    // The store keeps its record open.
    do { try core.record(to: file, options: options) } catch { onError(error) }
  }

  package func didRestore<State, Action>(_ core: RootCore<State, Action>) {
    (core.registry.observer as? OperationRecorder)?.recorder.onRestore()
  }
}
