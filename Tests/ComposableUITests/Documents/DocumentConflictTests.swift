import Clocks
import ComposableUI
import Foundation
import Testing

@testable import ComposableUI

@Suite struct DocumentConflictTests {
  static let conflict = "Another program has changed “Tea”. Nothing is saved until you choose."

  @Test func aFileThatChangesUnderneathCanBeReloaded() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("mine")
      await stage.rest()
      try stage.put("theirs", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      let texts = try await tab.texts
      #expect(texts == ["Documents", "Tea", "Edited", Self.conflict, "Reload", "Keep mine"])
      await stage.clock.advance(by: .seconds(5))
      #expect(stage.text("Tea.txt") == "theirs")
      try await tab.tap("Reload")
      #expect(try await tab.texts == ["Documents", "Tea"])
      #expect(try await tab.use { $0.description.contains("theirs") })
      try await tab.type("theirs and mine")
      await stage.rest()
      await stage.clock.advance(by: .seconds(1))
      #expect(stage.text("Tea.txt") == "theirs and mine")
    }
  }

  @Test func orMineIsKept() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try stage.put("theirs", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      #expect(try await tab.texts.contains(Self.conflict))
      try await tab.type("mine")
      try await tab.tap("Keep mine")
      await stage.rest()
      #expect(stage.text("Tea.txt") == "mine")
      #expect(try await tab.texts == ["Documents", "Tea"])
    }
  }

  @Test func whatIsTypedWhileTheFileIsAwayIsSavedWhenItIsBack() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try FileManager.default.removeItem(at: stage.folder.url.appendingPathComponent("Tea.txt"))
      await stage.clock.advance(by: .seconds(1))
      try await tab.type("mine")
      await stage.rest()
      await stage.clock.advance(by: .seconds(2))
      #expect(stage.files == [])
      try stage.put("tea", "Tea.txt")
      await stage.clock.advance(by: .seconds(3))
      #expect(stage.text("Tea.txt") == "mine")
      #expect(try await tab.texts == ["Documents", "Tea"])
      try await tab.type("more")
      await stage.rest()
      await stage.clock.advance(by: .seconds(2))
      #expect(stage.text("Tea.txt") == "more")
    }
  }

  @Test func whatAnotherProgramWritesDuringAWriteIsNotOverwritten() async throws {
    let gate = Gate()
    try await DocumentStage.notes(gate: gate) { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("mine")
      await stage.rest()
      await stage.clock.advance(by: .seconds(1))
      #expect(await gate.passing == 1)
      try stage.put("theirs", "Tea.txt")
      await gate.open()
      await stage.rest()
      #expect(stage.text("Tea.txt") == "theirs")
      #expect(try await tab.texts.contains(Self.conflict))
      #expect(try await tab.isEdited)
      try await tab.tap("Keep mine")
      await stage.rest()
      await gate.open()
      await stage.rest()
      #expect(stage.text("Tea.txt") == "mine")
    }
  }

  @Test func aFileThatComesToHoldTheSameIsNoConflict() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try stage.put("tea", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      #expect(try await tab.texts == ["Documents", "Tea"])
      try await tab.type("green")
      await stage.rest()
      try stage.put("green", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      #expect(try await tab.texts == ["Documents", "Tea"])
      try stage.put("theirs", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      #expect(try await tab.texts.contains(Self.conflict))
      try stage.put("green", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      #expect(try await tab.texts == ["Documents", "Tea"])
    }
  }

  @Test func aFileThatGoesUnderneathIsNotMadeAgainUnasked() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try FileManager.default.removeItem(at: stage.folder.file(stage.name("Tea.txt")))
      await stage.clock.advance(by: .seconds(1))
      #expect(try await tab.texts.contains("Another program has moved or deleted “Tea”."))
      try await tab.type("mine")
      await stage.rest()
      await stage.clock.advance(by: .seconds(5))
      #expect(stage.files == [])
      try await tab.tap("Keep mine")
      await stage.rest()
      #expect(stage.text("Tea.txt") == "mine")
    }
  }

  @Test func whatNobodyDecidedAboutIsKeptBesideTheFile() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("mine")
      try stage.put("theirs", "Tea.txt")
      await stage.library.leave(tab.document)
      #expect(stage.files == ["Tea (unsaved changes).txt", "Tea.txt"])
      #expect(stage.text("Tea.txt") == "theirs")
      #expect(stage.text("Tea (unsaved changes).txt") == "mine")
    }
  }

  @Test func aDamagedFileIsToldAndLeftAlone() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "broken \u{1} tea")
      let texts = try await tab.texts
      #expect(texts.contains("“Tea” can’t be opened"))
      #expect(texts.contains("It says that it is broken."))
      await stage.clock.advance(by: .seconds(5))
      try await tab.tap("Try again")
      #expect(stage.text("Tea.txt") == "broken \u{1} tea")
      try stage.put("tea", "Tea.txt")
      try await tab.tap("Try again")
      #expect(try await tab.texts == ["Documents", "Tea"])
      try stage.put("broken again", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      try await tab.tap("Reload")
      #expect(try await tab.texts.contains("It says that it is broken."))
      await stage.library.leave(tab.document)
      #expect(stage.text("Tea.txt") == "broken again")
      #expect(await stage.library.count == 0)
    }
  }
}
