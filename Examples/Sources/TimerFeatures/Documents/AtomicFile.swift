import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is written atomically: completely or not at all, even if the process is killed.
///
/// The content is first written to a hidden draft in the same folder, such as
/// `.Tea.timer.lonely-timer-draft` for `Tea.timer`. Then the draft is renamed. All system calls on files
/// are here.
///
/// 1. At any time, the file has the complete old content or the complete new content, or it does not
///    exist yet.
/// 2. After a successful write, the content survives a power failure.
/// 3. There is at most one draft, which its writer locks. The draft of a killed writer is removed by
///    the next read or write.
/// 4. Symbolic links are followed, and the permissions of the file are kept.
struct AtomicFile {
  /// A step of a write.
  enum Step: String, CaseIterable, Sendable {
    /// The draft exists and is empty.
    case drafted
    /// Half of the content is written.
    case begun
    /// The whole content is written.
    case written
    /// The whole content is on the disk.
    case synced
    /// The draft has replaced the file.
    case placed
  }

  /// The resolved path of the file.
  let path: String
  private let draft: String
  private let folder: String

  /// Resolves the path of a file that exists, or of a new file in a folder that exists.
  init(_ url: URL) throws(SystemFault) {
    guard url.isFileURL, !url.path.utf8.contains(0) else {
      throw SystemFault("it isn't the URL of a file")
    }
    if let path = Self.resolve(url.path) {
      self.path = path
    } else if errno == ENOENT, let folder = Self.resolve(url.deletingLastPathComponent().path) {
      path = (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
    } else {
      throw SystemFault()
    }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let name = path[path.index(after: slash)...]
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    draft = "\(path[...slash]).\(name).lonely-timer-draft"
  }

  /// Returns the file system's identifier of a file, or `nil` if there is no file.
  static func node(of url: URL) -> TimerFiles.Node? {
    var status = stat()
    return stat(url.path, &status) == 0 ? node(status) : nil
  }

  /// Reads the file.
  ///
  /// - Parameter limit: The maximum number of bytes to read.
  func read(limit: Int) throws(SystemFault) -> Data {
    try? removeAbandonedDraft()
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw SystemFault() }
    defer { close(file) }
    guard Self.isRegular(try Self.status(of: file)) else {
      throw SystemFault("it isn't a regular file")
    }
    var data = Data()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while data.count < limit {
      let count = platformRead(file, &bytes, min(bytes.count, limit - data.count))
      if count == 0 { break }
      if count > 0 {
        data.append(contentsOf: bytes[..<count])
      } else if errno != EINTR {
        throw SystemFault()
      }
    }
    return data
  }

  /// Writes the content of the file. Creates the file if it doesn't exist.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - isNew: Pass `true` to fail if the file exists.
  ///   - onStep: Called after each step.
  func write(
    _ data: Data, isNew: Bool = false, onStep: (Step) -> Void = { _ in }
  ) throws(SystemFault) {
    var status = stat()
    let exists = lstat(path, &status) == 0
    if exists {
      guard !isNew else { throw SystemFault(code: EEXIST) }
      guard Self.isRegular(status) else { throw SystemFault("it isn't a regular file") }
      guard access(path, W_OK) == 0 else { throw SystemFault() }
    }
    let file = try openDraft()
    // Closing also releases the lock.
    defer { close(file) }
    do throws(SystemFault) {
      onStep(.drafted)
      if exists { try Self.check(fchmod(file, status.st_mode & 0o7777)) }
      try Self.write(data.prefix(data.count / 2), to: file)
      onStep(.begun)
      try Self.write(data.dropFirst(data.count / 2), to: file)
      onStep(.written)
      try Self.check(Self.flush(file))
      onStep(.synced)
      try isNew ? placeNew() : Self.check(rename(draft, path))
    } catch {
      unlink(draft)
      throw error
    }
    syncFolder()
    onStep(.placed)
  }

  /// Gives the draft the name of the file, or fails if the file exists.
  private func placeNew() throws(SystemFault) {
    if link(draft, path) == 0 {
      unlink(draft)
    } else if [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) {
      // Without hard links, a file that another process creates at the same time is replaced.
      try Self.check(rename(draft, path))
    } else {
      throw SystemFault()
    }
  }

  /// Creates a draft that is locked until it is closed.
  private func openDraft() throws(SystemFault) -> Int32 {
    while true {
      try removeAbandonedDraft()
      let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 {
        // A process that holds the lock is about to remove the draft, which was not locked yet.
        lock(file, LOCK_EX)
        if isDraft(file) { return file }
        close(file)
      } else if errno != EEXIST {
        throw SystemFault()
      }
    }
  }

  /// Removes the draft unless a writer has locked it.
  private func removeAbandonedDraft() throws(SystemFault) {
    // Some file systems lock only files that are open for writing.
    let file = open(draft, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw SystemFault()
    }
    defer { close(file) }
    guard lock(file, LOCK_EX | LOCK_NB) else { throw SystemFault("another process is writing it") }
    if isDraft(file) { try Self.check(unlink(draft)) }
  }

  /// Returns whether the draft's path still refers to an open file.
  private func isDraft(_ file: Int32) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(file, &open) == 0 && lstat(draft, &named) == 0
      && Self.node(open) == Self.node(named)
  }

  /// Writes the folder's entry to the disk, if the file system supports that.
  private func syncFolder() {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = Self.flush(file)
    close(file)
  }

  /// Locks a file. On a file system without locks, this succeeds.
  @discardableResult
  private func lock(_ file: Int32, _ operation: Int32) -> Bool {
    while flock(file, operation) != 0 {
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }

  private static func write(_ data: Data, to file: Int32) throws(SystemFault) {
    var bytes = Array(data)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { platformWrite(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        throw SystemFault()
      }
    }
  }

  /// Writes the buffers of a file to the disk.
  private static func flush(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
    // On Darwin, `fsync` does not flush the disk's cache.
    if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
  }

  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    #if canImport(Darwin)
    // The path with the case of the folder's entries.
    let file = open(resolved, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file >= 0 {
      defer { close(file) }
      var name = [CChar](repeating: 0, count: Int(MAXPATHLEN))
      if fcntl(file, F_GETPATH, &name) == 0 { return String(cString: name) }
    }
    #endif
    return String(cString: resolved)
  }

  private static func status(of file: Int32) throws(SystemFault) -> stat {
    var status = stat()
    try check(fstat(file, &status))
    return status
  }

  private static func isRegular(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG
  }

  private static func node(_ status: stat) -> TimerFiles.Node {
    TimerFiles.Node(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }

  private static func check(_ code: Int32) throws(SystemFault) {
    guard code == 0 else { throw SystemFault() }
  }
}

/// `read(2)`, whose name is hidden by the method of the file.
private func platformRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

/// `write(2)`, whose name is hidden by the method of the file.
private func platformWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
