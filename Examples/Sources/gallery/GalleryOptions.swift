import ComposableWeb
import Foundation

/// The gallery's own options.
struct GalleryOptions {
  /// A service that answers `GET /42` with a text.
  private(set) var facts: URL?
  /// How long the gallery's own service takes over a fact.
  private(set) var delay: Duration?

  /// Reads the options.
  ///
  /// - Throws: A `UsageError` where they make no sense.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard ["--facts", "--delay"].contains(option) else {
        throw UsageError("Unknown option '\(option)'.")
      }
      guard let value = rest.popFirst() else { throw UsageError("'\(option)' needs a value.") }
      if option == "--facts" {
        guard let url = URL(string: value), ["http", "https"].contains(url.scheme), url.host != nil
        else { throw UsageError("'\(value)' is no address like 'http://numbersapi.com'.") }
        facts = url
      } else {
        guard let seconds = Double(value), (0...3_600).contains(seconds) else {
          throw UsageError("'\(value)' is no number of seconds from 0 to 3600.")
        }
        delay = .seconds(seconds)
      }
    }
    if facts != nil, delay != nil {
      throw UsageError("'--delay' slows the gallery's own service only.")
    }
  }
}
