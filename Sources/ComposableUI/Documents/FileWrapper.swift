public import Foundation

/// What a file holds, on its way between a document and the disk.
///
/// Foundation's, as far as it is needed for documents that are one file.
public final class FileWrapper {
  /// What the file holds.
  public let regularFileContents: Data?
  /// What the file is called on the disk.
  public var filename: String?
  /// What it is to be called. Of no effect for documents: they are called what users call them.
  public var preferredFilename: String?
  /// Whether it is a file, and not a folder.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Wraps what a file is to hold.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  init(_ contents: Data, filename: String) {
    regularFileContents = contents
    self.filename = filename
  }
}
