import ComposableConcurrency
import Dispatch
import Foundation

/// Writes events as lines of JSON, off the caller's thread.
///
/// 1. Adding an event takes constant time, and never waits for what is written.
/// 2. Events are written in the order in which they were added.
/// 3. Events that come faster than they are written are left out and counted.
final class RecordingWriter: Sendable {
  /// Makes an event, on the writer's thread.
  typealias Entry = @Sendable () throws -> RecordedEvent

  private struct Queue {
    var entries: [Entry] = []
    var isWriting = false
    var isFull = false
    /// The number of events that were left out since the last that was not.
    var skippedCount = 0
    var error: (any Error)?
  }

  private let queue = Lock(Queue())
  private let thread = DispatchQueue(label: "recording", qos: .utility)
  private let maximumWaitingEvents: Int
  private let maximumSize: Int
  private let output: @Sendable (_ line: Data) throws -> Void
  // Unsafe: used on the writer's thread only.
  private nonisolated(unsafe) var size = 0

  /// - Parameter output: A closure that is called with each line.
  init(options: RecordingOptions, to output: @escaping @Sendable (_ line: Data) throws -> Void) {
    maximumWaitingEvents = options.maximumWaitingEvents
    maximumSize = options.maximumSize
    self.output = output
  }

  /// Creates a file, and the folder that it is in.
  convenience init(_ url: URL, options: RecordingOptions) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Only the user who runs the program may read what others have typed.
    let isCreated = FileManager.default.createFile(
      atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isCreated else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    let file = try FileHandle(forWritingTo: url)
    self.init(options: options) { try file.write(contentsOf: $0) }
  }

  /// Adds an event.
  ///
  /// - Parameter isRequired: `true` for one without which the others can't be read.
  func append(isRequired: Bool = false, _ entry: @escaping Entry) {
    let mustStart = queue.withLock { queue in
      if queue.isFull || (queue.entries.count >= maximumWaitingEvents && !isRequired) {
        queue.skippedCount += 1
        return false
      }
      if queue.skippedCount > 0 {
        let count = queue.skippedCount
        queue.skippedCount = 0
        queue.entries.append { .gap(.init(count: count)) }
      }
      queue.entries.append(entry)
      defer { queue.isWriting = true }
      return !queue.isWriting
    }
    if mustStart { thread.async { self.write() } }
  }

  private func write() {
    while true {
      let entries = queue.withLock { queue in
        defer { queue.entries = [] }
        queue.isWriting = !queue.entries.isEmpty
        return queue.entries
      }
      if entries.isEmpty { return }
      do {
        for entry in entries { try write(entry()) }
      } catch {
        queue.withLock {
          $0.error = $0.error ?? error
          $0.isFull = true
        }
      }
    }
  }

  private func write(_ event: RecordedEvent) throws {
    if size > maximumSize {
      return queue.withLock {
        $0.isFull = true
        $0.skippedCount += 1
      }
    }
    try writeLine(event)
  }

  private func writeLine(_ event: RecordedEvent) throws {
    var line = try JSONEncoder.recording.encode(event)
    line.append(UInt8(ascii: "\n"))
    size += line.count
    try output(line)
  }

  /// Returns when all events that were added are written.
  ///
  /// - Throws: The error of the output, if there was one.
  func finish() async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      thread.async {
        continuation.resume(with: Result { try self.writeAll() })
      }
    }
  }

  private func writeAll() throws {
    write()
    let (error, count) = queue.withLock { queue in
      defer { queue.skippedCount = 0 }
      return (queue.error, queue.skippedCount)
    }
    if let error { throw error }
    if count > 0 { try writeLine(.gap(.init(count: count))) }
  }
}

extension JSONEncoder {
  /// An encoder of lines of records.
  static var recording: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}
