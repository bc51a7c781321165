#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// A page that imports and exports files.
struct TransferView: View {
  /// The results of the importer and of the exporter.
  let results: AsyncStream<String>.Continuation
  var types = [UTType.plainText]
  let exported: URL?
  /// Lets the view dismiss its importer, whose dialog covers all buttons.
  let dismissals: AsyncStream<Void>
  @State private var isImporting = false
  @State private var isExporting = false

  var body: some View {
    VStack {
      Button("Import") { isImporting = true }
      Button("Export") { isExporting = true }
    }
    .task { for await _ in dismissals { isImporting = false } }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: types, allowsMultipleSelection: true
    ) { result in
      results.yield(Self.describe(result))
    } onCancellation: {
      results.yield("cancelled")
    }
    .fileExporter(isPresented: $isExporting, item: exported, defaultFilename: "Grüße.txt") {
      result in
      results.yield(Self.describe(result.map { [$0] }))
    }
  }

  private static func describe(_ result: Result<[URL], any Error>) -> String {
    switch result {
    case .success(let urls): urls.map { $0.path(percentEncoded: false) }.joined(separator: "\n")
    case .failure(let error): "\(error)"
    }
  }
}

/// A server of a page that imports and exports files, and the browser that shows it.
struct TransferServer {
  let server: LiveServer
  let browser: Browser
  let results: AsyncStream<String>
  let dismissals: AsyncStream<Void>.Continuation
  private let page: String
  /// The number of the next event.
  private let numbers = Numbers()
  private let messages = Messages()

  /// What the browser knows from messages before.
  actor Messages {
    private var templates = ReceivedTemplates()
    func expand(_ text: String) -> String { templates.expand(text) }
  }

  actor Numbers {
    private var last = 0
    func next() -> Int {
      last += 1
      return last
    }
  }

  static func run(
    exporting exported: URL? = nil, settings change: (inout HostSettings) -> Void = { _ in },
    _ body: (TransferServer) async throws -> Void
  ) async throws {
    var settings = HostSettings()
    change(&settings)
    let (results, continuation) = AsyncStream<String>.makeStream()
    let (dismissals, dismiss) = AsyncStream<Void>.makeStream()
    try await LiveServer.run(settings: settings) { settings in
      ViewHost(title: "Files", settings: settings) {
        TransferView(results: continuation, exported: exported, dismissals: dismissals)
      }
    } _: { server in
      let page = try await Browser.get(port: server.port).body
      let browser = try await server.join(page)
      try await body(
        TransferServer(
          server: server, browser: browser, results: results, dismissals: dismiss, page: page))
      await browser.close()
    }
  }

  var uploads: FileUploads { server.view.sessions.configuration.uploads }
  var downloads: FileDownloads { server.view.sessions.configuration.downloads }

  /// The next result of the importer or the exporter.
  func result() async -> String? {
    for await result in results { return result }
    return nil
  }

  /// Sends a request for a file, with the beginning of its body.
  func begin(_ ticket: String, _ body: String, length: Int) async throws -> RawConnection {
    let connection = try await RawConnection.open(port: server.port)
    connection.send(
      """
      POST /uploads/\(ticket) HTTP/1.1\r
      Host: 127.0.0.1:\(server.port)\r
      Origin: http://127.0.0.1:\(server.port)\r
      Content-Length: \(length)\r
      \r\n\(body)
      """)
    return connection
  }

  func tap(_ label: String) async throws {
    let button = try #require(LiveServer.button(label, in: page))
    await browser.tap(button, number: await numbers.next())
  }

  /// Opens the importer, and returns the element of its input.
  func openImporter() async throws -> Int {
    try await tap("Import")
    let message = try await text { $0.contains("file-input") }
    return try #require(message.firstMatch(of: /id=\\?"i([0-9]+)/).flatMap { Int($0.output.1) })
  }

  /// The next message that satisfies a condition.
  func text(where isFound: (String) -> Bool) async throws -> String {
    while let frame = await browser.frame() {
      guard case .text(let text) = frame else { continue }
      let expanded = await messages.expand(text)
      if isFound(expanded) { return expanded }
    }
    throw RawConnection.Closed()
  }

  /// Chooses files, and returns their tickets.
  func choose(_ files: [(name: String, size: Int)]) async throws -> [String] {
    let element = try await openImporter()
    let described = files.map { "[\(Self.json($0.name)),\($0.size),\"\"]" }.joined(separator: ",")
    await browser.sendText(
      #"{"n":\#(await numbers.next()),"i":\#(element),"do":"files","v":[0,0,\#(described)]}"#)
    let answer = try await text { $0.contains("\"uploads\"") }
    return answer.matches(of: /"([A-Za-z0-9_-]{43})"/).map { String($0.output.1) }
  }

  private static func json(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  /// Sends a request with a body, and returns the response.
  func post(
    _ ticket: String, _ body: String, length: Int? = nil, origin: String? = nil,
    isChunked: Bool = false
  ) async throws -> String {
    let connection = try await RawConnection.open(port: server.port)
    let framing =
      isChunked ? "Transfer-Encoding: chunked" : "Content-Length: \(length ?? body.utf8.count)"
    connection.send(
      """
      POST /uploads/\(ticket) HTTP/1.1\r
      Host: 127.0.0.1:\(server.port)\r
      Origin: \(origin ?? "http://127.0.0.1:\(server.port)")\r
      \(framing)\r
      Connection: close\r
      \r\n
      """)
    connection.send(body)
    return await connection.readToEnd()
  }

  /// Sends a request with a body, and expects a status.
  func expect(
    _ expected: Int, _ ticket: String, _ body: String, location: SourceLocation = #_sourceLocation
  ) async throws {
    let status = status(of: try await post(ticket, body))
    #expect(status == expected, sourceLocation: location)
  }

  func status(of response: String) -> Int? {
    response.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
#endif
