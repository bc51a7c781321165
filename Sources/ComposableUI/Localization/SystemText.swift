import Foundation

/// A text of the library itself, which an application does not write: the button of an alert without
/// one, the notice of a lost connection.
///
/// 1. Its raw value is its English text, and its key in the catalogue `Composable.xcstrings` of the
///    library.
/// 2. An application replaces it, or adds a language, with the same key in a table `Composable` of its
///    own.
/// 3. It is in the language of the page, not in that of a browser whose language the texts of the
///    application aren't in.
@_spi(Renderer) public enum SystemText: String, CaseIterable, Sendable {
  // Views.
  case ok = "OK"
  case cancel = "Cancel"
  case done = "Done"
  case edit = "Edit"
  case delete = "Delete"
  case search = "Search"
  case paste = "Paste"
  case rename = "Rename"
  case refresh = "Refresh"
  case moveUp = "Move up"
  case moveDown = "Move down"
  case noResults = "No Results"
  case noResultsFor = "No Results for “%@”"
  case checkSpelling = "Check the spelling or try a new search."

  // Names for assistive technologies, and the button of a screen that leads back.
  case back = "Back"
  case forward = "Forward"
  case draggable = "Draggable"
  case settings = "Settings"
  case file = "File"
  case format = "Format"
  case view = "View"
  case window = "Window"
  case help = "Help"
  case menu = "Menu"
  case more = "More"
  case page = "Page %@"
  case add = "Add"
  case remove = "Remove"
  case share = "Share"
  case close = "Close"
  case sheet = "Sheet"
  case sidebar = "Sidebar"
  case cover = "Cover"
  case popover = "Popover"
  case alert = "Alert"
  case question = "Question"
  case `switch` = "Switch"
  case stepper = "Stepper"
  case decrement = "Decrement"
  case increment = "Increment"
  case slider = "Slider"
  case text = "Text"
  case choice = "Choice"
  case details = "Details"
  case color = "Color"
  case date = "Date"
  case time = "Time"
  case year = "Year"
  case chooseMonth = "Choose a month"
  case previousMonth = "Previous month"
  case nextMonth = "Next month"
  case previousYear = "Previous year"
  case nextYear = "Next year"
  case gauge = "Gauge"
  case progress = "Progress"
  case contextMenu = "Context menu"
  case scrollable = "Scrollable"

  // Notices of the client script.
  case connectionLost = "Connection lost. Reconnecting…"
  case connected = "Connected again."
  case serverRestarted = "The server was restarted."
  case pageOutdated = "The page was out of date."
  case sessionExpired = "The session expired."
  case accessEnded = "Your access to the page has ended."
  case pageReloaded = "The page was reloaded."
  case actionLost = "Your last action may not have been carried out."
  case inputRestored = "Your input was restored."
  case stateLost = "Some of what this page showed could not be restored."
  case storageFailed = "Changes can't be saved at the moment. Keep this page open."
  case storageBack = "Changes are saved again."
  case reloading = "Reloading…"
  case closedIdle = "The session expired. Reload to start over."
  case closedFull = "The server is too busy for this page. Try again later."
  case closedStopped = "The server is stopping. Reconnecting…"
  case closedRefused = "The session was closed or taken over by another tab. Reload to start over."
  case closedEnded = "The session has ended. Reload to start over."
  case textTooLong = "This text is too long to be sent. Shorten it."
  case reload = "Reload"
  case open = "Open %@"
  case filesBeingSent = "Other files are being sent. Wait until they are, or cancel."
  case tooManyFiles = "Too many files were chosen. Choose fewer."
  case sendingFile = "Sending %@"
  case sendingFiles = "Sending %1$@ (%2$@ of %3$@)"
  case download = "Download %@"
  case dropInstructions =
    "Drop on “%@” with Return, choose with the arrow keys, or cancel with Escape."
  case position = "%1$@ of %2$@"
  case copy = "Copy"
  case linkCopied = "The link was copied."
  case textCopied = "The text was copied."
  case notShareable = "The text can't be shared in this browser."
  case browserTooOld = "This browser is too old for this page. Update it, or use another one."

  // Pages without views.
  case needsJavaScript = "This page requires JavaScript."
  case nextRows = "Next rows"
  case previousRows = "Previous rows"
  case pageNotFound = "Page not found. It may have been moved or deleted."
  case serverFailed = "The server has failed. Try again later."
  case notEmbeddable = "This page cannot be embedded. Open it in its own tab."
  case serverBusy = "The server is busy. Try again later."
  case tooManyPages = "Too many pages were opened. Wait a moment, then reload."

  /// The texts that the client script shows.
  public static let client: [SystemText] = [
    .connectionLost, .connected, .serverRestarted, .pageOutdated, .sessionExpired, .accessEnded,
    .pageReloaded,
    .actionLost, .inputRestored, .stateLost, .storageFailed, .storageBack, .reloading, .closedIdle,
    .closedFull, .closedStopped,
    .closedRefused, .closedEnded, .textTooLong, .reload, .open, .browserTooOld,
    .filesBeingSent, .tooManyFiles, .sendingFile, .sendingFiles, .progress, .cancel, .download,
    .copy, .linkCopied, .textCopied, .notShareable, .position,
    .dropInstructions,
  ]
}
