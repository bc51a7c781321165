import ComposableConcurrency
import ComposableUI
import ConcurrencyExtras
import Dispatch
import Foundation

/// The file system calls on documents. None of them follows a symbolic link as the last component
/// of a path.
extension DocumentFolder {
  private static let temporaryFilePrefix = ".composable-draft-"

  private func path(_ name: DocumentName) -> String { "\(url.path)/\(name.text)" }

  /// Returns true if any file has the name, also one that is not a document.
  func itemExists(named name: DocumentName) -> Bool {
    var status = stat()
    return lstat(path(name), &status) == 0 || errno != ENOENT
  }

  /// The fingerprint of a document's file; `nil` if no file has the name.
  ///
  /// - Throws: ``DocumentError`` if the file is not a document.
  func fingerprint(of name: DocumentName) throws(DocumentError) -> FileFingerprint? {
    var status = stat()
    guard lstat(path(name), &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .failed(.read, name, .lastSystemError)
    }
    guard status.st_mode & S_IFMT == S_IFREG, isDocument(name) else { throw .notFound(name) }
    return FileFingerprint(status)
  }

  /// The fingerprint of an existing document's file.
  ///
  /// - Throws: ``DocumentError`` if there is no such document.
  func requireDocument(_ name: DocumentName) throws(DocumentError) -> FileFingerprint {
    guard let fingerprint = try fingerprint(of: name) else { throw .notFound(name) }
    return fingerprint
  }

  /// Reads a document.
  func read(
    _ name: DocumentName
  ) throws(DocumentError) -> (contents: Data, fingerprint: FileFingerprint) {
    // Non-blocking: opening a named pipe without a writer would block.
    let file = open(path(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ELOOP { throw .notFound(name) }
      throw .failed(.read, name, .lastSystemError)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, isDocument(name) else {
      throw .notFound(name)
    }
    guard status.st_size <= Self.sizeLimit else {
      throw .failed(.read, name, .tooLarge)
    }
    do {
      let contents = try FileHandle(fileDescriptor: file).read(upToCount: Self.sizeLimit)
      return (contents ?? Data(), FileFingerprint(status))
    } catch {
      throw .failed(.read, name, FileProblem(error))
    }
  }

  /// Writes a document, unless another program has changed its file.
  ///
  /// - Parameters:
  ///   - contents: The new contents.
  ///   - name: The document.
  ///   - fingerprint: The last known fingerprint of the file; `nil` if it didn't exist.
  /// - Returns: The new fingerprint; `nil` if the file was changed, and is not overwritten.
  @concurrent func write(
    _ contents: Data, to name: DocumentName, replacing fingerprint: FileFingerprint?
  ) async throws(DocumentError) -> FileFingerprint? {
    await willWrite?()
    return try await performIO { () throws(DocumentError) in
      try replace(name, expected: fingerprint, with: contents)
    }
  }

  /// The names of the documents, read on a thread that may block on the disk.
  @concurrent func currentNames() async throws(DocumentError) -> [DocumentName] {
    try await performIO { () throws(DocumentError) in try names() }
  }

  /// Creates a document after those that are being created.
  ///
  /// - Throws: ``DocumentError`` if too many are being created.
  @concurrent func performCreation(
    _ body: @escaping @Sendable () throws(DocumentError) -> DocumentName
  ) async throws(DocumentError) -> DocumentName {
    guard creations.begin(limit: limits.pendingCreations) else {
      throw DocumentError(.tooManyCreations)
    }
    defer { creations.end() }
    return try await performIO(on: creations.queue, body)
  }

  /// Performs an operation on a thread that may block on the disk, unlike those of actors.
  @concurrent private func performIO<Result: Sendable>(
    on queue: DispatchQueue = ioQueue,
    _ body: @escaping @Sendable () throws(DocumentError) -> Result
  ) async throws(DocumentError) -> Result {
    let executor = QuiescentExecutor.current
    executor?.hold()
    defer { executor?.release() }
    let result = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: Swift.Result(catching: body))
      }
    }
    return try result.get()
  }

  private static let ioQueue = DispatchQueue(label: "DocumentFolder", attributes: .concurrent)

  private func replace(
    _ name: DocumentName, expected: FileFingerprint?, with contents: Data
  ) throws(DocumentError) -> FileFingerprint? {
    try withTemporaryFile(of: name, contents) {
      (temporaryFile, fingerprint) throws(DocumentError) in
      // As late as possible, to minimize the time in which another program can change the file.
      guard try self.fingerprint(of: name) == expected else { return nil }
      guard Foundation.rename(temporaryFile, path(name)) == 0 else {
        throw .failed(.save, name, .lastSystemError)
      }
      return fingerprint
    }
  }

  /// Creates a document with a name that no file has.
  func makeNew(_ name: DocumentName, with contents: Data) throws(DocumentError) {
    try withTemporaryFile(of: name, contents) { (temporaryFile, _) throws(DocumentError) in
      try moveWithoutReplacing(temporaryFile, to: name, .save)
    }
  }

  /// Writes a hidden temporary file, which `body` moves to its final name in one step.
  private func withTemporaryFile<Result>(
    of name: DocumentName, _ contents: Data,
    _ body: (_ temporaryFile: String, _ fingerprint: FileFingerprint) throws(DocumentError) ->
      Result
  ) throws(DocumentError) -> Result {
    // A larger document could not be read again.
    guard contents.count <= Self.sizeLimit else {
      throw .failed(.save, name, .tooLarge)
    }
    let temporaryFile = "\(url.path)/\(Self.temporaryFilePrefix)\(getpid())-\(UUID().uuidString)"
    defer { unlink(temporaryFile) }
    let fingerprint = try write(contents, toTemporaryFile: temporaryFile, of: name)
    let result = try body(temporaryFile, fingerprint)
    syncFolder()
    return result
  }

  private func write(
    _ contents: Data, toTemporaryFile temporaryFile: String, of name: DocumentName
  ) throws(DocumentError) -> FileFingerprint {
    let file = open(temporaryFile, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .failed(.save, name, .lastSystemError) }
    defer { close(file) }
    var status = stat()
    // The document keeps its permissions.
    if lstat(path(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard fchmod(file, status.st_mode & 0o777) == 0 else {
        throw .failed(.save, name, .lastSystemError)
      }
    }
    do {
      try FileHandle(fileDescriptor: file).write(contentsOf: contents)
    } catch {
      throw .failed(.save, name, FileProblem(error))
    }
    guard fsync(file) == 0, fstat(file, &status) == 0 else {
      throw .failed(.save, name, .lastSystemError)
    }
    return FileFingerprint(status)
  }

  /// Moves a document to a name that no file has.
  func move(_ name: DocumentName, to new: DocumentName) throws(DocumentError) {
    try moveWithoutReplacing(path(name), to: new, .rename)
  }

  /// Moves a file to a name that no file has. Unlike `rename`, `link` never replaces a file.
  private func moveWithoutReplacing(
    _ path: String, to name: DocumentName, _ operation: DocumentError.Operation
  ) throws(DocumentError) {
    if link(path, self.path(name)) == 0 {
      unlink(path)
      return
    }
    switch errno {
    case EEXIST: throw .nameTaken(name)
    // Some file systems have no hard links.
    case EPERM, ENOTSUP, ENOSYS, EMLINK: try moveReservingName(name, for: path, operation)
    default: throw .failed(operation, name, .lastSystemError)
    }
  }

  /// Moves a file to a name that no file has, without hard links: an empty file reserves the name.
  ///
  /// A process that is killed in between leaves the empty file.
  func moveReservingName(
    _ name: DocumentName, for path: String, _ operation: DocumentError.Operation
  ) throws(DocumentError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = open(self.path(name), flags, 0o600)
    guard file >= 0 else {
      throw errno == EEXIST ? .nameTaken(name) : .failed(operation, name, .lastSystemError)
    }
    close(file)
    guard Foundation.rename(path, self.path(name)) == 0 else {
      let problem = FileProblem.lastSystemError
      unlink(self.path(name))
      throw .failed(operation, name, problem)
    }
  }

  /// Deletes a document.
  public func delete(_ name: DocumentName) throws(DocumentError) {
    _ = try requireDocument(name)
    guard unlink(path(name)) == 0 else { throw .failed(.delete, name, .lastSystemError) }
  }

  /// Removes the temporary files of processes that were killed during a write.
  func removeStaleTemporaryFiles() {
    for file in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    where file.hasPrefix(Self.temporaryFilePrefix) {
      let writer = file.dropFirst(Self.temporaryFilePrefix.count).prefix { $0 != "-" }
      guard let writer = pid_t(writer), writer != getpid(), kill(writer, 0) != 0, errno == ESRCH
      else { continue }
      unlink("\(url.path)/\(file)")
    }
  }

  /// Flushes the folder to the disk, so that a new name also survives a power failure.
  private func syncFolder() {
    let folder = open(url.path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
