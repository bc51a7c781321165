import Foundation

/// A file that views export, with its contents.
package struct FileExport: Sendable {
  /// The name of the file.
  package let name: String
  /// The type of the file.
  package let contentType: UTType
  /// The contents of the file.
  package let source: Source

  /// The contents of a file.
  package enum Source: Sendable {
    /// Those of a file on the disk.
    case file(URL)
    /// Those in memory.
    case data(Data)
    /// Those that a closure returns chunk by chunk, and `nil` at the end.
    case chunks(@Sendable () async throws -> Data?)
  }

  init(name: String?, contentType: UTType, source: Source) {
    let fileExtension = contentType.preferredFilenameExtension
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Document"
    // SwiftUI appends the extension, too.
    let hasExtension =
      fileExtension == nil || UTType(fileName: name).map { !$0.isDynamic } ?? false
      || contentType.matches(name)
    self.name = hasExtension ? name : "\(name).\(fileExtension ?? "")"
    self.contentType = contentType
    self.source = source
  }
}

/// The iterator of a sequence of chunks, which is read by one task at a time.
actor ChunkIterator<Chunks: AsyncSequence> where Chunks.Element == Data {
  private let makeIterator: @Sendable () -> Chunks.AsyncIterator
  private var iterator: Chunks.AsyncIterator?

  init(_ chunks: Chunks) where Chunks: Sendable {
    makeIterator = { chunks.makeAsyncIterator() }
  }

  func next() async throws -> Data? {
    var iterator = self.iterator ?? makeIterator()
    let chunk = try await iterator.next(isolation: self)
    self.iterator = iterator
    return chunk
  }
}

/// An action that starts an export.
package struct FileExportAction {
  /// Starts an export. It returns a closure that cancels it. The completion is called on the actor of
  /// the views, unless the export was cancelled.
  package let start:
    (
      _ export: FileExport, _ completion: @escaping (Result<URL, FileTransferError>) -> Void
    ) -> (() -> Void)

  /// Creates an action.
  package init(
    start:
      @escaping (
        _ export: FileExport, _ completion: @escaping (Result<URL, FileTransferError>) -> Void
      ) -> (() -> Void)
  ) {
    self.start = start
  }
}

private enum FileExportActionKey: EnvironmentKey {
  static var defaultValue: FileExportAction {
    FileExportAction { _, completion in
      completion(.failure(.unsupported))
      return {}
    }
  }
}

extension EnvironmentValues {
  /// The action that starts exports. Set by a renderer.
  package var exportFile: FileExportAction {
    get { self[FileExportActionKey.self] }
    set { self[FileExportActionKey.self] = newValue }
  }
}
