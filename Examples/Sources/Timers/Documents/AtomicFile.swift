import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written whole or not at all, also when the process is killed.
///
/// The one place that knows of the system's files. What is written goes to a hidden draft in the same
/// folder first, `.Tea.timer.lonely-timer-draft` for `Tea.timer`, and takes its place in one step.
///
/// 1. At each moment the name has the whole old content or the whole new one, or is not there yet.
/// 2. After a write that succeeded the content outlasts a loss of power.
/// 3. There is one draft at most, which its writer keeps locked. One that a killed writer left is
///    removed by the next who reads or writes.
/// 4. Symbolic links are followed, and the file keeps its permissions.
struct AtomicFile {
  /// What a write goes through.
  enum Step: String, CaseIterable, Sendable {
    /// The draft is there, and empty.
    case drafted
    /// Half of the content was handed over.
    case begun
    /// All of it was handed over.
    case written
    /// All of it is on the disk.
    case synced
    /// The draft has taken the file's place.
    case placed
  }

  /// Where the file lies, without links and detours.
  let path: String
  private let draft: String
  private let folder: String

  /// Finds a file, or where one can be made.
  init(_ url: URL) throws(SystemFault) {
    guard url.isFileURL, !url.path.utf8.contains(0) else {
      throw SystemFault("that is no name of a file")
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

  /// What the system knows a file by; `nil` where there is none.
  static func node(of url: URL) -> TimerFiles.Node? {
    var status = stat()
    return stat(url.path, &status) == 0 ? node(status) : nil
  }

  /// Reads the file.
  ///
  /// - Parameter limit: How many bytes are read at most.
  func read(limit: Int) throws(SystemFault) -> Data {
    sweep()
    // A pipe without a writer would wait for one.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw SystemFault() }
    defer { close(file) }
    guard Self.isRegular(try Self.status(of: file)) else {
      throw SystemFault("it is a folder or a device")
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

  /// Gives the file a content, also where there is none yet.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - isNew: Whether to fail where something has the name already.
  ///   - pass: Told each step.
  func write(
    _ data: Data, isNew: Bool = false, pass: (Step) -> Void = { _ in }
  ) throws(SystemFault) {
    var status = stat()
    let isThere = lstat(path, &status) == 0
    if isThere {
      guard !isNew else { throw SystemFault(code: EEXIST) }
      guard Self.isRegular(status) else { throw SystemFault("it is a folder or a device") }
      guard access(path, W_OK) == 0 else { throw SystemFault() }
    }
    let file = try openDraft()
    // The lock goes with it, and that last.
    defer { close(file) }
    do throws(SystemFault) {
      pass(.drafted)
      if isThere { try Self.check(fchmod(file, status.st_mode & 0o7777)) }
      try Self.write(data.prefix(data.count / 2), to: file)
      pass(.begun)
      try Self.write(data.dropFirst(data.count / 2), to: file)
      pass(.written)
      try Self.check(Self.flush(file))
      pass(.synced)
      try isNew ? placeNew() : Self.check(rename(draft, path))
    } catch {
      unlink(draft)
      throw error
    }
    syncFolder()
    pass(.placed)
  }

  /// Removes the draft of a writer that is no more.
  func sweep() {
    try? removeDraft()
  }

  /// Lets the draft take a name that nothing has.
  private func placeNew() throws(SystemFault) {
    if link(draft, path) == 0 {
      unlink(draft)
    } else if [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) {
      // The folder's file system has no links; only there two who make the same file may meet.
      try Self.check(rename(draft, path))
    } else {
      throw SystemFault()
    }
  }

  /// Makes a draft, and keeps others from it until it is closed.
  private func openDraft() throws(SystemFault) -> Int32 {
    while true {
      try removeDraft()
      let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 {
        // Who has the lock is about to remove the draft, since nobody had it.
        lock(file, LOCK_EX)
        if isDraft(file) { return file }
        close(file)
      } else if errno != EEXIST {
        throw SystemFault()
      }
    }
  }

  /// Removes a draft that nobody writes.
  private func removeDraft() throws(SystemFault) {
    // For writing, without which some file systems give no lock.
    let file = open(draft, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw SystemFault()
    }
    defer { close(file) }
    guard lock(file, LOCK_EX | LOCK_NB) else { throw SystemFault("another program is writing it") }
    if isDraft(file) { try Self.check(unlink(draft)) }
  }

  /// Whether an open file still has the draft's name.
  private func isDraft(_ file: Int32) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(file, &open) == 0 && lstat(draft, &named) == 0
      && Self.node(open) == Self.node(named)
  }

  /// Makes the name outlast a loss of power, where the file system can.
  private func syncFolder() {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = Self.flush(file)
    close(file)
  }

  /// Locks a file; a file system without locks counts as having given one.
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

  /// Sees to it that what was written is on the disk.
  private static func flush(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
      // There `fsync` leaves it in the disk's own memory.
      if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
  }

  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    #if canImport(Darwin)
      // With the letters as the folder has them.
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

/// `read(2)`, whose name the file's own method hides.
private func platformRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

/// `write(2)`, likewise.
private func platformWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
