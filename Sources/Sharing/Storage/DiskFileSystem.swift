import ComposableConcurrency
import Foundation

/// The files on the disk.
///
/// 1. A write creates a temporary file beside the file, flushes it to the disk, and renames it. A
///    process that is killed leaves the former file or the new one, and at most a temporary file
///    that the first write of another process in the directory removes.
/// 2. The directories of a file are created when it is written or watched.
/// 3. A file that is a symbolic link remains one: the file that it refers to is replaced.
final class DiskFileSystem: FileSystem {
  private struct WatchedFile: Sendable {
    /// The version that this process has read or written last.
    var version: FileVersion?
    var observers = ObserverList<Void>()
    var subscription: SharedSubscription?
  }

  private let watchedFiles = Lock<[String: WatchedFile]>([:])
  /// The directories without temporary files of earlier processes.
  private let cleanDirectories = Lock<Set<String>>([])

  func read(_ url: URL) throws -> Data? {
    let path = path(of: url)
    // Before the contents are read: a change after that is noticed.
    let version = FileVersion(path: path)
    watchedFiles.withLock { files in
      // A change of a file that is watched is noticed by its observers.
      if files[path]?.observers.isEmpty ?? true { files[path] = WatchedFile(version: version) }
    }
    guard version != nil else { return nil }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  func version(of url: URL) -> FileVersion? { FileVersion(path: path(of: url)) }

  func write(_ data: Data, to url: URL) throws {
    let path = path(of: url)
    try createDirectory(of: path)
    removeStaleTemporaryFiles(in: directory(of: path))
    let temporaryPath =
      "\(directory(of: path))/.\((path as NSString).lastPathComponent)"
      + "\(Self.temporaryInfix)\(getpid())-\(UUID().uuidString)"
    defer { unlink(temporaryPath) }
    let version = try write(data, toNewFile: temporaryPath, replacing: path)
    // Before the file is renamed, so that the change is not mistaken for that of another process.
    watchedFiles.withLock { $0[path]?.version = version }
    guard rename(temporaryPath, path) == 0 else { throw posixError() }
    syncDirectory(of: path)
  }

  private func write(
    _ data: Data, toNewFile temporaryPath: String, replacing path: String
  ) throws -> FileVersion {
    let file = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw posixError() }
    defer { close(file) }
    var status = stat()
    // The file keeps its permissions.
    if stat(path, &status) == 0, fchmod(file, status.st_mode & 0o777) != 0 { throw posixError() }
    try FileHandle(fileDescriptor: file).write(contentsOf: data)
    guard fsync(file) == 0, fstat(file, &status) == 0 else { throw posixError() }
    return FileVersion(status)
  }

  /// Flushes a directory to the disk, so that a new name also survives a power failure.
  private func syncDirectory(of path: String) {
    let directory = open(self.directory(of: path), O_RDONLY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  private static let temporaryInfix = ".tmp-"

  /// Removes the temporary files of processes that were killed during a write, once: a directory
  /// may have a file for each user.
  private func removeStaleTemporaryFiles(in directory: String) {
    guard cleanDirectories.withLock({ $0.insert(directory).inserted }) else { return }
    for file in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      guard let writer = writer(ofTemporaryFile: file), writer != getpid(), kill(writer, 0) != 0,
        errno == ESRCH, isOld("\(directory)/\(file)")
      else { continue }
      unlink("\(directory)/\(file)")
    }
  }

  /// Returns true if a file was not written within the last hour. The process of a younger one may
  /// run on another machine, or in another container.
  private func isOld(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileVersion(status).age > 3_600
  }

  /// Returns the process that has written a temporary file, or `nil` for another file.
  private func writer(ofTemporaryFile name: String) -> pid_t? {
    guard name.hasPrefix("."), let infix = name.range(of: Self.temporaryInfix, options: .backwards)
    else { return nil }
    let parts = name[infix.upperBound...].split(separator: "-", maxSplits: 1)
    guard parts.count == 2, UUID(uuidString: String(parts[1])) != nil else { return nil }
    return pid_t(parts[0])
  }

  private func path(of url: URL) -> String { url.resolvingSymlinksInPath().path }

  private func directory(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  private func createDirectory(of path: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory(of: path), withIntermediateDirectories: true)
  }

  private func posixError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let path = path(of: url)
    let (id, isFirst) = watchedFiles.withLock { files in
      let id = files[path, default: WatchedFile()].observers.add { onChange() }
      return (id, files[path]?.subscription == nil)
    }
    if isFirst { beginWatching(path) }
    return SharedSubscription { [weak self] in self?.removeObserver(id, of: path) }
  }

  private func beginWatching(_ path: String) {
    try? createDirectory(of: path)
    let name = (path as NSString).lastPathComponent
    let subscription = DirectoryWatcher.shared.watch(name, in: directory(of: path)) { [weak self] in
      self?.checkVersion(of: path)
    }
    watchedFiles.withLock { $0[path]?.subscription = subscription }
    // The file may have changed since it was read.
    checkVersion(of: path)
  }

  private func removeObserver(_ id: UInt64, of path: String) {
    let removed = watchedFiles.withLock { files -> (Any?, SharedSubscription?) in
      let observer = files[path]?.observers.remove(id)
      guard files[path]?.observers.isEmpty == true else { return (observer, nil) }
      return (observer, files.removeValue(forKey: path)?.subscription)
    }
    // Deallocated after the lock was released.
    withExtendedLifetime(removed) {}
  }

  /// Notifies the observers of a file if another process has changed it.
  private func checkVersion(of path: String) {
    let version = FileVersion(path: path)
    let observers = watchedFiles.withLock { files -> ObserverList<Void>? in
      guard let file = files[path], file.version != version else { return nil }
      files[path]?.version = version
      return file.observers
    }
    observers?.notify((), in: 0...UInt64.max)
  }
}
