/// A hash that is the same in each run of the server, without cryptographic strength: FNV-1a,
/// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv.
package enum StableHash {
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The hash in letters and digits.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    String(of(bytes), radix: 36)
  }
}
