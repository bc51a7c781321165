import Foundation

/// Why there is no fact.
///
/// The descriptions are whole sentences to show to a user.
public enum FactError: Error, Equatable {
  /// Nobody answers at the service's address, or the connection broke off. The payload says how.
  case unreachable(String)
  /// The answer was not there in time.
  case timedOut(after: Duration)
  /// The service answered with an HTTP status other than 200.
  case status(Int)
  /// The answer is not UTF-8.
  case notText
  /// The answer holds nothing but blanks.
  case empty
  /// The answer is longer than a fact can be, in bytes.
  case tooLarge(limit: Int)
}

extension FactError: LocalizedError, CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let how):
      "The fact service cannot be reached: \(how)."
    case .timedOut(let duration):
      "The fact service did not answer within \(seconds(duration)) s."
    case .status(let code):
      "The fact service answered with HTTP status \(code)."
    case .notText:
      "The fact service answered with something that is not text."
    case .empty:
      "The fact service gave an empty answer."
    case .tooLarge(let limit):
      "The fact service's answer is longer than \(limit) bytes."
    }
  }

  public var errorDescription: String? { description }
}

/// A duration in seconds as people write it: `10`, `1.5`.
private func seconds(_ duration: Duration) -> String {
  let seconds = duration / .seconds(1)
  return seconds == seconds.rounded() && abs(seconds) < 1e9
    ? "\(Int(seconds))" : "\(seconds)"
}
