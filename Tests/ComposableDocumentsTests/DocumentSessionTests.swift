import Clocks
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableDocuments

@Suite struct DocumentSessionTests {
  @Test func changesAreSavedAfterOneSecond() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      #expect(try await tab.texts == ["Documents", "Tea"])
      try await tab.type("green")
      await harness.waitUntilIdle()
      #expect(try await tab.isEdited)
      await harness.clock.advance(by: .milliseconds(500))
      try await tab.type("green tea")
      await harness.clock.advance(by: .milliseconds(499))
      #expect(harness.text("Tea.txt") == "tea")
      await harness.clock.advance(by: .milliseconds(1))
      #expect(harness.text("Tea.txt") == "green tea")
      #expect(try await tab.isEdited == false)
      #expect(harness.files == ["Tea.txt"])
    }
  }

  @Test func transientStateDoesNotMarkTheDocumentEdited() async throws {
    try await DocumentHarness.clicks { harness in
      let tab = try await harness.open("A.clicks", "5")
      try await tab.tap("Transient")
      await harness.waitUntilIdle()
      #expect(try await tab.isEdited == false)
      try await tab.tap("5 clicks")
      await harness.waitUntilIdle()
      #expect(try await tab.isEdited)
      await harness.clock.advance(by: .seconds(1))
      #expect(harness.text("A.clicks") == "6")
      #expect(try await tab.isEdited == false)
    }
  }

  @Test func anUneditedDocumentIsNotWritten() async throws {
    try await DocumentHarness.clicks { harness in
      // A spelling that the document itself does not write.
      let tab = try await harness.open("A.clicks", "005")
      await harness.clock.advance(by: .seconds(5))
      await harness.library.leave(tab.document)
      #expect(harness.text("A.clicks") == "005")
      #expect(await harness.library.count == 0)
    }
  }

  @Test func changesDuringASaveAreSavedAfterIt() async throws {
    let gate = WriteGate()
    try await DocumentHarness.notes(gate: gate) { harness in
      let tab = try await harness.open("Tea.txt", "0")
      try await tab.type("1")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(1))
      #expect(await gate.pending == 1)
      for text in ["2", "3"] {
        try await tab.type(text)
        await harness.waitUntilIdle()
        await harness.clock.advance(by: .seconds(2))
      }
      #expect(await gate.pending == 1)
      #expect(harness.text("Tea.txt") == "0")
      await gate.open()
      await harness.waitUntilIdle()
      #expect(harness.text("Tea.txt") == "1")
      #expect(try await tab.isEdited)
      await gate.open()
      await harness.waitUntilIdle()
      #expect(harness.text("Tea.txt") == "3")
      #expect(try await tab.isEdited == false)
      #expect(await gate.maximumPending == 1)
      #expect(await gate.writes == 2)
    }
  }

  @Test func theLastTabToLeaveSavesTheDocument() async throws {
    try await DocumentHarness.clicks { harness in
      let one = try await harness.open("A.clicks", "1")
      let other = try await harness.open("A.clicks")
      #expect(one.document === other.document)
      try await one.tap("1 clicks")
      #expect(try await other.use { try $0.button("2 clicks").label } == "2 clicks")
      await harness.library.leave(one.document)
      #expect(harness.text("A.clicks") == "1")
      await harness.library.leave(other.document)
      #expect(harness.text("A.clicks") == "2")
      #expect(await harness.library.count == 0)
    }
  }

  @Test func savingTheLibrarySavesAllDocumentsWhichStayOpen() async throws {
    try await DocumentHarness.clicks { harness in
      let tabs = [try await harness.open("A.clicks", "1"), try await harness.open("B.clicks", "1")]
      for tab in tabs { try await tab.tap("1 clicks") }
      await harness.library.save()
      #expect(harness.text("A.clicks") == "2" && harness.text("B.clicks") == "2")
      for tab in tabs { try await tab.tap("2 clicks") }
      #expect(await harness.library.stop() == [])
      #expect(harness.text("A.clicks") == "3" && harness.text("B.clicks") == "3")
    }
  }

  @Test func stoppingTheLibrarySavesAllDocuments() async throws {
    try await DocumentHarness.clicks { harness in
      for name in ["A", "B"] {
        try await harness.open("\(name).clicks", "1").tap("1 clicks")
      }
      #expect(await harness.library.stop() == [])
      #expect(harness.text("A.clicks") == "2" && harness.text("B.clicks") == "2")
      await #expect(throws: DocumentError.self) { try await harness.open("A.clicks") }
    }
  }

  @Test func aFailedSaveIsReportedAndCanBeRetried() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("green")
      await harness.waitUntilIdle()
      let moved = harness.root.appendingPathComponent("moved")
      // Without its folder the file cannot be written, even by the superuser.
      let folder = harness.folder.url
      await tab.document.overwriteAfter {
        try? FileManager.default.moveItem(at: folder, to: moved)
      }
      #expect(try await tab.texts.contains { $0.contains("could not be saved") })
      #expect(try await tab.isEdited)
      try FileManager.default.moveItem(at: moved, to: folder)
      try await tab.tap("Save again")
      await harness.waitUntilIdle()
      #expect(harness.text("Tea.txt") == "green")
      #expect(try await tab.texts == ["Documents", "Tea"])
    }
  }
}

extension DocumentSession {
  /// Overwrites the file after an external change to it.
  fileprivate func overwriteAfter(_ body: @Sendable () -> Void) async {
    body()
    save()
    overwrite()
    await settle()
  }
}
