import Foundation
import HTTPTypes
import NIOCore

@testable import ComposableWeb

extension Entry {
  /// The address of a proxy, then header fields of proxies, one a line, each with its name.
  static let forwarded = Entry(name: "forwarded") { input in
    check(input.line(0))
    var headers = HTTPFields()
    for line in input.lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { continue }
      headers.append(HTTPField(name: name, value: String(parts[1])))
    }
    let peer = ClientAddress(try? SocketAddress(ipAddress: "10.1.2.3", port: 80))
    expect(
      peer.client(of: headers, trusting: TrustedProxies()) == peer,
      "nobody but a trusted proxy names the client", headers)
    for fields in [TrustedProxies.Fields.xForwarded, .forwarded] {
      for ranges in [["10.0.0.0/8"], ["10.0.0.0/8", input.line(0)]] {
        guard let proxies = try? TrustedProxies(ranges, fields: fields) else { continue }
        let client = peer.client(of: headers, trusting: proxies)
        expect(client.ip != nil, "a request has the address of a client", headers)
        expect(client.group.isPrintableASCII, "the key of an address is printable", client.group)
        let scheme = ClientConnection(address: peer).scheme(of: headers, trusting: proxies)
        expect(["http", "https"].contains(scheme), "a scheme is one of two", scheme)
        check(client.ip?.description ?? "")
      }
    }
  }

  private static func check(_ text: String) {
    guard let address = IPAddress(text) else { return }
    expect(
      IPAddress(address.description) == address,
      "parsing the text of an address gives the same address", address)
    expect(address.hasPrefix(address, length: address.bitCount), "an address is in its range", text)
    expect(
      IPAddress("[\(address)]:80") == address || address.bitCount == 32,
      "a port does not matter", address)
    expect(
      PageRequest(remoteAddress: address.description).clientGroup == address.group,
      "a request counts for its client", address)
  }
}
