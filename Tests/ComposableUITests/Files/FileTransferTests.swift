import ComposableCore
import ComposableUI
import Foundation
import Testing

/// File importers, drop destinations, file exporters and share links, without a browser.
@MainActor
@Suite struct FileTransferTests {
  @Observable final class Model {
    var isPresented = true
    var urls: [URL] = []
    var errors: [FileTransferError] = []
    var cancellations = 0
  }

  private let model = Model()
  private var isPresented: Binding<Bool> {
    Binding(get: { model.isPresented }, set: { model.isPresented = $0 })
  }

  /// Records a result, which comes when the condition has ended.
  private func record(_ result: Result<[URL], any Error>) {
    #expect(!model.isPresented)
    do { model.urls += try result.get() } catch let error as FileTransferError {
      model.errors.append(error)
    } catch { Issue.record(error) }
  }

  private func importer(_ types: [UTType], multiple: Bool = true) -> some View {
    Text("page").fileImporter(
      isPresented: isPresented, allowedContentTypes: types, allowsMultipleSelection: multiple
    ) {
      record($0)
    } onCancellation: {
      model.cancellations += 1
    }
  }

  private let photos = ["a.png", "b.jpg"].map { URL(filePath: "/nowhere/\($0)") }

  @Test func anImporterIsADialogThatGivesTheChosenFiles() throws {
    let view = ViewDriver { importer([.image]) }
    #expect(
      view.description == """
        Text "page"
        Alert "Choose files"
          Header "Choose files"
          Message
            FileInput public.image multiple
          Actions
            Button cancel "Cancel"
        """)
    try view.importFiles(photos)
    #expect(model.urls == photos)
    #expect(!model.isPresented)
    #expect(view.description == "Text \"page\"")
  }

  @Test func filesThatAreNotAllowedAreFailures() throws {
    let view = ViewDriver { importer([.plainText]) }
    try view.importFiles(photos)
    #expect(model.errors == [.contentType(filename: "a.png")])
    model.isPresented = true
    let single = ViewDriver { importer([.image], multiple: false) }
    try single.importFiles(photos)
    #expect(model.errors.last == .tooManyFiles(maximum: 1))
    #expect(model.urls.isEmpty)
  }

  @Test func aFileAboveTheLimitOfTheViewIsAFailure() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("12345".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let view = ViewDriver { importer([.text]).fileImportSizeLimit(4) }
    try view.importFiles([file])
    #expect(
      model.errors == [.tooLarge(filename: file.lastPathComponent, maximum: 4)])
  }

  @Test func escCancelsAnImporter() throws {
    let view = ViewDriver { importer([.item]) }
    try view.dismiss()
    #expect(model.cancellations == 1)
    #expect(!model.isPresented)
    #expect(throws: (any Error).self) { try view.importFiles([]) }
  }

  @Test func anImporterThatItsViewDismissesHasNoResult() {
    let view = ViewDriver { importer([.item]) }
    model.isPresented = false
    #expect(throws: (any Error).self) { try view.importFiles(photos) }
    #expect(model.urls.isEmpty && model.errors.isEmpty && model.cancellations == 0)
  }

  @Test func droppedFilesReachTheAction() throws {
    let view = ViewDriver {
      Text("Photos").dropDestination(for: URL.self) { urls, point in
        model.urls = urls
        return point.x == 3
      }
    }
    try view.dropFiles(photos, on: "Photos", at: CGPoint(x: 3, y: 4))
    #expect(model.urls == photos)
  }

  @Test func aDisabledDestinationAcceptsNothing() throws {
    let view = ViewDriver {
      Text("Photos").dropDestination { urls, _ in
        model.urls = urls
        return true
      }
      .disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.dropFiles(photos, on: "Photos") }
    #expect(model.urls.isEmpty)
  }

  struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "milk"

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private func exporter(_ note: Note?, name: String? = "Shopping") -> some View {
    Text("page").fileExporter(
      isPresented: isPresented, document: note, contentType: .plainText, defaultFilename: name
    ) { record($0.map { [$0] }) }
  }

  @Test func anExporterExportsADocument() async throws {
    let view = ViewDriver { exporter(Note()) }
    let file = try #require(view.exportedFiles.first)
    #expect(file.name == "Shopping.txt")
    let contents = try await file.contents
    #expect(contents == Data("milk".utf8))
    #expect(model.isPresented)
    file.finish()
    #expect(!model.isPresented)
    #expect(model.urls.map(\.lastPathComponent) == ["Shopping.txt"])
    #expect(view.exportedFiles.isEmpty)
  }

  @Test func anExportFailsOrIsCancelled() throws {
    let view = ViewDriver { exporter(Note()) }
    try #require(view.exportedFiles.first).fail(.timedOut)
    #expect(model.errors == [.timedOut])
    view.update()
    model.isPresented = true
    let file = try #require(view.exportedFiles.first)
    model.isPresented = false
    #expect(view.exportedFiles.isEmpty)
    file.finish()
    #expect(model.urls.isEmpty)
  }

  @Test func aDocumentIsExportedAsItWasAtTheBeginning() async throws {
    final class Diary: ReferenceFileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }
      var text = "milk"

      init() {}
      init(configuration: ReadConfiguration) throws {}
      func snapshot(contentType: UTType) -> String { text }
      func fileWrapper(
        snapshot: String, configuration: WriteConfiguration
      ) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
      }
    }
    let diary = Diary()
    let view = ViewDriver {
      Text("page").fileExporter(
        isPresented: isPresented, document: diary, contentType: .plainText
      ) { record($0.map { [$0] }) }
    }
    let file = try #require(view.exportedFiles.first)
    diary.text = "sugar"
    let contents = try await file.contents
    #expect(contents == Data("milk".utf8))
    file.finish()
    #expect(model.errors.isEmpty)
  }

  @Test func nothingIsExportedWithoutADocument() {
    #expect(ViewDriver { exporter(nil) }.exportedFiles.isEmpty)
    #expect(model.isPresented)
  }

  @Test func chunksAreExported() async throws {
    let chunks = AsyncStream { continuation in
      for text in ["a,", "b"] { continuation.yield(Data(text.utf8)) }
      continuation.finish()
    }
    let view = ViewDriver {
      Text("page").fileExporter(
        isPresented: isPresented, chunks: chunks, contentType: .commaSeparatedText,
        defaultFilename: "Rows.csv"
      ) { record($0.map { [$0] }) }
    }
    let file = try #require(view.exportedFiles.first)
    #expect(file.name == "Rows.csv")
    let contents = try await file.contents
    #expect(contents == Data("a,b".utf8))
  }

  @Test func aLinkSharesAFileByExportingIt() throws {
    let view = ViewDriver { ShareLink("Photo", item: photos[0]) }
    try view.button("Photo").tap()
    #expect(view.exportedFiles.map(\.name) == ["a.png"])
  }

  private struct Recipe: Codable, Transferable {
    let title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Page: Transferable {
    let title: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .pdf) { Data($0.title.utf8) }
    }
  }

  @Test func aLinkSharesTheTextOfAValue() {
    let view = ViewDriver {
      ShareLink(item: Recipe(title: "Soup"), preview: SharePreview("Recipe")) { Text("Send") }
      ShareLink("Star", item: Image(systemName: "star"), preview: SharePreview("A star"))
    }
    #expect(view.description.contains("ShareLink Soup"))
    #expect(view.description.contains("ShareLink A star"))
  }

  @Test func aLinkDownloadsAPicture() async throws {
    let pixel = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
          """))
    let image = Image(uiImage: try #require(UIImage(data: pixel)))
    let view = ViewDriver {
      ShareLink("Photo", item: image, preview: SharePreview("The harbour", image: image))
    }
    try view.button("Photo").tap()
    let file = try #require(view.exportedFiles.first)
    #expect(file.name == "The harbour.png")
    #expect(file.contentType == .png)
    let contents = try await file.contents
    #expect(contents == pixel)
  }

  @Test func aLinkOffersADownloadOfEachOfSeveralFiles() throws {
    let view = ViewDriver {
      ShareLink(items: [Page(title: "One"), Page(title: "1/2")]) {
        SharePreview($0.title)
      } label: {
        Text("Send")
      }
    }
    try view.button("1-2").tap()
    #expect(view.exportedFiles.map(\.name) == ["1-2.pdf"])
  }
}
