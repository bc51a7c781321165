#if Web
import ComposableCore
import ComposablePersistence
@_spi(Renderer) import ComposableUI
import Dependencies
import Foundation
import Sharing
import Testing

@testable import ComposableWeb

/// Sessions that go on in another process: here, another server with the same storage.
@Suite struct RestoredSessionTests {
  private let storage = ControlledStorage()

  private func key(_ token: String, user: String? = nil) -> SessionKey {
    SessionKey(SessionID(token: token) ?? SessionID(), page: "", userID: user)
  }

  private func settings(_ durability: SessionDurability = .acknowledged) -> HostSettings {
    var settings = HostSettings()
    settings.sessionStorage = storage
    settings.sessionDurability = durability
    return settings
  }

  private func serve(
    _ settings: HostSettings? = nil, version: Int = 1, hasNote: Bool = false,
    text: String = "", at path: String = "/",
    _ body: (LiveServer) async throws -> Void
  ) async throws {
    try await LiveServer.run(settings: settings ?? self.settings()) {
      ViewHost(at: path, title: "Tally", settings: $0) {
        StoredTallyView(version: version, hasNote: hasNote, text: text)
      }
    } _: {
      try await body($0)
    }
  }

  private func button(in page: String) throws -> Int {
    try #require(
      LiveServer.button("Increment", in: page.contains("<body>") ? page : "<body>" + page))
  }

  /// Opens a page, taps its button twice, and returns its token when both are answered.
  private func tapped(
    on server: LiveServer
  ) async throws -> (browser: Browser, token: String, button: Int) {
    let (browser, token, button) = try await server.joined()
    for number in 1...2 { await browser.tap(button, number: number) }
    #expect(try await browser.text(containing: "count 2"))
    return (browser, token, button)
  }

  @Test func theStoredSessionsOfAnAddressAreCountedTogether() async throws {
    try await serve { server in
      for _ in 1...3 { _ = try await tapped(on: server) }
    }
    #expect(try await storage.removeExpired(sessionsPerClient: 3) == 0)
    #expect(try await storage.removeExpired(sessionsPerClient: 1) == 2)
  }

  @Test func anotherServerContinuesASession() async throws {
    try await serve { first in
      let (former, token, formerButton) = try await tapped(on: first)
      try await serve { second in
        let browser = try await Browser.join(token, seq: 2, port: second.port)
        let hello = try #require(try await browser.message()?.text)
        #expect(hello.wholeMatch(of: /{"hello":"restored","epoch":2,"state":[1-9][0-9]*}/) != nil)
        let page = try #require(try await browser.message())
        #expect(page.seq == 3 && page.ack == 2)
        let html = try #require(page.page)
        #expect(html.contains("count 2, taps 2, restored"))
        let button = try button(in: html)
        // The event was handled by the other server.
        await browser.tap(button, number: 2)
        await browser.tap(button, number: 3)
        #expect(try await browser.text(containing: "count 3, taps 3"))

        // The one that has lost the session shows nothing more, and changes nothing.
        await former.tap(formerButton, number: 3)
        #expect(try await former.message()?.bye == "moved")
        await browser.close()
        let again = try await Browser.join(token, seq: 4, epoch: 2, port: second.port)
        #expect(try await again.message()?.hello == "again")
      }
    }
  }

  @Test(arguments: [false, true])
  func aLargeStateIsStoredCompressed(isDamaged: Bool) async throws {
    let text = String(repeating: "tea ", count: 5_000)
    try await serve(text: text) { first in
      let (_, token, _) = try await tapped(on: first)
      let stored = try #require(storage.memory.claim(key(token), by: UUID()))
      let name = StoredSession.storePrefix + "tally"
      let part = try #require(stored.parts[name])
      #expect(part.count < 1_000)
      if isDamaged {
        let changes = SessionChanges(
          key: key(token), claim: stored.claim, parts: [name: part.prefix(part.count / 2)],
          life: .seconds(60))
        #expect(storage.memory.save([changes]).isEmpty)
      }
      try await serve { second in
        let browser = try await Browser.join(token, seq: 2, port: second.port)
        let hello = try await browser.message()?.text
        #expect(hello?.contains(#""incomplete":true"#) == isDamaged)
        let html = try #require(try await browser.message()?.page)
        #expect(html.contains("20,000 characters") == !isDamaged)
        #expect(html.contains(isDamaged ? "count 0" : "count 2, taps 2, restored"))
      }
    }
  }

  @Test func aPageThatWasNotShownIsSentAgain() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      try await serve { second in
        for _ in 1...2 {
          // The connection is lost before the page has arrived: its elements are not known.
          let browser = try await Browser.join(token, seq: 2, port: second.port)
          #expect(try await browser.message()?.hello == "restored")
          #expect(try await browser.text(containing: "count 2, taps 2, restored"))
          await browser.close()
        }
      }
    }
  }

  /// Only what is stored of the session may be lost, not what others have changed.
  @Test func messagesTellWhetherTheyShowAChangeOfTheSession() async throws {
    let shared = SharedNode(InMemorySharedStorage())
    try await withDependencies {
      $0.sharedNode = shared
    } operation: {
      try await serve(hasNote: true) { server in
        let (browser, _, button) = try await server.joined()
        await browser.tap(button, number: 1)
        let own = try #require(try await browser.message())
        #expect(own.text.contains("count 1") && own.text.contains(#""state":"#))
        @Shared(.row("note", default: "")) var note
        $note.withLock { $0 = "Milk" }
        let others = try #require(try await browser.message())
        #expect(others.text.contains("Milk") && !others.text.contains(#""state""#))
      }
    }
  }

  @Test func theFirstPageShowsSharedRows() async throws {
    let storage = InMemorySharedStorage()
    let writer = withDependencies {
      $0.sharedNode = SharedNode(storage)
    } operation: {
      Shared(.row("note", default: ""))
    }
    try await writer.update { $0 = "Milk" }
    try await withDependencies {
      $0.sharedNode = SharedNode(storage)
    } operation: {
      try await serve(hasNote: true) { server in
        let page = try await Browser.get(port: server.port).body
        #expect(page.contains("note Milk"))
      }
    }
  }

  @Test func anUnusedPageBeginsOnAnyServer() async throws {
    try await serve { first in
      let page = try await Browser.get(port: first.port).body
      let token = try Browser.token(in: page)
      try await serve { second in
        let browser = try await Browser.join(token, address: "/", port: second.port)
        let hello = #"{"hello":"restored","epoch":2,"state":0}"#
        #expect(try await browser.message()?.text == hello)
        let html = try #require(try await browser.message()?.page)
        #expect(html.contains("count 0, taps 0"))
        await browser.tap(try button(in: html), number: 3)
        #expect(try await browser.text(containing: "count 1, taps 1"))
        await browser.close()

        // The first server has a session with the same token, whose browser never came.
        let back = try await Browser.join(token, seq: 2, epoch: 2, port: first.port)
        #expect(try await back.message()?.hello == "restored")
        #expect(try await back.text(containing: "count 1, taps 1"))
      }
    }
  }

  /// Its state is in a process that has not stored it.
  @Test func aUsedPageDoesNotBeginAnew() async throws {
    try await serve { server in
      for address in [nil, "//a", "/a\\u0000"] {
        let browser = try await Browser.join(
          SessionID().token, address: address, port: server.port)
        #expect(try await browser.message()?.hello == "reload")
      }
    }
  }

  @Test func pagesThatBeginOnASocketHaveTheLimitsOfPages() async throws {
    var settings = settings()
    settings.limits.pagesPerSecond = 0.001
    settings.limits.pageBurst = 2
    try await serve(settings) { server in
      for number in 1...3 {
        let browser = try await Browser.join(SessionID().token, address: "/", port: server.port)
        let message = try await browser.message()
        #expect(message?.hello == (number <= 2 ? "restored" : nil))
      }
    }
  }

  @Test func aServerThatHasLostTheSessionMeanwhileRestoresItAgain() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      try await serve { second in
        let browser = try await Browser.join(token, seq: 2, port: second.port)
        let page = try #require(try await browser.page())
        await browser.tap(try button(in: page), number: 3)
        #expect(try await browser.text(containing: "count 3"))
        await browser.close()
        // The first one still has it, in a former state.
        let back = try await Browser.join(token, seq: 4, epoch: 2, port: first.port)
        #expect(try await back.message()?.hello == "restored")
        #expect(try await back.text(containing: "count 3, taps 3"))
      }
    }
  }

  @Test func failedAttemptsDoNotCountAsCrashes() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      var settings = settings()
      settings.limits.sessions = 1
      try await serve(settings) { second in
        let (other, _, _) = try await second.joined()
        for _ in 1...4 {
          let browser = try await Browser.join(token, seq: 2, port: second.port)
          // The server is full: the browser tries again.
          #expect(try await browser.message() == nil)
        }
        await other.close()
        await second.view.settings.sessions.end { _ in true }
        let browser = try await Browser.join(token, seq: 2, port: second.port)
        let hello = try #require(try await browser.message()?.text)
        #expect(hello.wholeMatch(of: /{"hello":"restored","epoch":6,"state":[1-9][0-9]*}/) != nil)
      }
    }
  }

  @Test func aSessionEndsAfterItsGraceAndComesBack() async throws {
    var settings = settings(.relaxed(within: .seconds(3_600)))
    let (sleeps, continuation) = AsyncStream<Duration>.makeStream()
    let clock = ObservedClock { continuation.yield($0) }
    settings.clock = clock
    settings.limits.grace = .seconds(13)
    try await serve(settings) { server in
      let (browser, token, _) = try await tapped(on: server)
      // That of the first connection is over.
      await clock.clock.advance(by: .seconds(13))
      storage.hold()
      await browser.close()
      for await _ in sleeps.filter({ $0 == .seconds(13) }).dropFirst() { break }
      await clock.clock.advance(by: .seconds(13))
      await storage.waitForSave()
      storage.release()
      let again = try await Browser.join(token, seq: 2, port: server.port)
      #expect(try await again.message()?.hello == "restored")
      #expect(try await again.text(containing: "count 2, taps 2, restored"))
    }
  }

  @Test func aReloadedPageContinuesItsSession() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      try await serve { second in
        func load() async throws -> String {
          try await Browser.get(
            port: second.port, headers: ["Cookie: restored-session=\(token)"]
          ).body
        }
        // An impatient user loads it several times, also at once.
        var html = try await load()
        for _ in 1...3 { html = try await load() }
        try await withThrowingTaskGroup { group in
          for _ in 1...3 { group.addTask { try await load() } }
          for try await page in group {
            #expect(page.contains(#"data-restored="complete""#))
            #expect(page.contains("count 2, taps 2, restored"))
          }
        }
        html = try await load()
        let epoch = try #require(html.firstMatch(of: /data-epoch="(\d+)"/).flatMap { Int($0.1) })
        #expect(html.contains(#"data-event="2""#) && html.contains(#"data-seq="0""#))
        let browser = try await Browser.join(token, epoch: epoch, port: second.port)
        #expect(try await browser.message()?.hello == "again")
        await browser.tap(try button(in: html), number: 3)
        #expect(try await browser.text(containing: "count 3, taps 3"))
        // Another one, which knows it only by the cookie of somebody else, gets a page of its own.
        let other = try await Browser.get(
          port: second.port, headers: ["Cookie: restored-session=\(SessionID().token)"]
        ).body
        #expect(other.contains("count 0") && !other.contains("data-restored"))
      }
    }
  }

  @Test func nothingIsShownBeforeItIsStored() async throws {
    try await serve { server in
      let (browser, _, button) = try await server.joined()
      storage.hold()
      await browser.tap(button, number: 1)
      await storage.waitForSave()
      await browser.tap(button, number: 2)
      await browser.sendText(#"{"ping":1}"#)
      #expect(try await browser.message()?.text == #"{"pong":1}"#)
      storage.release()
      let first = try #require(try await browser.message())
      #expect(first.seq == 1 && first.ack == 1 && first.text.contains("count 1"))
      let second = try #require(try await browser.message())
      #expect(second.seq == 2 && second.ack == 2 && second.text.contains("count 2"))
    }
  }

  @Test func pagesWorkWithoutTheStorageAndReportIt() async throws {
    try await serve { server in
      let (browser, token, button) = try await server.joined()
      storage.setFails(true)
      await browser.tap(button, number: 1)
      // First: the server may end after it has shown what is not stored.
      #expect(try await browser.message()?.text == #"{"stored":false}"#)
      let message = try #require(try await browser.message())
      #expect(message.seq == 1 && message.text.contains("count 1"))
      // The storage is known to fail, so that the next answer does not wait for it.
      await browser.tap(button, number: 2)
      #expect(try await browser.text(containing: "count 2"))
      storage.setFails(false)
      #expect(try await browser.text(containing: #"{"stored":true}"#))
      #expect(storage.memory.claim(key(token), by: UUID()) != nil)
    }
  }

  @Test func changesAreReportedAsStoredOnceAllOfThemAre() async throws {
    try await serve { server in
      let (browser, _, button) = try await server.joined()
      storage.setFails(true)
      await browser.tap(button, number: 1)
      #expect(try await browser.message()?.text == #"{"stored":false}"#)
      #expect(try await browser.text(containing: "count 1"))
      // The next attempt has the first change only.
      storage.hold()
      await storage.waitForSave()
      await browser.tap(button, number: 2)
      #expect(try await browser.text(containing: "count 2"))
      storage.setFails(false)
      storage.release(holdingNext: true)
      await storage.waitForSave()
      await browser.sendText(#"{"ping":1}"#)
      #expect(try await browser.message()?.text == #"{"pong":1}"#)
      storage.release()
      #expect(try await browser.message()?.text == #"{"stored":true}"#)
    }
  }

  @Test func anAnswerWithoutAChangeDoesNotDelayTheReportOfStoredChanges() async throws {
    try await serve { server in
      let (browser, _, button) = try await server.joined()
      storage.setFails(true)
      await browser.tap(button, number: 1)
      #expect(try await browser.text(containing: "count 1"))
      await browser.tap(999_999, number: 2)
      #expect(try await browser.text(containing: #""ack":2"#))
      storage.setFails(false)
      #expect(try await browser.message()?.text == #"{"stored":true}"#)
    }
  }

  @Test(arguments: ["unknown", "forged", "damaged", "other user"])
  func aPageReloadsIfItsSessionCannotBeRestored(_ reason: String) async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      var settings = settings()
      switch reason {
      case "other user":
        settings.admit = {
          $0.userID = "other"; return .admitted
        }
      case "damaged":
        let claim = try #require(storage.memory.claim(key(token), by: UUID())).claim
        let changes = SessionChanges(
          key: key(token), claim: claim, parts: ["session": Data("{".utf8)],
          life: .seconds(60))
        #expect(storage.memory.save([changes]).isEmpty)
      default: break
      }
      try await serve(settings, at: reason == "forged" ? "/other" : "/") { second in
        let token = reason == "unknown" ? SessionID().token : token
        let browser = try await Browser.join(
          token, at: reason == "forged" ? "/other/socket" : "/socket", port: second.port)
        #expect(try await browser.message()?.hello == "reload")
      }
    }
  }

  @Test func aStateOfAnotherVersionIsDiscardedAndReported() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      try await serve(version: 2) { second in
        let browser = try await Browser.join(token, seq: 2, port: second.port)
        #expect(try await browser.message()?.text.hasSuffix(#","incomplete":true}"#) == true)
        #expect(try await browser.text(containing: "count 0, taps 2, new"))
      }
    }
  }

  @Test func anEventThatHasCrashedTwoProcessesIsSkipped() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      // A process that has restored and shown the session, and ended.
      _ = storage.memory.claim(key(token), by: UUID())
      try await serve { second in
        let browser = try await Browser.join(token, seq: 2, epoch: 2, port: second.port)
        #expect(try await browser.message()?.text.hasSuffix(#","skip":true}"#) == true)
        #expect(try await browser.text(containing: "count 2"))
        // It works, and so the claims before are no longer counted.
        storage.hold()
        await browser.sendText(#"{"ack":3}"#)
        await storage.waitForSave()
        storage.release()
        await second.stop()
      }
      #expect(storage.memory.claim(key(token), by: UUID())?.unconfirmedClaims.count == 1)
    }
  }

  /// A server may end, and a connection may be lost, before the page is shown: that is not the fault of an event.
  @Test func eventsAreRepeatedInAProcessThatHasNotShownThePageBefore() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      for _ in 1...3 { _ = storage.memory.claim(key(token), by: UUID()) }
      try await serve { second in
        let browser = try await Browser.join(token, seq: 2, port: second.port)
        #expect(try await browser.message()?.hello == "restored")
        #expect(try await browser.text(containing: "count 2"))
      }
    }
  }

  @Test func aConnectionThatIsLostAtOnceDoesNotCountAsACrash() async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      try await serve { second in
        let browser = try await Browser.join(token, seq: 2, port: second.port)
        #expect(try await browser.text(containing: "count 2"))
        storage.hold()
        await browser.close()
        await storage.waitForSave()
        storage.release()
        await second.stop()
      }
      #expect(storage.memory.claim(key(token), by: UUID())?.unconfirmedClaims.count == 1)
    }
  }

  @Test func losingASessionDoesNotCountAsACrash() async throws {
    let other = UUID()
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      try await serve { second in
        storage.setLosesClaims(true)
        _ = try await Browser.join(token, seq: 2, port: second.port).message()
        storage.setLosesClaims(false)
        await second.stop()
      }
      #expect(storage.memory.claim(key(token), by: other)?.unconfirmedClaims == [other: 3])
      try await serve { third in
        let browser = try await Browser.join(token, seq: 2, port: third.port)
        #expect(try await browser.text(containing: "count 2"))
        storage.hold()
        await browser.sendText(#"{"ack":3}"#)
        await storage.waitForSave()
        let claimed = storage.memory.claim(key(token), by: other)
        #expect(claimed?.unconfirmedClaims.values.sorted() == [4, 5])
        storage.release()
        await third.stop()
      }
      #expect(storage.memory.claim(key(token), by: other)?.unconfirmedClaims == [other: 6])
    }
  }

  /// Some have shown its page before, so that the browser knows the last epoch.
  @Test(arguments: [(4, 0), (8, 9)])
  func aSessionThatCrashesEachProcessIsRemoved(processes: Int, epoch: Int) async throws {
    try await serve { first in
      let (_, token, _) = try await tapped(on: first)
      for _ in 1...processes { _ = storage.memory.claim(key(token), by: UUID()) }
      try await serve { second in
        let browser = try await Browser.join(token, seq: 2, epoch: epoch, port: second.port)
        #expect(try await browser.message()?.hello == "reload")
      }
      #expect(storage.memory.claim(key(token), by: UUID()) == nil)
    }
  }

  @Test func aStoppingServerStoresItsSessionsForOthers() async throws {
    var token = ""
    // Nothing is stored within the delay.
    try await serve(settings(.relaxed(within: .seconds(3_600)))) { server in
      let tapped = try await tapped(on: server)
      token = tapped.token
      #expect(storage.memory.claim(key(token), by: UUID()) == nil)
      // A page that has not changed goes on, too.
      let other = try await server.joined()
      await server.stop()
      for browser in [tapped.browser, other.browser] {
        #expect(try await browser.message()?.bye == "moved")
      }
      // What is stored is stored before the browser hears of it.
      #expect(storage.memory.claim(key(other.token), by: UUID()) != nil)
    }
    try await serve { server in
      let browser = try await Browser.join(token, seq: 2, port: server.port)
      #expect(try await browser.message()?.hello == "restored")
      #expect(try await browser.text(containing: "count 2, taps 2, restored"))
    }
  }

  @Test func sessionsThatTheApplicationEndsAreRemoved() async throws {
    let settings = settings()
    var token = ""
    try await serve(settings) { server in
      let tapped = try await tapped(on: server)
      token = tapped.token
      await settings.sessions.end { _ in true }
      #expect(try await tapped.browser.message()?.bye == "ended")
    }
    #expect(storage.memory.claim(key(token), by: UUID()) == nil)
  }

  @Test func aSessionThatIsTooLargeIsNotStored() async throws {
    var settings = settings()
    settings.limits.snapshotSize = 10
    var token = ""
    try await serve(settings) { server in
      let (browser, joined, button) = try await server.joined()
      token = joined
      await browser.tap(button, number: 1)
      #expect(try await browser.message()?.text == #"{"stored":false}"#)
      #expect(try await browser.text(containing: "count 1"))
      await server.stop()
      #expect(try await browser.message()?.bye == "stopped")
    }
    #expect(storage.memory.claim(key(token), by: UUID()) == nil)
  }
}
#endif
