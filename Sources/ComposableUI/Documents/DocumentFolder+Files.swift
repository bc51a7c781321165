import ConcurrencyExtras
import Dispatch
import Foundation

/// The one place that knows of the system's files. The last part of a path is never followed where it is a
/// link.
extension DocumentFolder {
  private static let draftPrefix = ".composable-draft-"

  private func path(_ name: DocumentName) -> String { "\(url.path)/\(name.text)" }

  /// Whether something has a name, document or not.
  func hasAnything(called name: DocumentName) -> Bool {
    var status = stat()
    return lstat(path(name), &status) == 0 || errno != ENOENT
  }

  /// What tells a document from how it was before; `nil` where nothing has its name.
  ///
  /// - Throws: ``DocumentError`` where what has its name is no document.
  func stamp(of name: DocumentName) throws(DocumentError) -> FileFingerprint? {
    var status = stat()
    guard lstat(path(name), &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .system("looked at", name, reason())
    }
    guard status.st_mode & S_IFMT == S_IFREG, isDocument(name) else { throw .absent(name) }
    return FileFingerprint(status)
  }

  /// The stamp of a document that has to be there.
  func present(_ name: DocumentName) throws(DocumentError) -> FileFingerprint {
    guard let stamp = try stamp(of: name) else { throw .absent(name) }
    return stamp
  }

  /// Reads a document.
  func read(
    _ name: DocumentName
  ) throws(DocumentError) -> (contents: Data, stamp: FileFingerprint) {
    // A pipe without a writer would wait for one.
    let file = open(path(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ELOOP { throw .absent(name) }
      throw .system("read", name, reason())
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, isDocument(name) else {
      throw .absent(name)
    }
    guard status.st_size <= Self.sizeLimit else {
      throw .system("read", name, "it has more than 64 MB")
    }
    do {
      let contents = try FileHandle(fileDescriptor: file).read(upToCount: Self.sizeLimit)
      return (contents ?? Data(), FileFingerprint(status))
    } catch {
      throw .system("read", name, "\(error)")
    }
  }

  /// Writes a document, unless another program has changed its file.
  ///
  /// - Parameter stamp: What the file was when it was seen last; `nil` where there was none.
  /// - Returns: What it is now; `nil` where it was changed, and is left as it is.
  @concurrent func write(
    _ contents: Data, to name: DocumentName, inPlaceOf stamp: FileFingerprint?
  ) async throws(DocumentError) -> FileFingerprint? {
    await willWrite?()
    return try await onDisk { () throws(DocumentError) in
      try replace(name, seen: stamp, with: contents)
    }
  }

  /// Writes a document that is not there yet.
  @concurrent func put(
    _ contents: Data, at name: DocumentName
  ) async throws(DocumentError) {
    try await onDisk { () throws(DocumentError) in try makeNew(name, with: contents) }
  }

  /// Does something on a thread that may wait for the disk: those that actors run on may not.
  @concurrent private func onDisk<Result: Sendable>(
    _ body: @escaping @Sendable () throws(DocumentError) -> Result
  ) async throws(DocumentError) -> Result {
    let executor = QuiescentExecutor.current
    executor?.hold()
    defer { executor?.release() }
    let result = await withCheckedContinuation { continuation in
      Self.disk.async {
        continuation.resume(returning: Swift.Result(catching: body))
      }
    }
    return try result.get()
  }

  private static let disk = DispatchQueue(label: "DocumentFolder", attributes: .concurrent)

  private func replace(
    _ name: DocumentName, seen: FileFingerprint?, with contents: Data
  ) throws(DocumentError) -> FileFingerprint? {
    try withDraft(of: name, contents) { (draft, stamp) throws(DocumentError) in
      // Last of all, so that as little as possible can happen in between.
      guard try self.stamp(of: name) == seen else { return nil }
      guard Foundation.rename(draft, path(name)) == 0 else {
        throw .system("saved", name, reason())
      }
      return stamp
    }
  }

  private func makeNew(_ name: DocumentName, with contents: Data) throws(DocumentError) {
    try withDraft(of: name, contents) { (draft, _) throws(DocumentError) in
      try place(draft, at: name, "saved")
    }
  }

  /// Writes a hidden draft, which takes its place in one step.
  private func withDraft<Result>(
    of name: DocumentName, _ contents: Data,
    _ place: (_ draft: String, _ stamp: FileFingerprint) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    // What could not be read again is not written.
    guard contents.count <= Self.sizeLimit else {
      throw .system("saved", name, "it has more than 64 MB")
    }
    let draft = "\(url.path)/\(Self.draftPrefix)\(getpid())-\(UUID().uuidString)"
    defer { unlink(draft) }
    let stamp = try write(contents, toDraft: draft, of: name)
    let result = try place(draft, stamp)
    syncFolder()
    return result
  }

  private func write(
    _ contents: Data, toDraft draft: String, of name: DocumentName
  ) throws(DocumentError) -> FileFingerprint {
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .system("saved", name, reason()) }
    defer { close(file) }
    var status = stat()
    // It keeps its permissions.
    if lstat(path(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard fchmod(file, status.st_mode & 0o777) == 0 else {
        throw .system("saved", name, reason())
      }
    }
    do {
      try FileHandle(fileDescriptor: file).write(contentsOf: contents)
    } catch {
      throw .system("saved", name, DocumentError.words(for: error))
    }
    guard fsync(file) == 0, fstat(file, &status) == 0 else {
      throw .system("saved", name, reason())
    }
    return FileFingerprint(status)
  }

  /// Moves a document to a name that nothing has.
  func move(_ name: DocumentName, to new: DocumentName) throws(DocumentError) {
    try place(path(name), at: new, "renamed")
  }

  /// Moves a file to a name that nothing has. Unlike `rename`, `link` never replaces what is there.
  private func place(
    _ path: String, at name: DocumentName, _ done: String
  ) throws(DocumentError) {
    if link(path, self.path(name)) == 0 {
      unlink(path)
      return
    }
    switch errno {
    case EEXIST: throw .taken(name)
    // Some file systems have no links.
    case EPERM, ENOTSUP, ENOSYS, EMLINK: try claim(name, for: path, done)
    default: throw .system(done, name, reason())
    }
  }

  /// Moves a file to a name that nothing has, without links: an empty file takes the name first.
  func claim(
    _ name: DocumentName, for path: String, _ done: String
  ) throws(DocumentError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = open(self.path(name), flags, 0o600)
    guard file >= 0 else {
      throw errno == EEXIST ? .taken(name) : .system(done, name, reason())
    }
    close(file)
    guard Foundation.rename(path, self.path(name)) == 0 else {
      let reason = reason()
      unlink(self.path(name))
      throw .system(done, name, reason)
    }
  }

  /// Removes a document.
  public func delete(_ name: DocumentName) throws(DocumentError) {
    _ = try present(name)
    guard unlink(path(name)) == 0 else { throw .system("deleted", name, reason()) }
  }

  /// Removes what writers left that were killed.
  func removeDrafts() {
    for file in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    where file.hasPrefix(Self.draftPrefix) {
      let writer = file.dropFirst(Self.draftPrefix.count).prefix { $0 != "-" }
      guard let writer = pid_t(writer), writer != getpid(), kill(writer, 0) != 0, errno == ESRCH
      else { continue }
      unlink("\(url.path)/\(file)")
    }
  }

  /// So that also the name outlasts a loss of power.
  private func syncFolder() {
    let folder = open(url.path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private func reason() -> String { String(cString: strerror(errno)).lowercased() }
}
