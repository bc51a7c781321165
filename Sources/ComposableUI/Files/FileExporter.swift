public import Foundation

nonisolated extension View {
  /// Lets the user save a document, while a condition holds.
  ///
  /// ```swift
  /// .fileExporter(
  ///   isPresented: $store.isExporting, document: Report(store.rows),
  ///   contentType: .commaSeparatedText, defaultFilename: "Report"
  /// ) { result in
  ///   store.send(.exported(result.mapError { $0 as? FileTransferError ?? .interrupted }))
  /// }
  /// ```
  ///
  /// 1. A browser downloads the file at once, into the folder that its user has chosen. The page stays
  ///    usable.
  /// 2. The condition is set to `false` before the completion is called: when the last byte has left
  ///    the server, or with a ``FileTransferError`` if the file was not fetched, or not completely.
  /// 3. The URL of the completion consists of the name of the file: a server doesn't know where it is
  ///    saved.
  /// 4. Setting the condition to `false` cancels the download. So does the end of the session.
  /// 5. The document is in memory. To export more, use a file or chunks.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - document: The document; while it is `nil`, nothing is exported.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file. The extension of the type is appended if it has none.
  ///   - onCompletion: Called when the file is exported, or with an error.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document, onCompletion) { document in
      let file = try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
      return try FileExport(file, defaultFilename, contentType)
    }
  }

  /// Lets the user save a document that is an object, while a condition holds.
  ///
  /// See `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` for the
  /// guarantees. The snapshot of the document is the one when the export begins.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document, onCompletion) { document in
      let file = try document.fileWrapper(
        snapshot: document.snapshot(contentType: contentType),
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
      return try FileExport(file, defaultFilename, contentType)
    }
  }

  /// Lets the user save a copy of a file, while a condition holds.
  ///
  /// See `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` for the
  /// guarantees. The file is read while it is sent, and never as a whole in memory.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - item: The URL of the file; while it is `nil`, nothing is exported.
  ///   - contentTypes: The type of the file. By default that of its name.
  ///   - defaultFilename: The name of the copy; `nil` for that of the file.
  ///   - onCompletion: Called when the file is exported, or with an error.
  public func fileExporter(
    isPresented: Binding<Bool>, item: URL?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, item, onCompletion) { url in
      guard url.isFileURL else {
        throw FileTransferError.unavailable(filename: url.lastPathComponent)
      }
      let name = defaultFilename ?? url.lastPathComponent
      return FileExport(
        name: name,
        contentType: contentTypes.first ?? UTType(fileName: url.lastPathComponent) ?? .data,
        source: .file(url))
    }
  }

  /// Lets the user save contents that are created while they are sent, while a condition holds.
  ///
  /// ```swift
  /// .fileExporter(
  ///   isPresented: $store.isExporting, chunks: database.rowsAsText(), contentType: .commaSeparatedText,
  ///   defaultFilename: "Orders.csv"
  /// ) { _ in }
  /// ```
  ///
  /// See `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` for the
  /// guarantees. A chunk is requested when the browser has read most of those before. An error of the
  /// sequence ends the download, which the browser shows as failed.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - chunks: The contents; while it is `nil`, nothing is exported.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: Called when the file is exported, or with an error.
  public func fileExporter<Chunks: AsyncSequence & Sendable>(
    isPresented: Binding<Bool>, chunks: Chunks?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where Chunks.Element == Data {
    exporter(isPresented, chunks, onCompletion) { chunks in
      let iterator = ChunkIterator(chunks)
      return FileExport(
        name: defaultFilename, contentType: contentType,
        source: .chunks { try await iterator.next() })
    }
  }

  /// Lets the user save what a closure returns for an item, while a condition holds.
  func exporter<Item>(
    _ isPresented: Binding<Bool>, _ item: Item?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    export: @escaping (Item) throws -> FileExport
  ) -> some View {
    FileExporter(
      content: self, isPresented: isPresented, item: item, onCompletion: onCompletion,
      export: export)
  }
}

extension FileExport {
  fileprivate init(_ file: FileWrapper, _ name: String?, _ contentType: UTType) throws {
    guard let contents = file.regularFileContents else {
      throw FileTransferError.unavailable(filename: file.preferredFilename ?? "Document")
    }
    self.init(
      name: name ?? file.preferredFilename ?? file.filename, contentType: contentType,
      source: .data(contents))
  }
}

/// A view that exports an item while a condition holds.
private nonisolated struct FileExporter<Content: View, Item>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let item: Item?
  let onCompletion: (Result<URL, any Error>) -> Void
  let export: (Item) throws -> FileExport
  @Environment(\.exportFile) private var exportFile
  @State private var running = RunningExport()

  var body: some View {
    content.onChange(of: isPresented.wrappedValue && item != nil, initial: true) { _, isExporting in
      if isExporting { start() } else { running.cancel() }
    }
  }

  private func start() {
    guard let item, !running.isRunning else { return }
    do {
      try running.start {
        try exportFile.start(export(item)) { [running] result in
          running.finish()
          complete(result.mapError { $0 as any Error })
        }
      }
    } catch {
      running.finish()
      complete(.failure(error))
    }
  }

  private func complete(_ result: Result<URL, any Error>) {
    isPresented.wrappedValue = false
    onCompletion(result)
  }
}

/// The export of a view, which ends with the view.
private final class RunningExport {
  private(set) var isRunning = false
  private var cancellation: (() -> Void)?

  /// Starts an export, which may finish at once.
  func start(_ start: () throws -> (() -> Void)) rethrows {
    isRunning = true
    let cancellation = try start()
    if isRunning { self.cancellation = cancellation }
  }

  func finish() {
    isRunning = false
    cancellation = nil
  }

  func cancel() {
    let cancellation = cancellation
    finish()
    cancellation?()
  }

  deinit { cancellation?() }
}
