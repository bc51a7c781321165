import ComposableWeb
import Foundation

/// The options of the gallery.
struct GalleryOptions {
  /// The address of a service that answers `GET /42` with a text.
  private(set) var facts: URL?
  /// The response time of the gallery's own service.
  private(set) var delay: Duration?

  /// Parses the options.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard ["--facts", "--delay"].contains(option) else {
        throw UsageError("Unknown option '\(option)'.")
      }
      guard let value = rest.popFirst() else {
        throw UsageError("The option '\(option)' needs a value.")
      }
      if option == "--facts" {
        guard let url = URL(string: value), ["http", "https"].contains(url.scheme), url.host != nil
        else {
          throw UsageError(
            "'\(value)' is not an HTTP URL. Pass one such as 'http://numbersapi.com'."
          )
        }
        facts = url
      } else {
        guard let seconds = Double(value), (0...3_600).contains(seconds) else {
          throw UsageError("'\(value)' is not a delay. Pass a number of seconds from 0 to 3600.")
        }
        delay = .seconds(seconds)
      }
    }
    if facts != nil, delay != nil {
      throw UsageError("The option '--delay' has no effect with '--facts'. Pass one of them.")
    }
  }
}
