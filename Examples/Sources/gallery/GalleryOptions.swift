import ArgumentParser
import Foundation

/// The options of the gallery.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A service that answers 'GET /42' with a text.", valueName: "url"),
    transform: service)
  var facts: URL?

  @Option(
    help: ArgumentHelp(
      "The time in which the gallery's own service answers, from 0 to 3600; 1.5 by default.",
      valueName: "seconds"))
  var delay: Double?

  func validate() throws {
    if let delay, !(0...3_600).contains(delay) {
      throw ValidationError("'\(delay)' is not a number of seconds from 0 to 3600.")
    }
    if facts != nil, delay != nil {
      throw ValidationError("The option '--delay' has no effect with '--facts'. Pass one of them.")
    }
  }

  private static func service(_ value: String) throws -> URL {
    guard let url = URL(string: value), ["http", "https"].contains(url.scheme), url.host != nil
    else { throw ValidationError("Pass an HTTP URL such as 'http://numbersapi.com'.") }
    return url
  }
}
