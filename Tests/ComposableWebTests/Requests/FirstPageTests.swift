#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// The first response with a page, before its browser has connected, over real connections.
@Suite struct FirstPageTests {
  private struct Product: Sendable {
    let name: String
  }

  private enum ProductKey: PageRequestKey {
    static let defaultValue: Product? = nil
  }

  private struct ProductView: View {
    @Environment(\.pageRequest) private var request
    @State private var address = PageAddress.root

    var body: some View {
      Text(verbatim: request[ProductKey.self]?.name ?? "loading").pageAddress($address)
    }
  }

  private func run(
    _ settings: HostSettings,
    _ view: @escaping @MainActor @Sendable () -> some View & SendableMetatype,
    _ body: (LiveServer) async throws -> Void
  ) async throws {
    try await LiveServer.run(
      settings: settings,
      view: { ViewHost(at: "/shop", title: "Shop", settings: $0) { view() } }, body
    )
  }

  @Test func aPageShowsTheValuesPreparedForItsAddress() async throws {
    var settings = HostSettings()
    settings.prepare = { request, address in
      if address.components.first == "broken" { throw CancellationError() }
      request[ProductKey.self] = Product(name: "product \(address.description)")
    }
    try await run(settings, { ProductView() }) { server in
      let page = try await Browser.get("/shop/tea/1?q=2", port: server.port).body
      #expect(page.contains(">product /tea/1?q=2<"))
      let broken = try await Browser.get("/shop/broken", port: server.port)
      #expect(broken.status == 200)
      #expect(broken.body.contains(">loading<"))
    }
  }

  @Test func aPageIsShownUnpreparedAfterTheDeadline() async throws {
    let clock = TestClock()
    let (cancellations, continuation) = AsyncStream<Void>.makeStream()
    var settings = HostSettings()
    settings.clock = clock
    settings.preparationDeadline = .milliseconds(200)
    settings.prepare = { request, _ in
      request[ProductKey.self] = Product(name: "late")
      await withTaskCancellationHandler {
        await clock.advance(by: .milliseconds(201))
        try? await Task.never()
      } onCancel: {
        continuation.yield()
      }
    }
    try await run(settings, { ProductView() }) { server in
      let page = try await Browser.get("/shop", port: server.port)
      #expect(page.status == 200)
      #expect(page.body.contains(">loading<"))
      for await _ in cancellations { break }
    }
  }

  private struct Loading: View {
    @State private var rows: [Int] = []
    @State private var isReady = false

    var body: some View {
      List {
        Text(verbatim: isReady ? "ready" : "waiting")
        ForEach(rows, id: \.self) { Text(verbatim: "row \($0)") }
        Button("Add") { rows.append(rows.count + 1) }
      }
      .task {
        rows = [1, 2, 3]
      }
      .onAppear { isReady = true }
    }
  }

  @Test func aPageCanWaitForTheFirstTasksOfItsViews() async throws {
    var settings = HostSettings()
    settings.firstTaskDeadline = .seconds(60)
    try await run(settings, { Loading() }) { server in
      let page = try await Browser.get("/shop", port: server.port).body
      #expect(page.contains(">row 3<") && page.contains(">ready<"))
      // The browser goes on from there.
      let browser = try await server.join(page)
      let button = try #require(LiveServer.button("Add", in: page))
      await browser.tap(button, number: 1)
      #expect(try await browser.message()?.text.contains("row 4") == true)
    }
    try await run(HostSettings(), { Loading() }) { server in
      let page = try await Browser.get("/shop", port: server.port).body
      #expect(!page.contains(">row 3<") && page.contains(">waiting<"))
    }
  }

  private struct Endless: View {
    let clock: TestClock<Duration>
    @State private var text = "loading"

    var body: some View {
      Text(verbatim: text)
        .task {
          text = "first part"
          await clock.advance(by: .milliseconds(301))
          try? await Task.never()
          text = "cancelled"
        }
    }
  }

  @Test func aPageShowsTheChangesThatItsTasksMakeInTime() async throws {
    let clock = TestClock()
    var settings = HostSettings()
    settings.clock = clock
    settings.firstTaskDeadline = .milliseconds(300)
    try await run(settings, { Endless(clock: clock) }) { server in
      let page = try await Browser.get("/shop", port: server.port).body
      #expect(page.contains(">first part<"))
    }
  }
}
#endif
