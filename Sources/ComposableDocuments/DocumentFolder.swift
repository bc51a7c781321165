public import ComposableUI
import Foundation

/// A folder on the disk with documents, which are identified by their file names.
///
/// Most programs use a `DocumentGroup`. Use a folder directly to import or export documents.
///
/// ```swift
/// let folder = try DocumentFolder(at: url, contentTypes: [.plainText])
/// let name = try await folder.create(Data(), titled: "Untitled")
/// try folder.names()  // [Untitled.txt]
/// ```
///
/// Guarantees:
/// 1. Nothing outside of the folder is read, written or removed, whatever the names: a name has no
///    separators, and must refer to a regular file. Symbolic links are not documents.
/// 2. Only files with the filename extension of a content type are documents. Hidden files are not.
/// 3. A file is written completely or not at all, and a finished write survives a power failure.
///    Creating, renaming and duplicating never overwrite a file.
/// 4. Documents are created one after another, and none above the limits.
public struct DocumentFolder: Sendable {
  /// The URL of the folder.
  public let url: URL
  /// The types of files that are documents. New documents are of the first.
  public let contentTypes: [UTType]
  /// The largest number and size of documents.
  public let limits: DocumentLimits
  let creations = DocumentCreationQueue()
  /// Awaited before each write, so that tests can delay it.
  var willWrite: (@Sendable () async -> Void)?

  /// The maximum size of a document in bytes.
  static let sizeLimit = 64 * 1024 * 1024

  /// Opens a folder, and creates it if it doesn't exist.
  ///
  /// - Parameters:
  ///   - url: The URL of the folder.
  ///   - contentTypes: The types of files that are documents.
  ///   - limits: The limits of the folder.
  /// - Throws: ``DocumentError`` if the folder can't be created, read or written.
  public init(
    at url: URL, contentTypes: [UTType], limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    self.url = url.standardizedFileURL.resolvingSymlinksInPath()
    self.contentTypes = contentTypes
    self.limits = limits
    do {
      try FileManager.default.createDirectory(at: self.url, withIntermediateDirectories: true)
    } catch {
      throw Self.unusable(url, "it can't be created")
    }
    var status = stat()
    guard stat(self.url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw Self.unusable(url, "it is not a folder")
    }
    guard access(self.url.path, R_OK | W_OK | X_OK) == 0 else {
      throw Self.unusable(url, "permission denied")
    }
    removeStaleTemporaryFiles()
  }

  private static func unusable(_ url: URL, _ reason: String) -> DocumentError {
    DocumentError(.unusableFolder(path: url.path, reason: reason))
  }

  /// The documents in natural order: without regard to case, numbers by value.
  ///
  /// - Throws: ``DocumentError`` if the folder can't be read.
  public func names() throws(DocumentError) -> [DocumentName] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
        .compactMap(DocumentName.init)
        .filter { isDocument($0) && (try? fingerprint(of: $0)) != nil }
        .sorted { lhs, rhs in
          switch title(of: lhs).naturallyCompared(to: title(of: rhs)) {
          case .orderedSame: lhs < rhs
          case let order: order == .orderedAscending
          }
        }
    } catch {
      throw DocumentError(.unreadableFolder)
    }
  }

  // MARK: Names

  /// Returns true if a file with the name would be a document.
  func isDocument(_ name: DocumentName) -> Bool { contentType(of: name) != nil }

  /// The type of a document; `nil` if the name has the extension of none.
  func contentType(of name: DocumentName) -> UTType? {
    contentTypes.first { $0.matches(name.text) }
  }

  /// The URL of a document.
  func file(_ name: DocumentName) -> URL { url.appendingPathComponent(name.text) }

  /// The title of a document: its name without the extension of new documents.
  public func title(of name: DocumentName) -> String {
    guard let type = contentTypes.first, let fileExtension = type.preferredFilenameExtension,
      type.matches(name.text), name.text.count > fileExtension.count + 1
    else { return name.text }
    return String(name.text.dropLast(fileExtension.count + 1))
  }

  /// The name of a document with a title.
  ///
  /// - Parameters:
  ///   - title: The title as entered. White space around it is ignored.
  ///   - oldName: The name to be replaced, whose extension the new one keeps.
  /// - Throws: ``DocumentError`` if the title is not valid in a file name.
  func name(
    titled title: String, insteadOf oldName: DocumentName? = nil
  ) throws(DocumentError) -> DocumentName {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    let type = oldName.flatMap(contentType) ?? contentTypes.first
    let fileExtension = type?.preferredFilenameExtension
    let hasExtension = type?.matches(title) ?? true
    guard let name = DocumentName(hasExtension ? title : "\(title).\(fileExtension ?? "")"),
      !title.isEmpty
    else { throw DocumentError(.invalidName(String(title.prefix(60)))) }
    return name
  }

  /// The first name of a series that no file has: `Tea`, `Tea 2`, `Tea 3`.
  private func unusedName(
    _ title: String, like template: DocumentName?
  ) throws(DocumentError) -> DocumentName {
    // Leaves bytes for a number and the extension.
    var title = title[...]
    while title.utf8.count > DocumentName.limit - 40 { title = title.dropLast() }
    for number in 1...10_000 {
      let name = try name(
        titled: number == 1 ? String(title) : "\(title) \(number)", insteadOf: template
      )
      if !itemExists(named: name) { return name }
    }
    throw DocumentError(.tooManyNamed(String(title)))
  }

  // MARK: Creating, renaming and duplicating

  /// Creates a document with a name that no file has.
  ///
  /// - Parameters:
  ///   - contents: The contents of the file.
  ///   - title: The title. If it is taken, a number is appended.
  ///   - template: A document whose filename extension the new one gets.
  /// - Throws: ``DocumentError`` if the document can't be written, or exceeds the ``limits``.
  public func create(
    _ contents: Data, titled title: String, like template: DocumentName? = nil
  ) async throws(DocumentError) -> DocumentName {
    try await performCreation { () throws(DocumentError) in
      try makeNew(titled: title, like: template, with: contents)
    }
  }

  private func makeNew(
    titled title: String, like template: DocumentName?, with contents: Data
  ) throws(DocumentError) -> DocumentName {
    try checkLimits(adding: contents.count)
    while true {
      let name = try unusedName(title, like: template)
      do throws(DocumentError) {
        try makeNew(name, with: contents)
        return name
      } catch {
        guard error == .nameTaken(name) else { throw error }
        // Another program has created the file in between.
        continue
      }
    }
  }

  /// Throws if another document of a size would exceed the limits.
  private func checkLimits(adding size: Int) throws(DocumentError) {
    let sizes = try names().map { name in (try? fingerprint(of: name))??.size ?? 0 }
    guard sizes.count < limits.count, sizes.reduce(size, +) <= limits.totalSize else {
      throw DocumentError(.noRoom)
    }
  }

  /// Renames a document.
  ///
  /// - Returns: The new name.
  /// - Throws: ``DocumentError`` if there is no such document, or the name is taken or not valid.
  public func rename(
    _ name: DocumentName, to title: String
  ) throws(DocumentError) -> DocumentName {
    _ = try requireDocument(name)
    let new = try self.name(titled: title, insteadOf: name)
    guard new != name else { return name }
    try move(name, to: new)
    return new
  }

  /// Creates a document with the same contents: `Tea copy`.
  ///
  /// - Throws: ``DocumentError`` if there is no such document, or the copy exceeds the ``limits``.
  public func duplicate(_ name: DocumentName) async throws(DocumentError) -> DocumentName {
    try await performCreation { () throws(DocumentError) in
      try makeNew(
        titled: "\(stem(of: name)) copy", like: name, with: read(name).contents)
    }
  }

  /// A name without its extension, also if that is not the one of new documents.
  func stem(of name: DocumentName) -> String {
    guard let fileExtension = contentType(of: name)?.preferredFilenameExtension else {
      return name.text
    }
    return String(name.text.dropLast(fileExtension.count + 1))
  }
}
