public import Foundation

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
