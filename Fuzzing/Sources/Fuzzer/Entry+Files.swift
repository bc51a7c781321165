import ComposableDocuments
import Foundation
import IssueReporting

@testable @_spi(Renderer) import ComposableUI
@testable import ComposableWeb

extension Entry {
  /// The name of a file, and its media type in the next line.
  static let files = Entry(name: "files") { input in
    let name = input.line(0)
    checkDisposition(name)
    let file = SelectedFile(name: name, size: 1, mimeType: input.line(1))
    for types: [UTType] in [[.item], [.plainText, .image]] {
      let accepted = FileSelectionContent(
        allowedContentTypes: types, allowsMultipleSelection: true, maximumSize: nil)
      if (try? accepted.check([file], maximumCount: 1, maximumSize: 1)) != nil { check(name) }
    }
    if let document = DocumentName(pathComponent: Substring(name)) {
      expect(
        DocumentName(pathComponent: Substring(document.pathComponent))?.text == document.text,
        "parsing the path of a document gives the same document", document)
      expect(
        document.pathComponent.isPrintableASCII, "the path of a document is escaped", document)
    }
  }

  /// Checks a name that is accepted.
  private static func check(_ name: String) {
    expect((1...255).contains(name.utf8.count), "a name has a bounded length", name)
    expect(!name.hasControlCharacters, "a name has no control characters", name)
    let folder = URL(filePath: "/uploads/1/0", directoryHint: .isDirectory)
    let url = folder.appending(path: name)
    expect(url.lastPathComponent == name, "a file has the name that was checked", name)
    expect(
      url.standardizedFileURL.deletingLastPathComponent().path == folder.path,
      "a file is in its folder", name)
    expect(
      url.path(percentEncoded: false) == "/uploads/1/0/" + name,
      "a path has the bytes of the name", name)
  }

  /// The name is also that of a file that the browser fetches.
  private static func checkDisposition(_ name: String) {
    let field = ContentDisposition.attachment(name)
    expect(field.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "a field has one line", field)
    expect(field.count { $0 == "\"" } == 2, "a name does not end its quotes", field)
    expect(!field.contains("\\"), "a name has no escapes", field)
    let encoded = field.components(separatedBy: "''").last ?? ""
    expect(
      encoded.removingPercentEncoding == String(name.prefix(255)), "a name is decoded", field)
  }
}
