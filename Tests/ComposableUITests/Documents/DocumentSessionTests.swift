import Clocks
import ComposableUI
import Foundation
import Testing

@testable import ComposableUI

@Suite struct OpenDocumentTests {
  @Test func aChangeIsSavedASecondLater() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      #expect(try await tab.texts == ["Documents", "Tea"])
      try await tab.type("green")
      await stage.rest()
      #expect(try await tab.isEdited)
      await stage.clock.advance(by: .milliseconds(500))
      try await tab.type("green tea")
      await stage.clock.advance(by: .milliseconds(499))
      #expect(stage.text("Tea.txt") == "tea")
      await stage.clock.advance(by: .milliseconds(1))
      #expect(stage.text("Tea.txt") == "green tea")
      #expect(try await tab.isEdited == false)
      #expect(stage.files == ["Tea.txt"])
    }
  }

  @Test func whatIsNotInTheFileIsNoChange() async throws {
    try await DocumentStage.clicks { stage in
      let tab = try await stage.open("A.clicks", "5")
      try await tab.tap("Glance")
      await stage.rest()
      #expect(try await tab.isEdited == false)
      try await tab.tap("5 clicks")
      await stage.rest()
      #expect(try await tab.isEdited)
      await stage.clock.advance(by: .seconds(1))
      #expect(stage.text("A.clicks") == "6")
      #expect(try await tab.isEdited == false)
    }
  }

  @Test func aDocumentThatIsOnlyLookedAtIsNotWritten() async throws {
    try await DocumentStage.clicks { stage in
      // As the document would not write it.
      let tab = try await stage.open("A.clicks", "005")
      await stage.clock.advance(by: .seconds(5))
      await stage.library.leave(tab.document)
      #expect(stage.text("A.clicks") == "005")
      #expect(await stage.library.count == 0)
    }
  }

  @Test func whatChangesDuringAWriteIsSavedAfterIt() async throws {
    let gate = Gate()
    try await DocumentStage.notes(gate: gate) { stage in
      let tab = try await stage.open("Tea.txt", "0")
      try await tab.type("1")
      await stage.rest()
      await stage.clock.advance(by: .seconds(1))
      #expect(await gate.passing == 1)
      for text in ["2", "3"] {
        try await tab.type(text)
        await stage.rest()
        await stage.clock.advance(by: .seconds(2))
      }
      #expect(await gate.passing == 1)
      #expect(stage.text("Tea.txt") == "0")
      await gate.open()
      await stage.rest()
      #expect(stage.text("Tea.txt") == "1")
      #expect(try await tab.isEdited)
      await gate.open()
      await stage.rest()
      #expect(stage.text("Tea.txt") == "3")
      #expect(try await tab.isEdited == false)
      #expect(await gate.most == 1)
      #expect(await gate.writes == 2)
    }
  }

  @Test func theLastWhoLeavesSaves() async throws {
    try await DocumentStage.clicks { stage in
      let one = try await stage.open("A.clicks", "1")
      let other = try await stage.open("A.clicks")
      #expect(one.document === other.document)
      try await one.tap("1 clicks")
      #expect(try await other.use { try $0.button("2 clicks").label } == "2 clicks")
      await stage.library.leave(one.document)
      #expect(stage.text("A.clicks") == "1")
      await stage.library.leave(other.document)
      #expect(stage.text("A.clicks") == "2")
      #expect(await stage.library.count == 0)
    }
  }

  @Test func aStoppedLibrarySavesAll() async throws {
    try await DocumentStage.clicks { stage in
      for name in ["A", "B"] {
        try await stage.open("\(name).clicks", "1").tap("1 clicks")
      }
      #expect(await stage.library.stop() == [])
      #expect(stage.text("A.clicks") == "2" && stage.text("B.clicks") == "2")
      await #expect(throws: DocumentError.self) { try await stage.open("A.clicks") }
    }
  }

  @Test func aSaveThatFailsIsToldAndTriedAgain() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("green")
      await stage.rest()
      let moved = stage.root.appendingPathComponent("moved")
      // Without the folder nothing can be written, also by those who may write everywhere.
      let gone = stage.folder.url
      await tab.document.keepsMineOf {
        try? FileManager.default.moveItem(at: gone, to: moved)
      }
      #expect(try await tab.texts.contains { $0.contains("could not be saved") })
      #expect(try await tab.isEdited)
      try FileManager.default.moveItem(at: moved, to: gone)
      try await tab.tap("Save again")
      await stage.rest()
      #expect(stage.text("Tea.txt") == "green")
      #expect(try await tab.texts == ["Documents", "Tea"])
    }
  }
}

extension DocumentSession {
  /// Saves after something has happened to the file that the user wants to be overruled.
  fileprivate func keepsMineOf(_ body: @Sendable () -> Void) async {
    body()
    save()
    overwrite()
    await settle()
  }
}
