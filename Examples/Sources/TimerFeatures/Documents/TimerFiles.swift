public import ComposableArchitecture
import Foundation

/// A client that reads and writes timer files.
///
/// ```swift
/// @Dependency(\.timerFiles) var files
///
/// let timer = try TimerFile.decode(files.read(file))
/// try await files.write(TimerFile.encode(timer), file)
/// ```
///
/// 1. A write replaces the content of a file completely or not at all, even if the process is killed.
/// 2. The next read or write removes the temporary file that a killed process has left.
@DependencyClient
public struct TimerFiles: Sendable {
  /// The file system's identifier of a file, the same for all hard links. Each write changes it.
  public struct Node: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  /// Resolves symbolic links and relative paths.
  public var resolve: @Sendable (URL) throws(TimerFileError.Fault) -> URL = { $0 }
  /// Returns the identifier of a file, or `nil` if it doesn't exist.
  public var node: @Sendable (URL) -> Node?
  /// Reads a file, at most one byte more than the size limit of timer files.
  public var read: @Sendable (URL) throws(TimerFileError.Fault) -> Data = { _ in Data() }
  /// Replaces the content of a file.
  public var write: @Sendable (Data, URL) async throws(TimerFileError.Fault) -> Void = { _, _ in }
  /// Creates a file, and fails if it exists.
  public var create: @Sendable (Data, URL) async throws(TimerFileError.Fault) -> Void = { _, _ in }
}

extension TimerFiles: DependencyKey {
  /// The files on disk.
  public static let liveValue = onDisk()

  /// Reports an issue if a test uses it without an override.
  public static let testValue = TimerFiles()
}

extension DependencyValues {
  /// The client that reads and writes timer files.
  public var timerFiles: TimerFiles {
    get { self[TimerFiles.self] }
    set { self[TimerFiles.self] = newValue }
  }
}
