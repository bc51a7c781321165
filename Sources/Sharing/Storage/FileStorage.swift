import ComposableConcurrency
public import Dependencies
import Dispatch
import Foundation

/// A storage of files for shared values.
///
/// ``fileSystem`` is the default in a running program, and an ``inMemory`` storage of its own in
/// each test and preview.
///
/// 1. Changes that arrive while a file is being written are written together, after that.
/// 2. A load returns the value that was saved last, also if it has not been written yet.
/// 3. A program that exits writes the pending changes first.
public struct FileStorage: Hashable, Sendable {
  let writer: FileWriter

  package init(
    _ fileSystem: any FileSystem,
    perform: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  ) {
    writer = FileWriter(fileSystem, perform: perform)
  }

  /// The files on the disk, written on a background queue.
  public static let fileSystem: FileStorage = {
    atexit { FileStorage.queue.sync {} }
    return FileStorage(DiskFileSystem()) { queue.async(execute: $0) }
  }()

  private static let queue = DispatchQueue(label: "Sharing.FileStorage")

  /// A new storage in memory.
  public static var inMemory: FileStorage {
    FileStorage(MemoryFileSystem()) { $0() }
  }

  /// Returns true if both are the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.writer === rhs.writer }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(writer)) }
}

private enum FileStorageDependencyKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
  /// The storage of `.fileStorage` values.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependencyKey.self] }
    set { self[FileStorageDependencyKey.self] = newValue }
  }
}
