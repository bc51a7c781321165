import Clocks
import ComposableArchitecture
import ConcurrencyExtras
import Foundation

/// A document that is open: the actor that its object, its stores and all views of it belong to.
///
/// Guarantees:
/// 1. What changes is saved a second later at most, several changes at once. There are never two writes
///    at once: what changes during a write is saved after it.
/// 2. A file that another program changes, moves or deletes is noticed within a second, and before each
///    write. Then nothing is written until the user says whose is to be kept. A file that comes to
///    hold what the document holds is no conflict.
/// 3. A file that can't be read as a document is left alone.
/// 4. A save that fails is told until one succeeds, and the change is kept. The next change, or the user,
///    tries again.
public actor DocumentSession {
  private let folder: DocumentFolder
  private let makeKind: @Sendable () -> _DocumentKind?
  private let clock: AnyClock<Duration>
  private let executor = QuiescentExecutor.current
  /// How long changes wait to be saved, and how often the file is looked at.
  static let interval = Duration.seconds(1)

  // Touched on this actor only, which `state` checks.
  private nonisolated(unsafe) let shown: DocumentState
  private var kind: _DocumentKind?
  /// What the file held when it was read or written last, and what told it from others then.
  private var saved: Data?
  private var seen: FileFingerprint?
  private let tracker = ObservationTracker()
  /// What the document would have had the file hold then.
  private var clean: Data?
  private var autosave: Task<Void, Never>?
  private var watch: Task<Void, Never>?
  private var writing: Task<Void, Never>?
  /// Whether a save was asked for during a write.
  private var savesAgain = false
  private var isClosed = false

  init(
    _ name: DocumentName, in folder: DocumentFolder, clock: any Clock<Duration>,
    makeKind: @escaping @Sendable () -> _DocumentKind?
  ) {
    self.folder = folder
    self.makeKind = makeKind
    self.clock = AnyClock(clock)
    shown = DocumentState(name: name)
  }

  /// What is shown of it, for code that runs on this actor.
  nonisolated var state: DocumentState {
    preconditionIsolated("A document is shown on the actor that owns it.")
    return shown
  }

  /// What users call it.
  public var title: String { folder.title(of: shown.name) }

  nonisolated func title(of name: DocumentName) -> String { folder.title(of: name) }

  nonisolated func file(_ name: DocumentName) -> URL { folder.file(name) }

  // MARK: Opening

  /// Reads the file, unless that has been done.
  func open() {
    guard kind == nil else { return }
    kind = withStoreIsolation(self, operation: makeKind)
    load()
    let due = dueTime
    watch = start { [due] document in
      var due = due
      while !Task.isCancelled {
        do { try await document.clock.sleep(until: due) } catch { return }
        due = await document.lookAgain()
      }
    }
  }

  /// Reads the file in place of what the document is. What is wrong with it is shown.
  private func load() {
    do {
      try read()
    } catch {
      shown.standing = .damaged(DocumentError.words(for: error))
    }
  }

  private func read() throws {
    let (name, file) = (shown.name, try folder.read(shown.name))
    guard let kind, let type = folder.contentType(of: name) else {
      throw DocumentError.absent(name)
    }
    let configuration = FileDocumentReadConfiguration(
      contentType: type, file: FileWrapper(file.contents, filename: name.text)
    )
    let model = try withStoreIsolation(self) { try kind.read(configuration) }
    (saved, seen) = (file.contents, file.stamp)
    (shown.model, shown.standing, shown.isEdited, shown.fault) = (model, .own, false, nil)
    cancelAutosave()
    clean = try? contents(of: model)
  }

  /// Reads a damaged file again.
  func tryAgain() {
    guard case .damaged = shown.standing, !isClosed else { return }
    load()
  }

  // MARK: Changes

  /// What the file is to hold. When something changes that was read for it, the document is edited.
  private func contents(of model: any DocumentModel) throws -> Data {
    let type = folder.contentType(of: shown.name) ?? .data
    return try tracker.track {
      Result { try model.contents(as: type) }
    } onChange: { [weak self, executor] _ in
      Task(executorPreference: executor) { await self?.changed() }
    }
    .get()
  }

  private func changed() {
    guard !isClosed, shown.model != nil else { return }
    if !shown.isEdited { shown.isEdited = true }
    scheduleAutosave()
  }

  private func scheduleAutosave() {
    guard autosave == nil else { return }
    let due = dueTime
    autosave = start { document in
      do { try await document.clock.sleep(until: due) } catch { return }
      await document.autosaveDue()
    }
  }

  private func autosaveDue() {
    guard !Task.isCancelled else { return }
    autosave = nil
    save()
  }

  private func cancelAutosave() {
    autosave?.cancel()
    autosave = nil
  }

  private var dueTime: AnyClock<Duration>.Instant { clock.now.advanced(by: Self.interval) }

  private func start(
    _ operation: @escaping @Sendable (DocumentSession) async -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: executor) { [weak self] in
      if let self { await operation(self) }
    }
  }

  // MARK: Saving

  /// Begins a write, where there is something to be written and nothing speaks against it.
  func save() {
    guard writing == nil else {
      savesAgain = true
      return
    }
    style()
    guard !isClosed, shown.standing == .own, let model = shown.model else { return }
    do {
      let contents = try contents(of: model)
      if contents == clean {
        (shown.isEdited, shown.fault) = (false, nil)
      } else {
        write(contents)
      }
    } catch {
      shown.fault = "“\(title)” could not be saved: \(DocumentError.words(for: error))"
    }
  }

  private func write(_ contents: Data) {
    cancelAutosave()
    writing = Task(executorPreference: executor) { [folder, name = shown.name, seen] in
      do throws(DocumentError) {
        let stamp = try await folder.write(contents, to: name, inPlaceOf: seen)
        await self.wrote(contents, .success(stamp))
      } catch {
        await self.wrote(contents, .failure(error))
      }
    }
  }

  /// Notes the end of a write, without a stamp where another program was faster.
  private func wrote(_ contents: Data, _ result: Result<FileFingerprint?, DocumentError>) {
    writing = nil
    switch result {
    case .success(let stamp?):
      (saved, clean, seen) = (contents, contents, stamp)
      // What has changed since waits to be saved.
      (shown.isEdited, shown.fault) = (autosave != nil || savesAgain, nil)
    case .success(nil):
      shown.isEdited = true
      style()
    case .failure(let fault):
      (shown.isEdited, shown.fault) = (true, fault.description)
    }
    guard savesAgain else { return }
    savesAgain = false
    save()
  }

  /// Saves what has changed, and returns when that is done, failed, or waits for the user.
  func settle() async {
    // What changes during a write is saved after it. A document that is never the same twice has to
    // end, too.
    for _ in 0..<10 {
      cancelAutosave()
      save()
      guard let writing else { return }
      await writing.value
      if shown.fault != nil { return }
    }
  }

  // MARK: What other programs do

  /// Notices what other programs have done to the file.
  private func style() {
    guard writing == nil, !isClosed, isOurs else { return }
    let before = shown.standing
    do {
      let now = try folder.stamp(of: shown.name)
      guard now != seen else { return }
      seen = now
      shown.standing = now == nil ? .missing : try compare(folder.read(shown.name).contents)
    } catch {
      shown.standing = .changed
    }
    // What was changed while it was not the document's to write waits to be saved.
    if before != .own, shown.standing == .own { scheduleAutosave() }
  }

  /// - Returns: When to look again.
  private func lookAgain() -> AnyClock<Duration>.Instant {
    let due = dueTime
    style()
    return due
  }

  /// Whether the file is this document's to write, or was.
  private var isOurs: Bool {
    switch shown.standing {
    case .own, .changed, .missing: true
    case .damaged, .deleted: false
    }
  }

  /// How the document stands to a file that holds something.
  private func compare(_ theirs: Data) throws -> DocumentState.FileStatus {
    if theirs == saved { return .own }
    guard let model = shown.model, try contents(of: model) == theirs else { return .changed }
    (saved, clean) = (theirs, theirs)
    (shown.isEdited, shown.fault) = (false, nil)
    cancelAutosave()
    return .own
  }

  /// Takes what another program has written.
  func reload() {
    guard shown.standing == .changed, writing == nil, !isClosed else { return }
    do { try read() } catch { shown.fault = DocumentError.words(for: error) }
  }

  /// Writes the document in place of what another program has done.
  func keepMine() {
    guard shown.standing == .changed || shown.standing == .missing, !isClosed else { return }
    // An answer to what was seen. What is done after it is asked about again.
    clean = nil
    shown.standing = .own
    save()
  }

  // MARK: Moving and closing

  /// Gives the file another name. The document goes on under it.
  ///
  /// - Returns: The name.
  func rename(to title: String) async throws(DocumentError) -> DocumentName {
    await settle()
    while let writing { await writing.value }
    shown.name = try folder.rename(shown.name, to: title)
    return shown.name
  }

  /// Removes the file. Nothing is written any more.
  func delete() async throws(DocumentError) {
    while let writing { await writing.value }
    try folder.delete(shown.name)
    cancelAutosave()
    (shown.standing, shown.isEdited, shown.fault, shown.model) = (.deleted, false, nil, nil)
  }

  /// Saves what has changed, and ends. Where the user has not said whose is to be kept, both are: the
  /// document becomes a file of its own.
  ///
  /// - Returns: Whether it has ended; it goes on where it can't be saved.
  func close() async -> Bool {
    await settle()
    guard await keepBeside() else { return false }
    if shown.isEdited, shown.fault != nil { return false }
    isClosed = true
    cancelAutosave()
    watch?.cancel()
    // Here, so that stores go on the actor that they belong to.
    (shown.model, kind) = (nil, nil)
    return true
  }

  /// Makes a file of what is not saved because another program has changed the document's own.
  private func keepBeside() async -> Bool {
    guard shown.standing == .changed || shown.standing == .missing, let model = shown.model else {
      return true
    }
    do {
      let mine = try contents(of: model)
      guard mine != clean else { return true }
      let name = shown.name
      _ = try await folder.create(
        mine, titled: "\(folder.stem(of: name)) (unsaved changes)", like: name)
      (shown.isEdited, shown.fault) = (false, nil)
      return true
    } catch {
      shown.fault = DocumentError.words(for: error)
      return false
    }
  }
}
