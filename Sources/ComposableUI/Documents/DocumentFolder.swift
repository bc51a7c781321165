public import Foundation

/// A folder on the disk, and the documents in it, each by its name.
///
/// ```swift
/// let folder = try DocumentFolder(at: url, contentTypes: [.plainText])
/// let name = try await folder.create(Data(), titled: "Untitled")
/// try folder.names()  // [Untitled.txt]
/// ```
///
/// Guarantees:
/// 1. Nothing outside of the folder is read, written or removed, whatever the names: a name has no
///    separators, and what it names counts only where it is a file itself. Links are no documents.
/// 2. Only files whose names end as a content type says are documents, and no hidden ones.
/// 3. A file is written whole or not at all, and what was written outlasts a loss of power. Nothing is
///    overwritten by what creates, renames or duplicates.
public struct DocumentFolder: Sendable {
  /// Where it is.
  public let url: URL
  /// Which files in it are documents. New ones are of the first.
  public let contentTypes: [UTType]
  /// Awaited before each write, so that tests can say when it goes on.
  var willWrite: (@Sendable () async -> Void)?

  /// How many bytes a document may have.
  static let sizeLimit = 64 * 1024 * 1024

  /// Takes a folder, and makes it where it is missing.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - contentTypes: Which files in it are documents.
  /// - Throws: ``DocumentError`` where there can't be such a folder, or it can't be used.
  public init(at url: URL, contentTypes: [UTType]) throws(DocumentError) {
    self.url = url.standardizedFileURL.resolvingSymlinksInPath()
    self.contentTypes = contentTypes
    do {
      try FileManager.default.createDirectory(at: self.url, withIntermediateDirectories: true)
    } catch {
      throw Self.unusable(url, "it can't be made")
    }
    var status = stat()
    guard stat(self.url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw Self.unusable(url, "it is no folder")
    }
    guard access(self.url.path, R_OK | W_OK | X_OK) == 0 else {
      throw Self.unusable(url, "it may not be read and written")
    }
    removeDrafts()
  }

  private static func unusable(_ url: URL, _ reason: String) -> DocumentError {
    DocumentError(
      "The folder \(url.path) can't be used for documents: \(reason). Choose another folder."
    )
  }

  /// The documents, as people sort them.
  ///
  /// - Throws: ``DocumentError`` where the folder can't be read.
  public func names() throws(DocumentError) -> [DocumentName] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
        .compactMap(DocumentName.init)
        .filter { isDocument($0) && (try? stamp(of: $0)) != nil }
        .sorted { lhs, rhs in
          switch title(of: lhs).comparedAsNames(to: title(of: rhs)) {
          case .orderedSame: lhs < rhs
          case let order: order == .orderedAscending
          }
        }
    } catch {
      throw DocumentError(
        "The folder \(url.path) can't be read any more. Make sure that it is there, and try again."
      )
    }
  }

  // MARK: Names

  /// Whether a file of that name would be a document.
  func isDocument(_ name: DocumentName) -> Bool { contentType(of: name) != nil }

  /// The type of a document.
  func contentType(of name: DocumentName) -> UTType? {
    contentTypes.first { $0.matches(name.text) }
  }

  /// Where a document is.
  func file(_ name: DocumentName) -> URL { url.appendingPathComponent(name.text) }

  /// What users call a document: its name, without the end that new ones have.
  public func title(of name: DocumentName) -> String {
    guard let type = contentTypes.first, let end = type.preferredFilenameExtension,
      type.matches(name.text), name.text.count > end.count + 1
    else { return name.text }
    return String(name.text.dropLast(end.count + 1))
  }

  /// The name of a document that users call so.
  ///
  /// - Parameters:
  ///   - title: As entered: blanks around it don't count.
  ///   - former: The name that it takes the place of: it ends as that does.
  /// - Throws: ``DocumentError`` where no file can be called so.
  func name(
    titled title: String, insteadOf former: DocumentName? = nil
  ) throws(DocumentError) -> DocumentName {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    let type = former.flatMap(contentType) ?? contentTypes.first
    let end = type?.preferredFilenameExtension
    let isWhole = type?.matches(title) ?? true
    guard let name = DocumentName(isWhole ? title : "\(title).\(end ?? "")"), !title.isEmpty else {
      throw DocumentError(
        """
        No document can be called “\(title.prefix(60))”: a name has at most 200 bytes, no slashes and \
        no dot at its beginning. Choose another.
        """
      )
    }
    return name
  }

  /// A name that nothing has: `Tea`, `Tea 2`, `Tea 3`.
  private func unusedName(
    _ title: String, like former: DocumentName?
  ) throws(DocumentError) -> DocumentName {
    // Room for a number, and for the end.
    var title = title[...]
    while title.utf8.count > DocumentName.limit - 40 { title = title.dropLast() }
    for number in 1...10_000 {
      let name = try name(
        titled: number == 1 ? String(title) : "\(title) \(number)", insteadOf: former
      )
      if !hasAnything(called: name) { return name }
    }
    throw DocumentError("There are too many documents called “\(title)”. Rename some.")
  }

  // MARK: Documents that come, go and move

  /// Makes a document under a name that nothing has.
  ///
  /// - Parameters:
  ///   - contents: What is in it.
  ///   - title: What it is called, followed by a number where that is taken.
  ///   - former: A document that it is to be like: its name ends alike.
  public func create(
    _ contents: Data, titled title: String, like former: DocumentName? = nil
  ) async throws(DocumentError) -> DocumentName {
    while true {
      let name = try unusedName(title, like: former)
      do throws(DocumentError) {
        try await put(contents, at: name)
        return name
      } catch {
        guard error == .taken(name) else { throw error }
        // Somebody was faster.
        continue
      }
    }
  }

  /// Gives a document another name.
  ///
  /// - Throws: ``DocumentError`` where it is not there, or the name is taken or none.
  public func rename(
    _ name: DocumentName, to title: String
  ) throws(DocumentError) -> DocumentName {
    _ = try present(name)
    let new = try self.name(titled: title, insteadOf: name)
    guard new != name else { return name }
    try move(name, to: new)
    return new
  }

  /// Makes a document that holds the same: `Tea copy`.
  public func duplicate(_ name: DocumentName) async throws(DocumentError) -> DocumentName {
    try await create(read(name).contents, titled: "\(stem(of: name)) copy", like: name)
  }

  /// A name without its end, whichever that is.
  func stem(of name: DocumentName) -> String {
    guard let end = contentType(of: name)?.preferredFilenameExtension else { return name.text }
    return String(name.text.dropLast(end.count + 1))
  }
}
