import Clocks
package import ComposableConcurrency
import ComposableCore
import ComposableUI
import Foundation

/// The session of an open document: the actor of its object, its stores and all views of it.
///
/// A ``DocumentLibrary`` opens and closes sessions.
///
/// Guarantees:
/// 1. Changes are saved after a second at most, several of them together. Writes never overlap:
///    changes during a write are saved after it.
/// 2. When another program changes, moves or deletes the file, it is detected within a second, and
///    before each write. Then nothing is written until the user resolves the conflict. A change
///    that gives the file the document's own contents is no conflict.
/// 3. A file that can't be read as a document is not modified.
/// 4. A failed save is shown until one succeeds, and the changes are kept. The next change, or the
///    user, tries again.
public actor DocumentSession {
  private let folder: DocumentFolder
  private let makeKind: @Sendable () -> _DocumentKind?
  private let clock: AnyClock<Duration>
  private let executor = QuiescentExecutor.current
  /// The actor of the document's stores and views, on whose executor the session runs.
  package nonisolated let mainActor = MainActorSubstitute()
  /// The delay of autosave, and the interval of polling the file.
  static let interval = Duration.seconds(1)

  // Unchecked: used on this actor only, which `state` checks.
  private nonisolated(unsafe) let viewState: DocumentState
  private var kind: _DocumentKind?
  /// The contents of the file at the last read or write, when it had `lastFingerprint`.
  private var savedContents: Data?
  private var lastFingerprint: FileFingerprint?
  private let tracker = ObservationTracker()
  /// The contents that the document would have written at that time.
  private var savedModelContents: Data?
  private var autosaveTask: Task<Void, Never>?
  private var monitorTask: Task<Void, Never>?
  private var writeTask: Task<Void, Never>?
  /// Set when a save is requested during a write.
  private var needsAnotherSave = false
  private var isClosed = false

  /// The executor of the actor of the document's stores and views.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { mainActor.actor.unownedExecutor }

  init(
    _ name: DocumentName, in folder: DocumentFolder, clock: any Clock<Duration>,
    makeKind: @escaping @Sendable () -> _DocumentKind?
  ) {
    self.folder = folder
    self.makeKind = makeKind
    self.clock = AnyClock(clock)
    viewState = DocumentState(name: name)
  }

  /// The state of the document's views, for code on this actor.
  nonisolated var state: DocumentState {
    preconditionIsolated("A document must be shown on the actor of its session.")
    return viewState
  }

  /// The name of the file without its extension.
  public var title: String { folder.title(of: viewState.name) }

  nonisolated func title(of name: DocumentName) -> String { folder.title(of: name) }

  nonisolated func file(_ name: DocumentName) -> URL { folder.file(name) }

  /// Runs code of the application.
  private func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try MainActor.withViews(on: mainActor.actor, operation: operation)
  }

  // MARK: Opening

  /// Reads the file and starts polling it, unless the session is open already.
  func open() {
    guard kind == nil else { return }
    kind = run(makeKind)
    load()
    let deadline = nextDeadline
    monitorTask = start { [deadline] document in
      var deadline = deadline
      while !Task.isCancelled {
        do { try await document.clock.sleep(untilFixed: deadline) } catch { return }
        deadline = await document.pollFile()
      }
    }
  }

  /// Reads the file, and replaces the document. An error is shown.
  private func load() {
    do {
      try read()
    } catch {
      viewState.fileStatus = .damaged(DocumentError(error))
    }
  }

  private func read() throws {
    let (name, file) = (viewState.name, try folder.read(viewState.name))
    guard let kind, let type = folder.contentType(of: name) else {
      throw DocumentError.notFound(name)
    }
    let configuration = FileDocumentReadConfiguration(
      contentType: type, file: FileWrapper(file.contents, filename: name.text)
    )
    let model = try run { try kind.read(configuration) }
    (savedContents, lastFingerprint) = (file.contents, file.fingerprint)
    (viewState.model, viewState.fileStatus, viewState.isEdited, viewState.error) = (
      model, .unchanged, false, nil
    )
    cancelAutosave()
    savedModelContents = try? contents(of: model)
  }

  /// Reads a damaged file again.
  func tryAgain() {
    guard case .damaged = viewState.fileStatus, !isClosed else { return }
    load()
  }

  // MARK: Changes

  /// The contents to write. A change of a property read for them marks the document as edited.
  private func contents(of model: any DocumentModel) throws -> Data {
    let type = folder.contentType(of: viewState.name) ?? .data
    return try tracker.track {
      Result { try run { try model.contents(as: type) } }
    } onChange: { [weak self, executor] _ in
      Task(executorPreference: executor) { await self?.changed() }
    }
    .get()
  }

  private func changed() {
    guard !isClosed, viewState.model != nil else { return }
    if !viewState.isEdited { viewState.isEdited = true }
    scheduleAutosave()
  }

  private func scheduleAutosave() {
    guard autosaveTask == nil else { return }
    let deadline = nextDeadline
    autosaveTask = start { document in
      do { try await document.clock.sleep(untilFixed: deadline) } catch { return }
      await document.autosaveDue()
    }
  }

  private func autosaveDue() {
    guard !Task.isCancelled else { return }
    autosaveTask = nil
    save()
  }

  private func cancelAutosave() {
    autosaveTask?.cancel()
    autosaveTask = nil
  }

  private var nextDeadline: AnyClock<Duration>.Instant { clock.now.advanced(by: Self.interval) }

  private func start(
    _ operation: @escaping @Sendable (DocumentSession) async -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: executor) { [weak self] in
      if let self { await operation(self) }
    }
  }

  // MARK: Saving

  /// Starts a write if the document has changed and there is no conflict with the file.
  func save() {
    guard writeTask == nil else {
      needsAnotherSave = true
      return
    }
    checkFile()
    guard !isClosed, viewState.fileStatus == .unchanged, let model = viewState.model else { return }
    do {
      let contents = try contents(of: model)
      if contents == savedModelContents {
        (viewState.isEdited, viewState.error) = (false, nil)
      } else {
        write(contents)
      }
    } catch {
      didFailToSave(
        DocumentError(.failed(.save, document: title, FileProblem(error))))
    }
  }

  /// Shows an error, and reports the first one of a series without the name of the document.
  private func didFailToSave(_ error: DocumentError) {
    if viewState.error == nil, case .failed(_, _, let problem) = error.cause {
      let folder = folder.url.path(percentEncoded: false)
      SaveFailures.report("a document in '\(folder)'", problem.logDescription)
    }
    viewState.error = error
  }

  private func write(_ contents: Data) {
    cancelAutosave()
    writeTask = Task(executorPreference: executor) {
      [folder, name = viewState.name, lastFingerprint] in
      do throws(DocumentError) {
        let fingerprint = try await folder.write(contents, to: name, replacing: lastFingerprint)
        await self.didWrite(contents, .success(fingerprint))
      } catch {
        await self.didWrite(contents, .failure(error))
      }
    }
  }

  /// Handles the end of a write. Its result is `nil` if another program has changed the file.
  private func didWrite(_ contents: Data, _ result: Result<FileFingerprint?, DocumentError>) {
    writeTask = nil
    switch result {
    case .success(let fingerprint?):
      (savedContents, savedModelContents, lastFingerprint) = (contents, contents, fingerprint)
      // Changes during the write are saved next.
      (viewState.isEdited, viewState.error) = (autosaveTask != nil || needsAnotherSave, nil)
    case .success(nil):
      viewState.isEdited = true
      checkFile()
    case .failure(let error):
      viewState.isEdited = true
      didFailToSave(error)
    }
    guard needsAnotherSave else { return }
    needsAnotherSave = false
    save()
  }

  /// Saves all changes. Returns when they are saved, saving fails, or a conflict needs the user.
  func settle() async {
    // Changes during a write are saved after it. The limit ends the loop for a document whose
    // contents differ each time.
    for _ in 0..<10 {
      cancelAutosave()
      save()
      guard let writeTask else { return }
      await writeTask.value
      if viewState.error != nil { return }
    }
  }

  // MARK: Changes by other programs

  /// Detects changes of the file by other programs.
  private func checkFile() {
    guard writeTask == nil, !isClosed, isMonitored else { return }
    let before = viewState.fileStatus
    do {
      let now = try folder.fingerprint(of: viewState.name)
      guard now != lastFingerprint else { return }
      lastFingerprint = now
      viewState.fileStatus =
        now == nil ? .missing : try compare(folder.read(viewState.name).contents)
    } catch {
      viewState.fileStatus = .changed
    }
    // Saves the changes that were made during the conflict.
    if before != .unchanged, viewState.fileStatus == .unchanged { scheduleAutosave() }
  }

  /// Checks the file for changes.
  ///
  /// - Returns: The time of the next check.
  private func pollFile() -> AnyClock<Duration>.Instant {
    let deadline = nextDeadline
    checkFile()
    return deadline
  }

  /// True while changes of the file by other programs matter.
  private var isMonitored: Bool {
    switch viewState.fileStatus {
    case .unchanged, .changed, .missing: true
    case .damaged, .deleted: false
    }
  }

  /// The status of the file with the given contents, which another program may have written.
  private func compare(_ fileContents: Data) throws -> DocumentState.FileStatus {
    if fileContents == savedContents { return .unchanged }
    guard let model = viewState.model, try contents(of: model) == fileContents else {
      return .changed
    }
    (savedContents, savedModelContents) = (fileContents, fileContents)
    (viewState.isEdited, viewState.error) = (false, nil)
    cancelAutosave()
    return .unchanged
  }

  /// Replaces the document with the changed file.
  func reload() {
    guard viewState.fileStatus == .changed, writeTask == nil, !isClosed else { return }
    do { try read() } catch { viewState.error = DocumentError(error) }
  }

  /// Overwrites a changed file with the document, or creates a missing one.
  func overwrite() {
    guard viewState.fileStatus == .changed || viewState.fileStatus == .missing, !isClosed else {
      return
    }
    // The user's choice is about the changes shown. Later ones are a new conflict.
    savedModelContents = nil
    viewState.fileStatus = .unchanged
    save()
  }

  // MARK: Renaming and closing

  /// Renames the file. The session continues with the new name.
  ///
  /// - Returns: The new name.
  func rename(to title: String) async throws(DocumentError) -> DocumentName {
    await settle()
    while let writeTask { await writeTask.value }
    viewState.name = try folder.rename(viewState.name, to: title)
    return viewState.name
  }

  /// Deletes the file. The document is not written any more.
  func delete() async throws(DocumentError) {
    while let writeTask { await writeTask.value }
    try folder.delete(viewState.name)
    cancelAutosave()
    (viewState.fileStatus, viewState.isEdited, viewState.error, viewState.model) = (
      .deleted, false, nil, nil
    )
  }

  /// Saves the changes, and ends the session. If a conflict is unresolved, both versions are kept:
  /// the document is saved as a file of its own.
  ///
  /// - Returns: True if the session has ended, false if the document can't be saved.
  func close() async -> Bool {
    await settle()
    guard await saveConflictCopy() else { return false }
    if viewState.isEdited, viewState.error != nil { return false }
    isClosed = true
    cancelAutosave()
    monitorTask?.cancel()
    // Released here, so that stores are deallocated on the actor that they belong to.
    (viewState.model, kind) = (nil, nil)
    return true
  }

  /// Saves the changes to a new file if another program has changed the document's file.
  private func saveConflictCopy() async -> Bool {
    guard viewState.fileStatus == .changed || viewState.fileStatus == .missing,
      let model = viewState.model
    else {
      return true
    }
    do {
      let modelContents = try contents(of: model)
      guard modelContents != savedModelContents else { return true }
      let name = viewState.name
      _ = try await folder.create(
        modelContents, titled: "\(folder.stem(of: name)) (unsaved changes)", like: name)
      (viewState.isEdited, viewState.error) = (false, nil)
      return true
    } catch {
      viewState.error = DocumentError(error)
      return false
    }
  }
}
