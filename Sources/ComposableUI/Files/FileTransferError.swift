public import Foundation

/// A reason for which a file could not be imported or exported.
///
/// It reaches the completion of `fileImporter` and `fileExporter`. The browser shows its
/// ``errorDescription`` to the user, too.
public enum FileTransferError: Error, Equatable, Sendable {
  /// A file is not of an allowed type.
  case contentType(filename: String)
  /// More files were chosen than allowed.
  case tooManyFiles(maximum: Int)
  /// A file has more bytes than allowed.
  case tooLarge(filename: String, maximum: Int)
  /// The name of a file is empty, has more than 255 bytes, or has slashes or control characters.
  case invalidFilename
  /// The server received another number of bytes than the file has.
  case sizeMismatch(filename: String)
  /// The transfer has ended before the end of the file, for example with its connection.
  case interrupted
  /// The transfer was not started, or was too slow.
  case timedOut
  /// Too many files are being transferred, or are stored already.
  case limitReached
  /// The file could not be read or written on the server.
  case unavailable(filename: String)
  /// No renderer is available that transfers files.
  case unsupported
}

extension FileTransferError: LocalizedError {
  /// A sentence for the user, in English. An alert for the error has it in the language of the page,
  /// and so does the notice of the browser.
  public var errorDescription: String? { description(for: nil) }

  /// Returns a sentence for the user.
  ///
  /// - Parameter locale: The locale of the page; `nil` for English.
  @_spi(Renderer) public func description(for locale: Locale?) -> String {
    message.text.systemString(for: locale)
  }

  /// The sentence for the user, a text of the library.
  var message: LocalizedStringKey {
    switch self {
    case .contentType(let name):
      "“\(Self.shortened(name))” can’t be used: its type is not accepted."
    case .tooManyFiles(1): "Choose one file only."
    case .tooManyFiles(let maximum): "Choose at most \(maximum) files."
    case .tooLarge(let name, let maximum):
      "“\(Self.shortened(name))” is too large. Choose a file of at most \(Self.size(maximum))."
    case .invalidFilename: "The name of a file is not valid. Rename it and try again."
    case .sizeMismatch(let name): "“\(Self.shortened(name))” has changed. Try again."
    case .interrupted: "The transfer was interrupted. Try again."
    case .timedOut: "The transfer took too long. Try again."
    case .limitReached: "Too many files are being transferred. Try again later."
    case .unavailable(let name): "“\(Self.shortened(name))” can’t be read or stored."
    case .unsupported: "Files can’t be transferred here."
    }
  }

  private static func size(_ bytes: Int) -> Text {
    Text(Int64(bytes), format: .byteCount(style: .decimal))
  }

  private static func shortened(_ name: String) -> String {
    name.count > 60 ? "\(name.prefix(40))…\(name.suffix(16))" : name
  }
}
