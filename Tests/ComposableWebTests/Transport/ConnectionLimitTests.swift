#if Web
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct ConnectionLimitTests {
  @Test func aConnectionAboveTheLimitIsClosedUntilAnotherOneEnds() async throws {
    try await LiveServer.run {
      $0.connectionsPerAddress = 2
    } _: { server in
      let browsers = [
        try await server.joined().browser, try await Browser.open(port: server.port),
      ]
      let rejected = try await RawConnection.open(port: server.port)
      #expect(await rejected.next() == nil)
      #expect(await browsers[0].isResponsive())

      let counts = ConnectionCounts()
      #expect(counts.add("a", limit: 1))
      #expect(!counts.add("a", limit: 1))
      #expect(counts.add("b", limit: 1))
      counts.remove("a")
      #expect(counts.add("a", limit: 1))
      // A proxy has no limit of its own, but that of the server.
      #expect(counts.add(nil, limit: 1, total: 3))
      #expect(!counts.add(nil, limit: 1, total: 3))
      counts.remove("b")
      #expect(counts.add(nil, limit: 1, total: 3))
    }
  }

  @Test func theConnectionsOfAServerAreBounded() async throws {
    var settings = HostSettings()
    settings.trustedProxies = try TrustedProxies(["127.0.0.1"])
    settings.limits.connections = 2
    try await LiveServer.run(settings: settings) { server in
      let browser = try await server.joined().browser
      let second = try await RawConnection.open(port: server.port)
      let rejected = try await RawConnection.open(port: server.port)
      #expect(await rejected.next() == nil)
      #expect(await browser.isResponsive())
      second.close()
      #expect(await browser.isResponsive())
    }
  }

  @Test func theProcessHasAsManyDescriptorsAsItMay() {
    #expect(FileDescriptors.forConnections > 0)
    var limits = rlimit()
    getrlimit(fileDescriptorResource, &limits)
    #expect(limits.rlim_cur == limits.rlim_max)
  }

  @Test func theConnectionsOfATrustedProxyAreNotCounted() async throws {
    var settings = HostSettings()
    settings.trustedProxies = try TrustedProxies(["127.0.0.1"])
    settings.limits.connectionsPerAddress = 1
    try await LiveServer.run(settings: settings) { server in
      let first = try await server.joined().browser
      let second = try await server.joined().browser
      #expect(await first.isResponsive())
      #expect(await second.isResponsive())
    }
  }
}
#endif
