import Clocks
import ComposableConcurrency
import ComposableUI
import ConcurrencyExtras
import Foundation
import Testing

@testable import ComposableDocuments

/// A temporary folder with its document library, for the duration of a test.
struct DocumentHarness: Sendable {
  let clock = TestClock<Duration>()
  let root: URL
  let folder: DocumentFolder
  let library: DocumentLibrary

  private init(_ scene: @escaping @Sendable () -> [_Window], _ gate: WriteGate?) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    guard case .documents(let kind)? = scene().first?.content else { throw CancellationError() }
    var folder = try DocumentFolder(
      at: root.appendingPathComponent("folder"), contentTypes: kind.contentTypes
    )
    if let gate { folder.willWrite = { await gate.pass() } }
    self.folder = folder
    library = DocumentLibrary(folder: folder, clock: clock) {
      guard case .documents(let kind)? = scene().first?.content else { return nil }
      return kind
    }
  }

  /// Runs a test with documents that are values.
  static func notes(
    gate: WriteGate? = nil, _ body: @escaping @Sendable (DocumentHarness) async throws -> Void
  ) async throws {
    try await run(gate, body) { NotesApp()._windows }
  }

  /// Runs a test with documents that are objects.
  static func clicks(
    _ body: @escaping @Sendable (DocumentHarness) async throws -> Void
  ) async throws {
    try await run(nil, body) { ClicksApp()._windows }
  }

  private static func run(
    _ gate: WriteGate?, _ body: @escaping @Sendable (DocumentHarness) async throws -> Void,
    _ scene: @escaping @Sendable () -> [_Window]
  ) async throws {
    let executor = QuiescentExecutor()
    try await QuiescentExecutor.$current.withValue(executor) {
      try await Task(executorPreference: executor) {
        let harness = try DocumentHarness(scene, gate)
        defer { try? FileManager.default.removeItem(at: harness.root) }
        try await body(harness)
        _ = await harness.library.stop()
      }.value
    }
  }

  /// Waits until no task is running.
  func waitUntilIdle() async { await QuiescentExecutor.current?.quiescence() }

  /// Writes a file into the folder as another program would.
  func put(_ text: String, _ file: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(file), options: .atomic)
  }

  func text(_ file: String) -> String? {
    try? String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
  }

  /// The files in the folder, hidden ones included.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
  }

  func name(_ text: String) throws -> DocumentName { try #require(DocumentName(text)) }

  /// Opens a document in a tab, after writing its file if a text is given.
  func open(_ file: String, _ text: String? = nil) async throws -> Tab {
    if let text { try put(text, file) }
    let document = try await library.open(name(file))
    return await Tab(document)
  }
}

/// A browser tab that shows the page of a document.
struct Tab: Sendable {
  let document: DocumentSession
  private let page: UncheckedSendable<ViewDriver>

  init(_ document: DocumentSession) async {
    self.document = document
    page = await Self.show(document)
  }

  private static func show(_ document: isolated DocumentSession) -> UncheckedSendable<ViewDriver> {
    let url = URL(string: "/")
    return UncheckedSendable(ViewDriver { DocumentPage(document: document, list: url) })
  }

  /// Calls a closure with the page, on the actor of its document.
  func use<Result: Sendable>(
    _ body: @Sendable (ViewDriver) throws -> Result
  ) async throws -> Result {
    try await Self.use(document, page, body)
  }

  private static func use<Result>(
    _ document: isolated DocumentSession, _ page: UncheckedSendable<ViewDriver>,
    _ body: (ViewDriver) throws -> Result
  ) throws -> Result {
    try body(page.value)
  }

  func tap(_ button: String) async throws { try await use { try $0.button(button).tap() } }
  func type(_ text: String) async throws { try await use { try $0.textField("Text").type(text) } }
  var texts: [String] { get async throws { try await use { $0.texts } } }
  var isEdited: Bool { get async throws { try await texts.contains("Edited") } }
}

/// A gate that suspends writes until the test opens it.
actor WriteGate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var pending = 0
  private(set) var maximumPending = 0
  private(set) var writes = 0

  func pass() async {
    pending += 1
    writes += 1
    maximumPending = max(maximumPending, pending)
    await withCheckedContinuation { waiting.append($0) }
    pending -= 1
  }

  /// Resumes the pending writes.
  func open() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}
