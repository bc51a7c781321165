import Foundation

/// The requests of a session to its browser, beside patches, since its last message.
struct BrowserCommands: Equatable {
  /// The URLs to open beside the page.
  var urls: [URL] = []
  /// The tickets of the cookies to fetch.
  var cookieTickets: [String] = []
  /// The address to leave the page for, once the cookies are fetched.
  var redirect: String?
  /// The texts of the client script, if the language of the page has changed.
  var texts: String?

  var isEmpty: Bool { self == BrowserCommands() }
}
