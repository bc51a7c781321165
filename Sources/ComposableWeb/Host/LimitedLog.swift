#if Web
import ComposableConcurrency
import Logging

/// The log of what clients can cause any number of times: rejected requests and reported issues.
///
/// 1. Values of the client are quoted and shortened: they can forge neither lines nor fields.
/// 2. A few lines of each message are logged at once, then one per second. The next line has the number of
///    those that were left out. So a client that causes one message conceals no other.
final class LimitedLog: Sendable {
  /// The lines of a message.
  private struct Lines {
    var bucket: TokenBucket
    var omitted = 0

    /// Returns the number of lines that were left out before another one; `nil` if that is left out, too.
    mutating func takeOmitted(at now: Duration) -> Int? {
      guard bucket.takeIfAvailable(at: now) == nil else {
        omitted += 1
        return nil
      }
      defer { omitted = 0 }
      return omitted
    }
  }

  /// The number of characters of a value that are logged by default.
  static let maximumLength = 200

  private let logger: Logger
  private let clock: ServerClock
  /// The lines by their messages, which are texts of the program.
  private let lines = Lock<[String: Lines]>([:])

  init(_ logger: Logger, clock: ServerClock) {
    self.logger = logger
    self.clock = clock
  }

  /// Logs a rejection or an issue.
  ///
  /// - Parameters:
  ///   - level: The level of the line.
  ///   - message: The message, a text of the program. What clients send belongs into the values.
  ///   - values: Values that may have text of the client, by their names.
  ///   - length: The maximum number of characters of each value.
  func log(
    _ level: Logger.Level, _ message: Logger.Message, _ values: [String: String],
    length: Int = maximumLength
  ) {
    // A line that is not written must not count.
    guard logger.logLevel <= level else { return }
    let now = clock.now
    let text = "\(message)"
    let omitted = lines.withLock { lines in
      lines[text, default: Lines(bucket: TokenBucket(perSecond: 1, burst: 10, now: now))]
        .takeOmitted(at: now)
    }
    guard let omitted else { return }
    var metadata = values.mapValues { Logger.MetadataValue.string(Self.quoted($0, length: length)) }
    if omitted > 0 { metadata["omitted"] = "\(omitted)" }
    logger.log(level: level, message, metadata: metadata)
  }

  /// Returns a value in quotes, with escapes for quotes, control characters and all that is not
  /// ASCII, so that neither line breaks nor marks of direction reach a terminal.
  static func quoted(_ value: String, length: Int = maximumLength) -> String {
    let scalars = value.unicodeScalars
    let text = scalars.prefix(length).map { $0.escaped(asASCII: true) }.joined()
    return "\"\(text)\"" + (scalars.dropFirst(length).isEmpty ? "" : "…")
  }
}
#endif
