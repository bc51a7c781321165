import Foundation
import IssueReporting

/// A value that a link shares, by the contents that it exports.
struct ShareItem {
  /// The content of a value that a browser shares.
  enum Content {
    case text(String)
    case url(URL)
    case file(File)

    /// The file; `nil` if there is none.
    var file: File? { if case .file(let file) = self { file } else { nil } }

    /// The text or the address; `nil` for a file.
    var text: String? {
      switch self {
      case .text(let text): text
      case .url(let url): url.absoluteString
      case .file: nil
      }
    }
  }

  /// A file that a browser downloads.
  struct File {
    /// The name, without the extension of its type.
    let name: String
    let contentType: UTType
    let data: () throws -> Data

    /// Reads the content.
    func export() throws -> FileExport {
      let data = try data()
      let type = contentType == .image ? UTType(ofPicture: data) ?? contentType : contentType
      return FileExport(name: name, contentType: type, source: .data(data))
    }
  }

  private let item: DraggedItem
  private let title: Text
  /// The name of a picture without a title.
  private let name: String

  init<Item: Transferable>(_ value: Item, title: Text) {
    let image = value as? Image
    item = image?.hasContents == false ? DraggedItem(exports: []) : DraggedItem(value)
    name = image?.name ?? ""
    self.title = title
  }

  /// Returns what is shared: the first text or address, or else the first content, or else the title.
  func content(in environment: EnvironmentValues) -> Content {
    let title = title.string(in: environment)
    for export in item.exports {
      let isURL = export.contentType.conforms(to: .url)
      guard isURL || export.contentType.conforms(to: .plainText), let text = text(of: export)
      else { continue }
      // The text may be another user's: it is no reason to read a file of the server.
      if isURL, let url = URL(string: text), !url.isFileURL { return .url(url) }
      return .text(text)
    }
    let name = title.isEmpty ? self.name : title
    guard let export = item.exports.first else { return .text(name) }
    let fileName = name.split(whereSeparator: { "/\\:".contains($0) }).joined(separator: "-")
    return .file(File(name: fileName, contentType: export.contentType, data: export.data))
  }

  private func text(of export: (contentType: UTType, data: () throws -> Data)) -> String? {
    do {
      return String(decoding: try export.data(), as: UTF8.self)
    } catch {
      reportIssue("A shared value can't be exported: \(error)")
      return nil
    }
  }
}

/// A button that exports a file, or a menu of several ones.
nonisolated struct SharedContents<Label: View>: View {
  let files: [ShareItem.File]
  let label: Label
  @State private var exported: Int?

  init(files: [ShareItem.File], label: Label) {
    self.files = files
    self.label = label
  }

  var body: some View {
    control.exporter(
      Binding(get: { exported != nil }, set: { if !$0 { exported = nil } }), exported
    ) { _ in
    } export: {
      // There may be fewer than when it was chosen.
      guard files.indices.contains($0) else { throw CocoaError(.fileNoSuchFile) }
      return try files[$0].export()
    }
  }

  @ViewBuilder private var control: some View {
    if files.count == 1 {
      Button {
        exported = 0
      } label: {
        label
      }
    } else {
      Menu {
        ForEach(files.indices, id: \.self) { index in
          Button(files[index].name) { exported = index }
        }
      } label: {
        label
      }
    }
  }
}
