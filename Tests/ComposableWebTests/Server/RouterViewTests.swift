#if Web
  import ComposableUI
  import Hummingbird
  import Logging
  import ServiceLifecycle
  import Testing

  @testable import ComposableWeb

  @Suite struct RouterViewTests {
    @Test func aViewLivesBesideOtherThingsOfAnApplication() async throws {
      let router = Router()
      router.get("health") { _, _ in "well" }
      let tally = router.view(at: "/tools/tally", title: "Tally") { TallyView() }
      let other = router.view(at: "/other", title: "Other") { TallyView() }
      let (ports, ready) = AsyncStream<Int>.makeStream()
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      let application = Application(
        router: router,
        server: .views(tally, other),
        configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { channel in
          ready.yield(channel.localAddress?.port ?? 0)
          ready.finish()
        },
        logger: logger
      )
      let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(services: [application], logger: logger)
      )
      try await withThrowingTaskGroup { tasks in
        tasks.addTask {
          defer { ready.finish() }
          try await group.run()
        }
        for await port in ports {
          #expect(try await Browser.get("/health", port: port).body.hasSuffix("well"))
          #expect(try await Browser.get("/", port: port).status == 404)
          let page = try await Browser.get("/tools/tally", port: port).body
          #expect(page.contains("\"/tools/tally/client-"))
          let button = try #require(LiveServer.button("Increment", in: page))
          let token = try await Browser.token("/tools/tally", port: port)
          let browser = try await Browser.join(token, at: "/tools/tally/socket", port: port)
          #expect(try await browser.message()?.hello == "again")
          await browser.say(#"{"n":1,"i":\#(button),"do":"tap"}"#)
          #expect(try await browser.message()?.text.contains("count 1") == true)

          // A token is good for the view that it was made for, and for no other.
          let foreign = try await Browser.join(token, at: "/other/socket", port: port)
          #expect(try await foreign.message()?.hello == "new")
          #expect((tally.sessions.count, other.sessions.count) == (2, 1))

          await group.triggerGracefulShutdown()
          #expect(try await browser.message()?.bye == "stopped")
        }
        try await tasks.waitForAll()
      }
    }
  }
#endif
