import ComposableConcurrency
import Foundation

/// Writes files, each one by one write at a time.
final class FileWriter: Sendable {
  /// Returns the contents to write.
  typealias Contents = @Sendable (_ current: () throws -> Data?) throws -> Data
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  private struct Write: Sendable {
    var contents: Contents
    var completions: [Completion]
  }

  /// The state of a file that is being written.
  private struct File: Sendable {
    var current: Write?
    /// The contents that arrived meanwhile; the latest replace those before.
    var next: Write?
    /// Called after the writes, for changes of others that came meanwhile.
    var missedChanges: [@Sendable () -> Void] = []

    var latest: Contents? { next?.contents ?? current?.contents }

    /// Replaces the next contents, and returns the former ones.
    mutating func replaceNext(_ contents: @escaping Contents, _ completion: @escaping Completion)
      -> Contents?
    {
      let former = next?.contents
      if next == nil { next = Write(contents: contents, completions: []) }
      next?.contents = contents
      next?.completions.append(completion)
      return former
    }
  }

  private let fileSystem: any FileSystem
  private let perform: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let files = Lock<[URL: File]>([:])

  init(
    _ fileSystem: any FileSystem,
    perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    self.fileSystem = fileSystem
    self.perform = perform
  }

  /// Returns the latest contents of a file, or `nil` if there is none.
  func read(_ url: URL) throws -> Data? {
    if let latest = files.withLock({ $0[url]?.latest }) {
      return try latest { try fileSystem.read(url) }
    }
    return try fileSystem.read(url)
  }

  /// Returns the contents of a file without those that are to be written.
  func readFile(_ url: URL) throws -> Data? { try fileSystem.read(url) }

  /// Returns the version of a file, or `nil` if there is none.
  func version(of url: URL) -> FileVersion? { fileSystem.version(of: url) }

  /// Writes a file soon.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - completion: Called after the contents, or later ones, were written.
  ///   - contents: Returns the contents. Not called if others replace them before.
  func write(
    _ url: URL, completion: @escaping Completion, contents: @escaping Contents
  ) {
    let (isFirst, former) = files.withLock { files in
      let isFirst = files[url] == nil
      return (isFirst, files[url, default: File()].replaceNext(contents, completion))
    }
    // The replaced contents are deallocated here.
    withExtendedLifetime(former) {}
    if isFirst { perform { [self] in writeAll(url) } }
  }

  /// Writes a file until nothing new has arrived.
  private func writeAll(_ url: URL) {
    while let write = beginWrite(url) {
      let result = Result {
        try fileSystem.write(write.contents { try fileSystem.read(url) }, to: url)
      }
      for completion in write.completions { completion(result) }
    }
  }

  private func beginWrite(_ url: URL) -> Write? {
    let (next, former) = files.withLock { files -> (Write?, File?) in
      let former = files[url]
      guard let next = former?.next else {
        files[url] = nil
        return (nil, former)
      }
      files[url]?.current = next
      files[url]?.next = nil
      return (next, former)
    }
    if next == nil { for onChange in former?.missedChanges ?? [] { onChange() } }
    return next
  }

  /// Calls a function after others have changed a file.
  ///
  /// While this process is writing the file, the call waits for the end of that.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    fileSystem.watch(url) { [weak self] in
      let isWriting = self?.files.withLock { files in
        files[url]?.missedChanges.append(onChange)
        return files[url] != nil
      }
      if isWriting == false { onChange() }
    }
  }
}
