import ComposableUI
import Testing

@testable import ComposableUI

@Suite struct DocumentGroupTests {
  private struct Plain: App {
    var body: some Scene { WindowGroup("Plain") { Text("x") } }
  }

  private struct Both: App {
    var body: some Scene {
      WindowGroup("Plain") { Text("x") }
      DocumentGroup(newDocument: Note()) { file in Text(file.document.text) }
    }
  }

  private struct Own: Scene {
    var body: some Scene { DocumentGroup(newDocument: { ClickDocument() }) { _ in Text("x") } }
  }

  @Test func aSceneSaysByItsTypeWhetherItShowsDocuments() {
    #expect(!Plain.Body._showsDocuments)
    #expect(Both.Body._showsDocuments)
    #expect(Own._showsDocuments)
  }

  @Test func aGroupIsAWindowOfDocuments() throws {
    let windows = Both()._windows
    #expect(windows.map(\.title) == ["Plain", nil])
    guard case .documents(let kind) = windows[1].content else {
      Issue.record("The group shows no documents.")
      return
    }
    #expect(kind.contentTypes == [.plainText])
  }

  @Test func aTypeSaysHowItsFilesEnd() {
    #expect(UTType(exportedAs: "org.example.timer").preferredFilenameExtension == "timer")
    #expect(UTType(exportedAs: "a.b", filenameExtension: "c").preferredFilenameExtension == "c")
    #expect(UTType(filenameExtension: "JSON") == .json)
    #expect(UTType(filenameExtension: "timer")?.matches("Tea.TIMER") == true)
    #expect(UTType(filenameExtension: "timer")?.matches("timer") == false)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.data.matches("anything"))
  }
}
