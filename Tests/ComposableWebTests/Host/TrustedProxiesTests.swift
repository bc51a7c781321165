#if Web
import HTTPTypes
import NIOCore
import Testing

@testable import ComposableWeb

@Suite struct TrustedProxiesTests {
  private func client(
    _ peer: String, _ fields: [(String, String)],
    trusting proxies: [String] = ["10.0.0.0/8", "::1"],
    in fieldsOfProxies: TrustedProxies.Fields = .xForwarded
  ) throws -> (address: String?, scheme: String) {
    var headers = HTTPFields()
    for (name, value) in fields {
      headers.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
    }
    let proxies = try TrustedProxies(proxies, fields: fieldsOfProxies)
    let peer = ClientConnection(
      address: ClientAddress(try SocketAddress(ipAddress: peer, port: 1)))
    return (
      peer.address.client(of: headers, trusting: proxies).ip?.description,
      peer.scheme(of: headers, trusting: proxies)
    )
  }

  @Test func aTrustedProxyNamesTheClient() throws {
    let fields = [("X-Forwarded-For", "203.0.113.9, 10.1.2.3"), ("X-Forwarded-Proto", "https")]
    #expect(try client("10.0.0.1", fields) == ("203.0.113.9", "https"))
    #expect(try client("::1", fields) == ("203.0.113.9", "https"))
  }

  @Test func addressesThatAClientInventsAreIgnored() throws {
    let invented = [("X-Forwarded-For", "8.8.8.8, 203.0.113.9")]
    // The proxy has appended the last address.
    #expect(try client("10.0.0.1", invented).address == "203.0.113.9")
    // Without a proxy, all is invented.
    let proto = ("X-Forwarded-Proto", "https")
    #expect(try client("192.0.2.1", invented + [proto]) == ("192.0.2.1", "http"))
    #expect(try client("10.0.0.1", [("X-Forwarded-For", "nonsense")]).address == "10.0.0.1")
  }

  @Test func theStandardFieldIsUnderstood() throws {
    let fields = [
      ("Forwarded", "for=192.0.2.60;proto=http, for=\"[2001:db8::17]:4711\";proto=https")
    ]
    #expect(try client("10.0.0.1", fields, in: .forwarded) == ("2001:db8::17", "https"))
  }

  @Test func fieldsThatAProxyOnlyPassesOnAreIgnored() throws {
    let fields = [
      ("Forwarded", "for=8.8.8.8;proto=https"), ("X-Forwarded-For", "9.9.9.9"),
      ("X-Forwarded-Proto", "http"),
    ]
    #expect(try client("10.0.0.1", fields) == ("9.9.9.9", "http"))
    #expect(try client("10.0.0.1", fields, in: .forwarded) == ("8.8.8.8", "https"))
    #expect(try client("10.0.0.1", [fields[0]]) == ("10.0.0.1", "http"))
  }

  @Test(arguments: ["", "10.0.0.0/33", "10.0.0.0/-1", "localhost", "::/129", "1.2.3"])
  func anInvalidRangeIsReported(_ range: String) {
    let error = #expect(throws: TrustedProxies.InvalidAddress.self) { try TrustedProxies([range]) }
    #expect(error?.text == range)
  }

  @Test func aRangeMayEndInTheMiddleOfAByte() throws {
    let proxies = try TrustedProxies(["192.168.1.128/25", "2001:db8::/31"])
    func contains(_ address: String) -> Bool { IPAddress(address).map(proxies.contains) ?? false }
    #expect(contains("192.168.1.128") && contains("192.168.1.255"))
    #expect(!contains("192.168.1.127"))
    #expect(contains("::ffff:192.168.1.200"))
    #expect(contains("2001:db9::1") && !contains("2001:dba::1"))
  }
}
#endif
