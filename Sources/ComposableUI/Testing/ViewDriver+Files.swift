public import Foundation

extension ViewDriver {
  /// Chooses files in the dialog of a `fileImporter` like a user.
  ///
  /// The number, the types and the names of the files are checked, as those of a browser are, and
  /// their sizes if they exist. Throws if no dialog is visible.
  public func importFiles(_ urls: [URL]) throws {
    let inputs = rendering.all { $0.is(FileInputContent.self) }
    guard let input = inputs.last else {
      throw NotFound(kind: "dialog of a file importer", label: nil, count: 0, available: [])
    }
    try select(urls, at: .zero, in: input.id, "file importer")
  }

  /// Drops files on a view with a `dropDestination` like a user.
  ///
  /// - Parameters:
  ///   - urls: The files, which are checked as those of a `fileImporter` are.
  ///   - view: The label of the view.
  ///   - location: The location, in points from the upper left corner of the view.
  public func dropFiles(_ urls: [URL], on view: String, at location: CGPoint = .zero) throws {
    let control = try control("drop destination", view) {
      $0.as(DropDestinationContent.self)?.files != nil
    }
    try select(urls, at: location, in: control.id, view)
  }

  private func select(_ urls: [URL], at point: CGPoint, in id: Int, _ label: String) throws {
    let control = Control(graph: graph, id: id, label: label)
    guard let selection = graph.fileSelection(of: id) else {
      throw Refused(label: label, interaction: Interaction.fileSelection(.files(urls, at: point)))
    }
    let files = urls.map { url in
      let size = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
      return SelectedFile(name: url.lastPathComponent, size: size ?? 0)
    }
    do throws(FileTransferError) {
      try selection.check(files, maximumCount: .max, maximumSize: .max)
    } catch {
      return try control.perform(.fileSelection(.failed(error)))
    }
    try control.perform(.fileSelection(.files(urls, at: point)))
  }

  /// The files that `fileExporter`s export now, in order.
  public var exportedFiles: [ExportedFile] {
    update()
    return exports.pending
  }

  /// A file that a view exports. The view waits until the test finishes the export.
  public struct ExportedFile {
    /// The name of the file.
    public let name: String
    /// The type of the file.
    public let contentType: UTType
    let source: FileExport.Source
    let id: Int
    let exports: PendingExports

    /// The contents of the file.
    public nonisolated(nonsending) var contents: Data {
      get async throws {
        switch source {
        case .data(let data): return data
        case .file(let url): return try Data(contentsOf: url)
        case .chunks(let next):
          var contents = Data()
          while let chunk = try await next() { contents += chunk }
          return contents
        }
      }
    }

    /// Finishes the export like a browser that has saved the file.
    public func finish() {
      exports.finish(id, .success(.exported(name)))
    }

    /// Ends the export with an error.
    public func fail(_ error: FileTransferError) { exports.finish(id, .failure(error)) }
  }
}

/// The exports of the views of a driver that are not finished.
final class PendingExports {
  private(set) var pending: [ViewDriver.ExportedFile] = []
  private var completions: [Int: (Result<URL, FileTransferError>) -> Void] = [:]
  private var lastID = 0

  /// The actor of the views.
  private let actor: any Actor

  init(on actor: any Actor) { self.actor = actor }

  var action: FileExportAction {
    FileExportAction { [self] export, completion in
      lastID += 1
      let id = lastID
      completions[id] = completion
      pending.append(
        ViewDriver.ExportedFile(
          name: export.name, contentType: export.contentType, source: export.source, id: id,
          exports: self))
      return { [self] in remove(id) }
    }
  }

  func finish(_ id: Int, _ result: Result<URL, FileTransferError>) {
    let completion = completions[id]
    remove(id)
    MainActor.withViews(on: actor) { completion?(result) }
  }

  private func remove(_ id: Int) {
    completions[id] = nil
    pending.removeAll { $0.id == id }
  }
}

extension URL {
  /// The URL of an exported file, which consists of its name.
  package static func exported(_ name: String) -> URL {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/:"))
    let encoded = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return URL(string: encoded) ?? URL(filePath: "/")
  }
}
