import Foundation

/// An IP address. An IPv4 address is equal to the IPv6 address that it is mapped to.
struct IPAddress: Hashable, Sendable {
  /// The 16 bytes of the IPv6 address.
  let bytes: [UInt8]

  /// The prefix of an IPv4 address that is mapped to IPv6.
  private static let ipv4MappedPrefix = [UInt8](repeating: 0, count: 10) + [255, 255]

  /// Parses an address: `192.0.2.1`, `2001:db8::1`, also with a port: `192.0.2.1:8080`,
  /// `[2001:db8::1]:8080`.
  init?(_ text: some StringProtocol) {
    var host = text.trimmingCharacters(in: .whitespaces)
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      host = String(host[host.index(after: host.startIndex)..<end])
    } else if host.count(where: { $0 == ":" }) == 1, let end = host.firstIndex(of: ":") {
      host = String(host[..<end])
    }
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET6, host, &bytes) != 1 {
      var ipv4 = [UInt8](repeating: 0, count: 4)
      guard inet_pton(AF_INET, host, &ipv4) == 1 else { return nil }
      bytes = Self.ipv4MappedPrefix + ipv4
    }
    self.bytes = bytes
  }

  /// The bytes of an IPv4 address; `nil` for other addresses.
  private var ipv4: ArraySlice<UInt8>? {
    bytes.starts(with: Self.ipv4MappedPrefix) ? bytes.dropFirst(12) : nil
  }

  /// The address, or the first 64 bits of an IPv6 address.
  var group: String {
    if let ipv4 { return ipv4.map { "\($0)" }.joined(separator: ".") }
    return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// Returns true if the address has the first bits of another one. For an IPv4 address, `length`
  /// counts from the first of its 32 bits.
  func hasPrefix(_ prefix: IPAddress, length: Int) -> Bool {
    guard (ipv4 == nil) == (prefix.ipv4 == nil) else { return false }
    let length = prefix.ipv4 == nil ? length : length + 96
    let (whole, rest) = length.quotientAndRemainder(dividingBy: 8)
    guard bytes.prefix(whole) == prefix.bytes.prefix(whole) else { return false }
    guard rest > 0 else { return true }
    let mask = ~(UInt8.max >> rest)
    return bytes[whole] & mask == prefix.bytes[whole] & mask
  }

  /// The number of bits of an address of this version.
  var bitCount: Int { ipv4 == nil ? 128 : 32 }
}

extension IPAddress: CustomStringConvertible {
  var description: String {
    if let ipv4 { return ipv4.map { "\($0)" }.joined(separator: ".") }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
