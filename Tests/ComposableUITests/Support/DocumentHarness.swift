import Clocks
import ComposableArchitecture
import ComposableUI
import ConcurrencyExtras
import Foundation
import Synchronization
import Testing

@testable import ComposableUI

/// A document that is a value. A file that says "broken" is none.
struct Note: FileDocument {
  struct Damage: Error, CustomStringConvertible {
    let description: String
  }

  static let readableContentTypes = [UTType.plainText]
  var text = "new"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    if text.hasPrefix("broken") { throw Damage(description: "It says that it is broken.") }
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@Reducer struct Clicks {
  @ObservableState struct State: Equatable {
    var count = 0
    var glances = 0
  }

  enum Action {
    case click
    case glance
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .click: state.count += 1
      case .glance: state.glances += 1
      }
      return .none
    }
  }
}

/// A document that is an object with a store.
final class ClickDocument: ReferenceFileDocument {
  static let readableContentTypes = [UTType(exportedAs: "org.example.clicks")]
  let store: StoreOf<Clicks>

  init(count: Int = 0) {
    store = Store(initialState: Clicks.State(count: count)) { Clicks() }
  }

  convenience init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    guard let count = Int(text) else { throw Note.Damage(description: "“\(text)” is no number.") }
    self.init(count: count)
  }

  func snapshot(contentType: UTType) throws -> Int { store.count }

  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      TextField("Text", text: file.$document.text)
    }
  }
}

struct ClicksApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { ClickDocument() }) { file in
      Button("\(file.document.store.count) clicks") { file.document.store.send(.click) }
      Button("Glance") { file.document.store.send(.glance) }
    }
  }
}

/// A folder as long as a test runs, with the documents that are open in it.
struct DocumentStage: Sendable {
  let clock = TestClock<Duration>()
  let root: URL
  let folder: DocumentFolder
  let library: DocumentLibrary

  private init(_ scene: @escaping @Sendable () -> [_Window], _ gate: Gate?) throws {
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
    gate: Gate? = nil, _ body: @escaping @Sendable (DocumentStage) async throws -> Void
  ) async throws {
    try await run(gate, body) { NotesApp()._windows }
  }

  /// Runs a test with documents that are objects.
  static func clicks(
    _ body: @escaping @Sendable (DocumentStage) async throws -> Void
  ) async throws {
    try await run(nil, body) { ClicksApp()._windows }
  }

  private static func run(
    _ gate: Gate?, _ body: @escaping @Sendable (DocumentStage) async throws -> Void,
    _ scene: @escaping @Sendable () -> [_Window]
  ) async throws {
    let executor = QuiescentExecutor()
    try await QuiescentExecutor.$current.withValue(executor) {
      try await Task(executorPreference: executor) {
        let stage = try DocumentStage(scene, gate)
        defer { try? FileManager.default.removeItem(at: stage.root) }
        try await body(stage)
        _ = await stage.library.stop()
      }.value
    }
  }

  /// Waits until nothing goes on any more.
  func rest() async { await QuiescentExecutor.current?.quiescence() }

  /// Puts a file into the folder, as another program does.
  func put(_ text: String, _ file: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(file), options: .atomic)
  }

  func text(_ file: String) -> String? {
    try? String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
  }

  /// The files in the folder, hidden ones, too.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
  }

  func name(_ text: String) throws -> DocumentName { try #require(DocumentName(text)) }

  /// A document with its file, which is made where it is missing, and its page.
  func open(_ file: String, _ text: String? = nil) async throws -> Tab {
    if let text { try put(text, file) }
    let document = try await library.open(name(file))
    return await Tab(document)
  }
}

/// A page of a document, as one tab shows it.
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

  /// Uses the page, on the actor that it belongs to.
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

/// Where a test holds up writes.
actor Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var passing = 0
  private(set) var most = 0
  private(set) var writes = 0

  func pass() async {
    passing += 1
    writes += 1
    most = max(most, passing)
    await withCheckedContinuation { waiting.append($0) }
    passing -= 1
  }

  /// Lets those through that wait.
  func open() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}
