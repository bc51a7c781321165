#if Web
  import Clocks
  import ComposableArchitecture
  import ComposableUI
  import Foundation
  import Logging
  import ServiceLifecycle
  import Testing

  @testable import ComposableWeb

  /// A document with a store: a number in a file. Files with anything else are damaged.
  final class TallyDocument: ReferenceFileDocument {
    struct Damage: Error, CustomStringConvertible {
      let description: String
    }

    static let readableContentTypes = [UTType(exportedAs: "org.example.tally")]
    let store: StoreOf<Tally>

    init(count: Int = 0) {
      store = Store(initialState: Tally.State(count: count)) { Tally() }
    }

    convenience init(configuration: ReadConfiguration) throws {
      let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      guard let count = Int(text) else { throw Damage(description: "“\(text)” is no number.") }
      self.init(count: count)
    }

    func snapshot(contentType: UTType) throws -> Int { store.count }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }
  }

  struct TalliesApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: { TallyDocument() }) { file in
        Text("count \(file.document.store.count)")
        Button("Increment") { file.document.store.send(.increment) }
      }
    }
  }

  /// A server of documents on a free port of this machine, as long as a test runs. Its time stands
  /// still unless the test moves it.
  struct DocumentServer: Sendable {
    let clock: TestClock<Duration>
    let folder: URL
    let port: Int
    let library: DocumentLibrary
    private let group: ServiceGroup
    private let serving: Task<Void, any Error>

    static func run(
      _ files: [String: String], _ body: (DocumentServer) async throws -> Void
    ) async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("served-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files { try put(text, folder.appendingPathComponent(name)) }
      let clock = TestClock<Duration>()
      var settings = HostSettings()
      settings.clock = clock
      settings.logger.logLevel = .critical
      let library = DocumentLibrary(
        folder: try DocumentFolder(at: folder, contentTypes: TallyDocument.readableContentTypes),
        clock: clock
      ) {
        guard case .documents(let kind)? = TalliesApp()._windows.first?.content else { return nil }
        return kind
      }
      let views = ViewHost.documents(library, at: "/", title: "Tallies", settings: settings)
      let (ports, ready) = AsyncStream<Int>.makeStream()
      let server = ViewServer(views, port: 0) { address in
        if let port = Int(address.split(separator: ":").last ?? "") { ready.yield(port) }
        ready.finish()
      }
      let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(services: [server], logger: settings.logger)
      )
      let serving = Task {
        defer { ready.finish() }
        try await group.run()
      }
      for await port in ports {
        let server = DocumentServer(
          clock: clock, folder: folder, port: port, library: library, group: group,
          serving: serving
        )
        do {
          try await body(server)
        } catch {
          try? await server.stop()
          throw error
        }
        try await server.stop()
      }
    }

    /// Asks the server to stop, and returns when it has.
    func stop() async throws {
      await group.triggerGracefulShutdown()
      try await serving.value
    }

    /// Puts a file into the folder, as another program does.
    func put(_ text: String, _ file: String) throws {
      try Self.put(text, folder.appendingPathComponent(file))
    }

    private static func put(_ text: String, _ url: URL) throws {
      try Data(text.utf8).write(to: url, options: .atomic)
    }

    func text(_ file: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }

    var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// A tab on a page, that has said hello.
    func tab(_ path: String) async throws -> DocumentTab {
      let page = try await Browser.get(path, port: port)
      let token = try #require(page.body.firstMatch(of: /data-session="([^"]*)"/)).output.1
      let socket = (path == "/" ? "" : path) + "/socket"
      let browser = try await Browser.join(String(token), at: socket, port: port)
      #expect(try await browser.message()?.hello == "again")
      return DocumentTab(browser: browser, token: String(token), page: page.body)
    }
  }

  /// A browser's side of a page.
  final class DocumentTab {
    let browser: Browser
    let token: String
    let page: String
    private var events = 0

    init(browser: Browser, token: String, page: String) {
      self.browser = browser
      self.token = token
      self.page = page
    }

    /// Presses a button of the page as it was at first.
    func tap(_ label: String) async throws {
      try await tap(#require(LiveServer.button(label, in: page)))
    }

    func tap(_ element: Int) async throws {
      events += 1
      await browser.say(#"{"n":\#(events),"i":\#(element),"do":"tap"}"#)
    }

    /// Waits for a message with a text in it.
    func waits(for text: String) async throws -> String {
      while let message = try await browser.message() {
        if message.text.contains(text) { return message.text }
      }
      Issue.record("The connection ended before there was “\(text)”.")
      return ""
    }
  }
#endif
