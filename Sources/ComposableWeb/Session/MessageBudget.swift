/// The bytes of messages that browsers have not acknowledged, of each client address and of the host.
///
/// A value type without locks. It counts whole units of 64 kB of a session, so that browsers which acknowledge
/// what they read cost nothing.
struct MessageBudget {
  private static let unit = 64 * 1024

  /// Returns the bytes of a session that count.
  static func countedBytes(of bytes: Int) -> Int { bytes / unit * unit }

  private let limit: Int
  private let addressLimit: Int
  private var bytes = 0
  private var addresses: [String: Int] = [:]

  /// - Parameter limits: The limits of the host.
  init(_ limits: SessionLimits) {
    limit = limits.unacknowledgedBytesPerHost
    addressLimit = limits.unacknowledgedBytesPerAddress
  }

  /// Records a change of the bytes of an address.
  ///
  /// - Returns: False if there are more than the limits allow. Beyond that of the host, up to twice as
  ///   much, an address may have its share of that.
  mutating func change(by count: Int, of address: String) -> Bool {
    bytes += count
    let sum = addresses[address, default: 0] + count
    addresses[address] = sum == 0 ? nil : sum
    guard count > 0 else { return true }
    guard bytes > limit else { return sum <= addressLimit }
    return bytes / 2 <= limit && sum <= min(addressLimit, limit / addresses.count)
  }
}
