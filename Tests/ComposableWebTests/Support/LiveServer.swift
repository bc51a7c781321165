#if Web
@_spi(Renderer) import ComposableUI
import Logging
import ServiceLifecycle
import Testing

@testable import ComposableWeb

/// A server on a free local port, for the duration of a test.
struct LiveServer: Sendable {
  let port: Int
  let view: ViewHost
  private let group: ServiceGroup

  static func run(
    limits change: (inout SessionLimits) -> Void = { _ in },
    settings: HostSettings = HostSettings(),
    view makeView: (HostSettings) -> ViewHost = { settings in
      ViewHost(title: "Tally", settings: settings) { TallyView() }
    },
    _ body: (LiveServer) async throws -> Void
  ) async throws {
    var settings = settings
    settings.limits.drain = .zero
    change(&settings.limits)
    settings.logger.logLevel = .critical
    let view = makeView(settings)
    let (ports, ready) = AsyncStream<Int>.makeStream()
    let server = ViewServer([view], port: 0) { address in
      if let port = Int(address.split(separator: ":").last ?? "") { ready.yield(port) }
      ready.finish()
    }
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [server], logger: settings.logger)
    )
    try await withThrowingTaskGroup { tasks in
      tasks.addTask {
        defer { ready.finish() }
        try await group.run()
      }
      for await port in ports {
        try await body(LiveServer(port: port, view: view, group: group))
      }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
  }

  /// Requests a graceful shutdown.
  func stop() async { await group.triggerGracefulShutdown() }

  /// Opens the page and its socket, completes the handshake, and finds the button of the page.
  ///
  /// - Parameter receiveBuffer: The size of the receive buffer of the browser's socket, in bytes.
  func joined(
    receiveBuffer: Int? = nil
  ) async throws -> (browser: Browser, token: String, button: Int) {
    let page = try await Browser.get(port: port).body
    let button = try #require(Self.button("Increment", in: page))
    let browser = try await join(page, receiveBuffer: receiveBuffer)
    return (browser, try Browser.token(in: page), button)
  }

  /// Opens the socket of a page, and completes the handshake.
  func join(
    _ page: String, headers: [String] = [], receiveBuffer: Int? = nil
  ) async throws -> Browser {
    let browser = try await Browser.join(
      Browser.token(in: page), at: view.path + "/socket", port: port, headers: headers,
      receiveBuffer: receiveBuffer
    )
    #expect(try await browser.message()?.hello == "again")
    return browser
  }

  /// The element identifier of the button with a label.
  static func button(_ label: String, in page: String) -> Int? {
    // The head has texts, too.
    let body = page[(page.range(of: "<body>")?.upperBound ?? page.startIndex)...]
    guard let range = body.range(of: label) else { return nil }
    let before = page[..<range.lowerBound]
    guard let start = before.range(of: "<button", options: .backwards)?.lowerBound else {
      return nil
    }
    return page[start...].firstMatch(of: /data-i="([0-9]+)"/).flatMap { Int($0.output.1) }
  }
}
#endif
