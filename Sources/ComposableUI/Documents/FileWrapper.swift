public import Foundation

/// The contents of a file, for transfer between a document and the disk.
///
/// The subset of Foundation's class for documents that are a single file.
public final class FileWrapper {
  /// The contents of the file.
  public let regularFileContents: Data?
  /// The name of the file on the disk.
  public var filename: String?
  /// The preferred name of the file. It has no effect on documents: the user chooses their names.
  public var preferredFilename: String?
  /// A Boolean value that indicates whether the wrapper is of a regular file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Creates a wrapper of a file with contents.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  package init(_ contents: Data, filename: String) {
    regularFileContents = contents
    self.filename = filename
  }
}
