import Foundation

/// The requests of a session to its browser, beside patches, since its last message.
struct BrowserCommands: Equatable {
  /// The URLs to open beside the page.
  var urls: [URL] = []
  /// The text to copy; `nil` for none.
  var copied: String?
  /// The tickets of the cookies to fetch.
  var cookieTickets: [String] = []
  /// The files to send, or the reasons for which they are not needed.
  var uploads: [UploadCommand] = []
  /// The files to fetch.
  var downloads: [DownloadCommand] = []
  /// The address to leave the page for, once the cookies are fetched.
  var redirect: String?
  /// The number of changes of the state that is stored of the session, if it has changed since the last
  /// message.
  var changeCount: Int?
  /// The texts of the client script, if the language of the page has changed.
  var texts: String?

  var isEmpty: Bool { self == BrowserCommands() }
}

/// An answer to a selection of files.
struct UploadCommand: Equatable {
  /// The element whose files were chosen.
  let element: Int
  let answer: Answer

  enum Answer: Equatable {
    /// The tickets of the files to send.
    case tickets([String])
    /// The end of the selection, with an explanation for the user; `nil` if there is none.
    case end(String?)
  }
}

/// A file to fetch.
struct DownloadCommand: Equatable {
  let ticket: String
  /// The name of the file.
  let name: String
}
