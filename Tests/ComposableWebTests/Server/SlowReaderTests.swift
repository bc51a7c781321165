#if Web
  import ComposableArchitecture
  import ComposableUI
  import Logging
  import NIOCore
  import NIOEmbedded
  import NIOWebSocket
  import Testing

  @testable import ComposableWeb

  /// Browsers that read slowly, or not at all.
  @Suite struct SlowReaderTests {
    @Test func nothingIsRenderedForABrowserThatDoesNotRead() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        tab.connection.stopReading()
        for number in 1...100 { try await tab.tap("Increment", number: number) }
        let first = try tab.connection.received()
        #expect(first.map(\.ack) == [1])
        #expect(tab.connection.unreadBytes == first[0].text.utf8.count)
      }
    }

    @Test func changesGatherUntilABrowserReadsAgain() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        tab.connection.stopReading()
        for number in 1...5 { try await tab.tap("Increment", number: number) }
        _ = try tab.connection.received()
        tab.connection.resumeReading()
        await tab.session.resume(tab.connection)
        let next = try tab.connection.received()
        #expect(next.map(\.seq) == [2])
        #expect(next.map(\.ack) == [5])
        #expect(next.first?.text.contains("count 5") == true)
        try await tab.tap("Increment", number: 6)
        #expect(try tab.connection.received().map(\.ack) == [6])
      }
    }

    @Test func whatEffectsChangeGathersAsWell() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Wait", number: 1)
        tab.connection.stopReading()
        try await tab.tap("Increment", number: 2)
        _ = try tab.connection.received()
        stage.alarm.ring()
        #expect(await stage.alarm.outcome() == .heard)
        await stage.rest()
        #expect(try tab.connection.received() == [])
        tab.connection.resumeReading()
        await tab.session.resume(tab.connection)
        #expect(try tab.connection.received().last?.text.contains("count 101") == true)
      }
    }

    @Test func acknowledgingWhatWasNotReadEndsTheConnection() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        tab.connection.stopReading()
        try await tab.tap("Increment", number: 1)
        await tab.session.receive(.acknowledgement(1), from: tab.connection)
        #expect(try stage.refusals(.impossible) == 1)
        #expect(tab.connection.isClosed)
        #expect(stage.sessions.count == 1)
        // Nobody hears what it still says.
        _ = try tab.connection.received()
        try await tab.tap("Increment", number: 2)
        #expect(try tab.connection.received() == [])
        await stage.clock.advance(by: .seconds(60))
        #expect(stage.sessions.count == 0)
      }
    }

    @Test func aSlowBrowserMayAcknowledgeWhatItHasWhileMoreIsOnItsWay() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Increment", number: 1)
        tab.connection.stopReading()
        try await tab.tap("Increment", number: 2)
        await tab.session.receive(.acknowledgement(1), from: tab.connection)
        #expect(try stage.refusals(.impossible) == 0)
        #expect(!tab.connection.isClosed)
      }
    }

    @Test func aPingIsNotAnsweredWithoutRoom() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
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

    /// A socket of which a test says when the system takes what was written.
    private final class Valve: ChannelOutboundHandler {
      typealias OutboundIn = WebSocketFrame
      typealias OutboundOut = WebSocketFrame

      var isOpen = true

      func flush(context: ChannelHandlerContext) { if isOpen { context.flush() } }
    }

    private func channel() throws -> (EmbeddedChannel, Valve) {
      let (channel, valve) = (EmbeddedChannel(), Valve())
      try channel.pipeline.syncOperations.addHandlers([
        valve, SocketHandler(messageSize: 100) { _ in },
      ])
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      return (channel, valve)
    }

    @Test func bytesCountUntilTheyAreFlushed() throws {
      let (channel, valve) = try channel()
      let connection = SocketConnection(channel, limit: 10)
      connection.send(ByteBuffer(string: "012345678"), number: 1)
      #expect(connection.isWritable && connection.flushed == 1)
      valve.isOpen = false
      connection.send(ByteBuffer(string: "01234"), number: 2)
      #expect(connection.isWritable && connection.flushed == 1)
      connection.send(ByteBuffer(string: "01234"), number: 3)
      #expect(!connection.isWritable && connection.flushed == 1)
      #expect(try channel.readInbound(as: SocketInput.self) == nil)

      valve.isOpen = true
      channel.flush()
      #expect(connection.isWritable && connection.flushed == 3)
      #expect(try channel.readInbound(as: SocketInput.self) == .drained)
      #expect(try channel.readInbound(as: SocketInput.self) == nil)
    }

    @Test func aChannelThatIsClosedHasNoRoomAgain() throws {
      let (channel, valve) = try channel()
      let connection = SocketConnection(channel, limit: 1)
      valve.isOpen = false
      connection.send(ByteBuffer(string: "0123456789"), number: 1)
      channel.close(promise: nil)
      #expect(!connection.isWritable && connection.flushed == 0)
    }

    // MARK: Sockets

    /// Much to send for a tap.
    private struct LongText: View {
      let tapped: @Sendable (Int) -> Void
      @State private var count = 0

      var body: some View {
        Text("count \(count)" + String(repeating: "x", count: 60_000))
        Button("Increment") {
          count += 1
          tapped(count)
        }
      }
    }

    private func run(
      logger: Logger = Logger(label: "test"), tapped: @escaping @Sendable (Int) -> Void = { _ in },
      _ body: (LiveServer) async throws -> Void
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
          ViewHost(title: "Long", settings: settings) { LongText(tapped: tapped) }
        },
        body
      )
    }

    @Test func aBrowserThatAcknowledgesWithoutReadingIsLeft() async throws {
      let (refusals, log) = AsyncStream<String>.makeStream()
      try await run(logger: Logger(label: "test") { _ in RefusalLog(log) }) { server in
        let (browser, _, button) = try await server.joined(receiveBuffer: 4_096)
        try await browser.stopReading()
        for number in 1...1_000 {
          await browser.say(#"{"n":\#(number),"i":\#(button),"do":"tap"}"#)
          await browser.say(#"{"ack":\#(number)}"#)
        }
        #expect(await refusals.first { _ in true } == "impossible")
        try await browser.resumeReading()
        var count = 0
        while let message = try await browser.message(), message.bye == nil { count += 1 }
        // What the buffers of the system took.
        #expect(count < 1_000)
        #expect(server.view.sessions.count == 1)
      }
    }

    @Test func aBrowserThatReadsLateGetsFewerMessagesAndTheNewestState() async throws {
      let taps = 1_000
      let (counts, tapped) = AsyncStream<Int>.makeStream()
      try await run(tapped: { tapped.yield($0) }) { server in
        let (browser, _, button) = try await server.joined(receiveBuffer: 4_096)
        try await browser.stopReading()
        for number in 1...taps {
          await browser.say(#"{"n":\#(number),"i":\#(button),"do":"tap"}"#)
        }
        #expect(await counts.first { $0 == taps } == taps)
        try await browser.resumeReading()
        var (count, ack) = (0, 0)
        while ack < taps, let message = try await browser.message() {
          count += 1
          ack = message.ack ?? ack
          await browser.say(#"{"ack":\#(message.seq ?? 0)}"#)
        }
        #expect(ack == taps)
        #expect(count < taps)
        #expect(await browser.isHeard())
      }
    }
  }

  /// Tells what a session refuses.
  private struct RefusalLog: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level {
      get { .debug }
      set {}
    }
    private let refusals: AsyncStream<String>.Continuation

    init(_ refusals: AsyncStream<String>.Continuation) {
      self.refusals = refusals
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      if let refusal = event.metadata?["refusal"] { refusals.yield("\(refusal)") }
    }
  }
#endif
