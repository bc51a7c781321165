import ComposableWeb
import Foundation
import ProgramOptions

/// The options of the gallery.
struct GalleryOptions {
  /// The address of a service that answers `GET /42` with a text.
  let facts: URL?
  /// The response time of the gallery's own service.
  let delay: Duration?

  /// Parses the options.
  init(_ arguments: [String]) throws(UsageError) {
    let options = try ProgramOptions(arguments, names: ["--facts", "--delay"])
    facts = try Self.service(options["--facts"])
    delay = try options.seconds("--delay", in: 0...3_600)
    if facts != nil, delay != nil {
      throw UsageError("The option '--delay' has no effect with '--facts'. Pass one of them.")
    }
  }

  private static func service(_ value: String?) throws(UsageError) -> URL? {
    guard let value else { return nil }
    guard let url = URL(string: value), ["http", "https"].contains(url.scheme), url.host != nil
    else {
      throw UsageError("'\(value)' is not an HTTP URL. Pass one such as 'http://numbersapi.com'.")
    }
    return url
  }
}
