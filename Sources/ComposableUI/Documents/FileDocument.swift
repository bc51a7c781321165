/// A document that is a value, and what it is in a file.
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
/// For a document that has a store, see ``ReferenceFileDocument``.
public protocol FileDocument {
  /// Which files it can be read from. New ones are of the first.
  static var readableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Throws: What is wrong with the file, in words for the user. The file is left alone.
  init(configuration: ReadConfiguration) throws

  /// What the file is to hold.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What the file holds now; `nil` where it is new.
  public let existingFile: FileWrapper?
}
