#if Web
import Clocks
import ComposableDocuments
@_spi(Renderer) import ComposableUI
import Foundation
import Logging
import ServiceLifecycle
import Testing

@testable import ComposableWeb

/// A document server on a free local port, for the duration of a test. Its clock stands still
/// unless the test advances it.
struct DocumentServer: Sendable {
  let clock: TestClock<Duration>
  let folder: URL
  let port: Int
  let library: DocumentLibrary
  private let group: ServiceGroup
  private let serving: Task<Void, any Error>

  static func run(
    _ files: [String: String], settings change: (inout HostSettings) -> Void = { _ in },
    _ body: (DocumentServer) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try put(text, folder.appendingPathComponent(name)) }
    let clock = TestClock<Duration>()
    var settings = HostSettings()
    settings.clock = clock
    settings.limits.drain = .zero
    settings.logger.logLevel = .critical
    change(&settings)
    let library = DocumentLibrary(
      folder: try DocumentFolder(at: folder, contentTypes: TallyDocument.readableContentTypes),
      clock: clock
    ) {
      guard case .documents(let kind)? = TalliesApp()._windows.first?.content else { return nil }
      return kind
    }
    let views = ViewHost.documents(library, at: "/", title: Text("Tallies"), settings: settings)
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

  /// Requests a graceful shutdown and waits for it.
  func stop() async throws {
    await group.triggerGracefulShutdown()
    try await serving.value
  }

  /// Writes a file into the folder as another program would.
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

  /// Opens a page and its socket, and completes the handshake.
  func tab(_ path: String) async throws -> DocumentTab {
    let page = try await Browser.get(path, port: port)
    let token = try Browser.token(in: page.body)
    let socket = (path == "/" ? "" : path) + "/socket"
    let browser = try await Browser.join(token, at: socket, port: port)
    #expect(try await browser.message()?.hello == "again")
    return DocumentTab(browser: browser, token: token, page: page.body)
  }
}

/// A browser tab that shows the page of a document.
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

  /// Taps a button of the first page.
  func tap(_ label: String) async throws {
    try await tap(#require(LiveServer.button(label, in: page)))
  }

  func tap(_ element: Int) async throws {
    events += 1
    await browser.tap(element, number: events)
  }

  /// Waits for a message that contains a text.
  func message(containing text: String) async throws -> String {
    if let message = try await browser.message(containing: text) { return message.text }
    Issue.record("The connection closed before a message contained “\(text)”.")
    return ""
  }
}
#endif
