#if Web
import NIOCore
import Testing

@testable import ComposableWeb

@Suite struct OriginPolicyTests {
  @Test func originsOfTheHostAreAllowed() {
    let policy = OriginPolicy.sameHost
    #expect(policy.allows(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
    #expect(policy.allows(origin: "https://Example.com", host: "example.COM"))
  }

  @Test func otherOriginsAreRejected() {
    let policy = OriginPolicy.sameHost
    #expect(!policy.allows(origin: "http://127.0.0.1:8081", host: "127.0.0.1:8080"))
    #expect(!policy.allows(origin: "http://evil.example", host: "example.com"))
    #expect(!policy.allows(origin: "http://example.com.evil.example", host: "example.com"))
    #expect(!policy.allows(origin: "null", host: "example.com"))
    #expect(!policy.allows(origin: "file://", host: ""))
    #expect(!policy.allows(origin: "http://", host: ""))
    #expect(!policy.allows(origin: nil, host: "example.com"))
    #expect(!policy.allows(origin: "http://example.com", host: nil))
  }

  @Test(arguments: [
    ("https://Portal.example/a?b=c#d", "https://portal.example"),
    ("HTTP://127.0.0.1:3000", "http://127.0.0.1:3000"),
    ("http://[::1]:80/", "http://[::1]:80"),
    ("ftp://a", nil), ("http:", nil), ("http://", nil), ("//a", nil), ("", nil),
    ("http://a:b", nil),
    ("http://ann@a/", nil), ("http://a\u{301}/", nil), ("http://a\0", nil),
    ("https://" + String(repeating: "a", count: 10_000), nil),
  ])
  func theOriginOfAnAddress(_ address: String, _ origin: String?) {
    #expect(OriginPolicy.origin(of: address) == origin)
  }

  @Test func aPageOverHTTPMayNotConnectOverHTTPS() {
    let policy = OriginPolicy.sameHost
    #expect(!policy.allows(origin: "http://127.0.0.1", host: "127.0.0.1", isSecure: true))
    #expect(policy.allows(origin: "https://127.0.0.1", host: "127.0.0.1", isSecure: true))
  }

  @Test func otherOriginsCanBeAllowed() {
    let policy = OriginPolicy(allowing: ["https://Example.com/"])
    #expect(policy.allows(origin: "https://example.com", host: "127.0.0.1:8080"))
    #expect(!policy.allows(origin: "http://example.com", host: "127.0.0.1:8080"))
    #expect(policy.allows(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
  }

  @Test(arguments: [
    "127.0.0.1:8080", "127.0.0.1", "[::1]:8080", "[::1]", "192.168.0.7:80", "localhost:8080",
    "Gallery.Localhost", "example.com", "example.com:8080", "app.test", "timers.example.org:81",
  ])
  func addressesAndAllowedHostsAreAccepted(_ host: String) {
    let policy = OriginPolicy(
      allowing: ["https://Example.com/", "http://app.test:3000", "Timers.example.org"]
    )
    #expect(policy.allows(host: host))
  }

  @Test(arguments: [
    nil, "", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "[evil]:80",
    "notexample.com", "www.example.com", "[::1].evil.example", "[::1].evil.example:80", "[::1",
    "[::1]80", "<b>.localhost", "a b.localhost", "\u{E9}.localhost", "127.0.0.1:80.evil.example",
    "127.0.0.1:x", ":80", "::1", "[]", "example.com.",
    "[localhost]", "[example.com]:80", "localhost:65536", "localhost:99999999999999999999",
  ])
  func otherHostsAreRejected(_ host: String?) {
    #expect(!OriginPolicy(allowing: ["example.com"]).allows(host: host))
  }

  @Test func anAllowedHostIsNotAnAllowedOrigin() {
    let policy = OriginPolicy(allowing: ["example.com"])
    #expect(!policy.allows(origin: "http://example.com", host: "127.0.0.1"))
    #expect(policy.allows(origin: "http://example.com", host: "example.com"))
  }

  @Test func ipv6AddressesAreGroupedByNetwork() throws {
    func group(_ address: String) throws -> String {
      try ClientAddress(SocketAddress(ipAddress: address, port: 1)).group
    }
    #expect(try group("2001:db8::1") == group("2001:db8::ffff:2"))
    #expect(try group("2001:db8::1") != group("2001:db8:0:1::1"))
    #expect(try group("192.0.2.1") != group("192.0.2.2"))
    #expect(try group("::ffff:192.0.2.1") == group("192.0.2.1"))
  }
}
#endif
