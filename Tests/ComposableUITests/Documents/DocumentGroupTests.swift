@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableUI

@Suite struct DocumentGroupTests {
  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct PlainApp: App {
    var body: some Scene { WindowGroup("Plain") { Text("x") } }
  }

  private struct MixedApp: App {
    var body: some Scene {
      WindowGroup("Plain") { Text("x") }
      DocumentGroup(newDocument: Note()) { file in Text(file.document.text) }
    }
  }

  private struct DocumentScene: Scene {
    var body: some Scene { DocumentGroup(newDocument: Note()) { _ in Text("x") } }
  }

  @Test func aSceneTypeKnowsWhetherItShowsDocuments() {
    #expect(!PlainApp.Body._showsDocuments)
    #expect(MixedApp.Body._showsDocuments)
    #expect(DocumentScene._showsDocuments)
  }

  @Test func aGroupIsAWindowOfDocuments() throws {
    let windows = MixedApp()._windows
    #expect(windows.map { $0.title?.string(for: nil) } == ["Plain", nil])
    guard case .documents(let kind) = windows[1].content else {
      Issue.record("The group shows no documents.")
      return
    }
    #expect(kind.contentTypes == [.plainText])
  }

  @Test func contentTypesHaveFilenameExtensions() {
    #expect(UTType(exportedAs: "org.example.timer").preferredFilenameExtension == "timer")
    #expect(UTType(exportedAs: "a.b", filenameExtension: "c").preferredFilenameExtension == "c")
    #expect(UTType(filenameExtension: "JSON") == .json)
    #expect(UTType(filenameExtension: "timer")?.matches("Tea.TIMER") == true)
    #expect(UTType(filenameExtension: "timer")?.matches("timer") == false)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.data.matches("anything"))
  }
}
