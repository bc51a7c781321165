public import ComposableArchitecture
public import Foundation

/// Reads and writes the files that hold timers.
///
/// ```swift
/// @Dependency(\.timerFiles) var files
///
/// let timer = try TimerFile.decode(files.read(file))
/// try await files.write(TimerFile.encode(timer), file)
/// ```
///
/// 1. A write changes a file as a whole or not at all, also when the process is killed amid it.
/// 2. What a writer that was killed amid it left beside the file goes when that is read or written
///    the next time. Otherwise reading changes nothing.
@DependencyClient
public struct TimerFiles: Sendable {
  /// What the system knows a file by, whatever its names. A file that is written gets another one.
  public struct Node: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  /// Finds out where a file lies, without links and detours: what it is read and written by.
  public var locate: @Sendable (URL) throws(TimerFileError.Fault) -> URL = { $0 }
  /// Finds out what the system knows a file by; `nil` where there is no file.
  public var node: @Sendable (URL) -> Node?
  /// Reads a file; of one that is too large for a timer, no more than shows that.
  public var read: @Sendable (URL) throws(TimerFileError.Fault) -> Data = { _ in Data() }
  /// Gives a file another content.
  public var write: @Sendable (Data, URL) async throws(TimerFileError.Fault) -> Void = { _, _ in }
  /// Makes a file, and fails where something has the name already.
  public var create: @Sendable (Data, URL) async throws(TimerFileError.Fault) -> Void = { _, _ in }
}

extension TimerFiles: DependencyKey {
  /// The files on disk.
  public static let liveValue = onDisk()

  /// Fails the test that has not said which files there are.
  public static let testValue = TimerFiles()
}

extension DependencyValues {
  /// Reads and writes the files that hold timers.
  public var timerFiles: TimerFiles {
    get { self[TimerFiles.self] }
    set { self[TimerFiles.self] = newValue }
  }
}
