/// A document that is a value.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///
///   init() {}
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// Show it with a ``DocumentGroup``. For a document with a store, see ``ReferenceFileDocument``.
public protocol FileDocument {
  /// The types of files that it can be read from. New documents are of the first.
  static var readableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Throws: An error whose description is shown to the user. The file is not modified.
  init(configuration: ReadConfiguration) throws

  /// The contents of the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The configuration for reading a document.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The content type that belongs to the filename extension.
  public let contentType: UTType
  /// The file to read, with its name and contents.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The content type that the file is written as.
  public let contentType: UTType
  /// The current file; `nil` if it is new. A ``DocumentGroup`` always passes `nil`.
  public let existingFile: FileWrapper?
}
