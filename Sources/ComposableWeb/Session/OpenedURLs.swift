import ComposableHTML
import ComposableUI
import Foundation

/// The URLs that the views of a session have opened since its last message.
///
/// 1. It accepts only schemes that a browser opens beside the page: `http`, `https` and `mailto`.
/// 2. It keeps the 20 newest URLs and drops older ones.
final class OpenedURLs {
  private var urls: [URL] = []

  /// True if no URL was opened.
  var isEmpty: Bool { urls.isEmpty }

  /// Appends a URL.
  func open(_ url: URL) throws(UnsupportedScheme) {
    guard WebAddress(url.absoluteString).opensBesidePage else { throw UnsupportedScheme() }
    urls.append(url)
    if urls.count > 20 { urls.removeFirst() }
  }

  /// Removes and returns all URLs.
  func drain() -> [URL] {
    defer { urls = [] }
    return urls
  }
}

/// An error for a URL whose scheme a page does not open.
struct UnsupportedScheme: Error, CustomStringConvertible {
  let description = "a page opens only 'http', 'https' and 'mailto' URLs."
}
