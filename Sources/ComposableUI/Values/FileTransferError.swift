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
