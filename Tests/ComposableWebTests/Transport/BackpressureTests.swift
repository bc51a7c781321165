#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import ComposableWeb

/// Browsers that read slowly, or not at all.
@Suite struct BackpressureTests {
  @Test func eventsWaitWhileTheBrowserDoesNotRead() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      tab.connection.stopReading()
      let taps = Task(executorPreference: QuiescentExecutor.current) {
        for number in 1...100 { try await tab.tap("Increment", number: number) }
      }
      await harness.waitUntilIdle()
      let first = try tab.connection.received()
      #expect(first.map(\.ack) == [1])
      #expect(tab.connection.unreadBytes == first[0].text.utf8.count)
      tab.connection.resumeReading()
      try await taps.value
      let others = try tab.connection.received()
      #expect(others.map(\.ack) == Array(2...100))
      #expect(others.last?.text.contains("count 100") == true)
    }
  }

  @Test func pendingEventsAreDroppedWithTheConnection() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      tab.connection.stopReading()
      try await tab.tap("Increment", number: 1)
      let tap = Task(executorPreference: QuiescentExecutor.current) {
        try await tab.tap("Increment", number: 2)
      }
      await harness.waitUntilIdle()
      tab.connection.close()
      await tab.session.detach(tab.connection)
      try await tap.value
      let again = try await tab.resumed(after: 0)
      #expect(try again.received().last?.text.contains("count 2") == false)
    }
  }

  @Test func changesAccumulateUntilTheBrowserReads() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Wait", number: 1)
      tab.connection.stopReading()
      try await tab.tap("Increment", number: 2)
      _ = try tab.connection.received()
      harness.gate.open()
      #expect(await harness.gate.outcome() == .delivered)
      await harness.waitUntilIdle()
      #expect(try tab.connection.received() == [])
      tab.connection.resumeReading()
      #expect(try await tab.connection.receivedNext().last?.text.contains("count 101") == true)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func pendingChangesSurviveAnEventThatFillsTheBuffer() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Wait", number: 1)
      tab.connection.stopReading()
      try await tab.tap("Increment", number: 2)
      let tap = Task(executorPreference: QuiescentExecutor.current) {
        try await tab.tap("Increment", number: 3)
      }
      await harness.waitUntilIdle()
      harness.gate.open()
      #expect(await harness.gate.outcome() == .delivered)
      await harness.waitUntilIdle()
      tab.connection.readOnce()
      try await tap.value
      tab.connection.resumeReading()
      var texts = ""
      while !texts.contains("count 102") {
        texts += try await tab.connection.receivedNext().map(\.text).joined()
      }
      // Later events are answered, too.
      try await tab.tap("Increment", number: 4)
      #expect(try tab.connection.received().last?.ack == 4)
    }
  }

  @Test func acknowledgingUnreadMessagesEndsTheConnection() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      tab.connection.stopReading()
      try await tab.tap("Increment", number: 1)
      await tab.session.receive(.acknowledgement(1), from: tab.connection)
      #expect(try harness.rejections(.impossible) == 1)
      #expect(tab.connection.isClosed)
      #expect(harness.sessions.count == 1)
      // Later messages of the connection are ignored.
      _ = try tab.connection.received()
      try await tab.tap("Increment", number: 2)
      #expect(try tab.connection.received() == [])
      await harness.clock.advance(by: .seconds(60))
      #expect(harness.sessions.count == 0)
    }
  }

  @Test func aSlowBrowserCanAcknowledgeReceivedMessages() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      tab.connection.stopReading()
      try await tab.tap("Increment", number: 2)
      await tab.session.receive(.acknowledgement(1), from: tab.connection)
      #expect(try harness.rejections(.impossible) == 0)
      #expect(!tab.connection.isClosed)
    }
  }

  @Test func pingsAreNotAnsweredWhileTheBufferIsFull() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      await tab.session.receive(.ping(1), from: tab.connection)
      #expect(try tab.connection.received().map(\.text) == [#"{"pong":1}"#])
      tab.connection.stopReading()
      for number in 2...50 {
        await tab.session.receive(.ping(number), from: tab.connection)
      }
      #expect(try tab.connection.received().count == 1)
    }
  }

  // MARK: Bytes of a channel

  /// A handler that forwards flushes only while the test lets it.
  private final class FlushGate: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    var isOpen = true

    func flush(context: ChannelHandlerContext) { if isOpen { context.flush() } }
  }

  private func channel() throws -> (EmbeddedChannel, FlushGate) {
    let (channel, gate) = (EmbeddedChannel(), FlushGate())
    try channel.pipeline.syncOperations.addHandlers([
      gate, SocketHandler(messageSize: 100) { _ in },
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return (channel, gate)
  }

  @Test func bytesAreCountedUntilFlushed() async throws {
    let (channel, gate) = try channel()
    let connection = SocketConnection(channel, limit: 10)
    connection.send(ByteBuffer(string: "012345678"), number: 1)
    #expect(connection.isWritable && connection.flushed == 1)
    gate.isOpen = false
    connection.send(ByteBuffer(string: "01234"), number: 2)
    #expect(connection.isWritable && connection.flushed == 1)
    connection.send(ByteBuffer(string: "01234"), number: 3)
    #expect(!connection.isWritable && connection.flushed == 1)

    let writer = Task { await connection.waitUntilWritable() }
    gate.isOpen = true
    channel.flush()
    #expect(connection.isWritable && connection.flushed == 3)
    #expect(await writer.value)
  }

  @Test func aClosedChannelIsNotWritable() async throws {
    let (channel, gate) = try channel()
    let connection = SocketConnection(channel, limit: 1)
    gate.isOpen = false
    connection.send(ByteBuffer(string: "0123456789"), number: 1)
    channel.close(promise: nil)
    channel.embeddedEventLoop.run()
    #expect(!connection.isWritable && connection.flushed == 0)
    #expect(await !connection.waitUntilWritable())
  }

  // MARK: Sockets

  /// A view that sends a large patch for each tap.
  private struct LongText: View {
    @State private var count = 0

    var body: some View {
      Text("count \(count)" + String(repeating: "x", count: 60_000))
      Button("Increment") { count += 1 }
    }
  }

  private func run(
    logger: Logger = Logger(label: "test"), _ body: (LiveServer) async throws -> Void
  ) async throws {
    var settings = HostSettings()
    settings.logger = logger
    try await LiveServer.run(
      limits: {
        $0.eventsPerSecond = 1e9
        $0.eventBurst = 1_000_000
        $0.unacknowledgedPatches = .max
        $0.unacknowledgedBytes = .max
      },
      settings: settings,
      view: { settings in
        ViewHost(title: "Long", settings: settings) { LongText() }
      },
      body
    )
  }

  @Test func acknowledgingWithoutReadingEndsTheConnection() async throws {
    let (rejections, log) = AsyncStream<String>.makeStream()
    try await run(logger: Logger(label: "test") { _ in LimitedLog(log) }) { server in
      let (browser, _, button) = try await server.joined(receiveBuffer: 4_096)
      try await browser.stopReading()
      for number in 1...1_000 {
        await browser.tap(button, number: number)
        await browser.sendText(#"{"ack":\#(number)}"#)
      }
      #expect(await rejections.first { _ in true } == "impossible")
      try await browser.resumeReading()
      var count = 0
      while let message = try await browser.message(), message.bye == nil { count += 1 }
      // Only the messages that fitted into the buffers of the system.
      #expect(count < 1_000)
      #expect(server.view.sessions.count == 1)
    }
  }

  @Test func delayedEventsAreProcessedOnceTheBrowserReads() async throws {
    let taps = 100
    try await run { server in
      let (browser, _, button) = try await server.joined(receiveBuffer: 4_096)
      try await browser.stopReading()
      for number in 1...taps {
        await browser.tap(button, number: number)
      }
      try await browser.resumeReading()
      var last: ReceivedMessage?
      while (last?.ack ?? 0) < taps, let message = try await browser.message() {
        last = message
        await browser.sendText(#"{"ack":\#(message.seq ?? 0)}"#)
      }
      #expect(last?.ack == taps)
      #expect(last?.text.contains("count \(taps.formatted())") == true)
      #expect(await browser.isResponsive())
    }
  }
}

/// A log handler that reports the rejections of a session.
private struct LimitedLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level {
    get { .debug }
    set {}
  }
  private let rejections: AsyncStream<String>.Continuation

  init(_ rejections: AsyncStream<String>.Continuation) {
    self.rejections = rejections
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    if let rejection = event.metadata?["refusal"] { rejections.yield("\(rejection)") }
  }
}
#endif
