#if Web
  import ComposableUI
  import Foundation

  /// The URLs that the views of a session have opened since its last message.
  ///
  /// 1. Only what a browser opens beside the page is taken: `http`, `https` and `mailto`.
  /// 2. Of more than 20 the oldest are dropped.
  final class OpenedURLs {
    private static let schemes: Set = ["http", "https", "mailto"]

    private var urls: [URL] = []

    /// Whether there are any.
    var isEmpty: Bool { urls.isEmpty }

    /// Adds a URL.
    func open(_ url: URL) throws(UnsupportedScheme) {
      let scheme = WebAddress(url.absoluteString).scheme
      guard let scheme, Self.schemes.contains(scheme) else { throw UnsupportedScheme() }
      urls.append(url)
      if urls.count > 20 { urls.removeFirst() }
    }

    /// Removes and returns all of them.
    func take() -> [URL] {
      defer { urls = [] }
      return urls
    }
  }

  /// The error of a URL that a page does not open.
  struct UnsupportedScheme: Error, CustomStringConvertible {
    let description = "a page opens only 'http', 'https' and 'mailto' URLs."
  }
#endif
