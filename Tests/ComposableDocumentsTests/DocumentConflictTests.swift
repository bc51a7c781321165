import Clocks
import ComposableUI
import Foundation
import Testing

@testable import ComposableDocuments

@Suite struct DocumentConflictTests {
  static let conflict = "Another program has changed “Tea”. Nothing is saved until you choose."

  @Test func anExternallyChangedFileCanBeReloaded() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("mine")
      await harness.waitUntilIdle()
      try harness.put("theirs", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      let texts = try await tab.texts
      #expect(texts == ["Documents", "Tea", "Edited", Self.conflict, "Reload", "Keep mine"])
      await harness.clock.advance(by: .seconds(5))
      #expect(harness.text("Tea.txt") == "theirs")
      try await tab.tap("Reload")
      #expect(try await tab.texts == ["Documents", "Tea"])
      #expect(try await tab.use { $0.description.contains("theirs") })
      try await tab.type("theirs and mine")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(1))
      #expect(harness.text("Tea.txt") == "theirs and mine")
    }
  }

  @Test func localChangesCanOverwriteAnExternalChange() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try harness.put("theirs", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      #expect(try await tab.texts.contains(Self.conflict))
      try await tab.type("mine")
      try await tab.tap("Keep mine")
      await harness.waitUntilIdle()
      #expect(harness.text("Tea.txt") == "mine")
      #expect(try await tab.texts == ["Documents", "Tea"])
    }
  }

  @Test func editsMadeWhileTheFileIsMissingAreSavedOnceItReturns() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try FileManager.default.removeItem(at: harness.folder.url.appendingPathComponent("Tea.txt"))
      await harness.clock.advance(by: .seconds(1))
      try await tab.type("mine")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(2))
      #expect(harness.files == [])
      try harness.put("tea", "Tea.txt")
      await harness.clock.advance(by: .seconds(3))
      #expect(harness.text("Tea.txt") == "mine")
      #expect(try await tab.texts == ["Documents", "Tea"])
      try await tab.type("more")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(2))
      #expect(harness.text("Tea.txt") == "more")
    }
  }

  @Test func anExternalWriteDuringASaveIsNotOverwritten() async throws {
    let gate = WriteGate()
    try await DocumentHarness.notes(gate: gate) { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("mine")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(1))
      #expect(await gate.pending == 1)
      try harness.put("theirs", "Tea.txt")
      await gate.open()
      await harness.waitUntilIdle()
      #expect(harness.text("Tea.txt") == "theirs")
      #expect(try await tab.texts.contains(Self.conflict))
      #expect(try await tab.isEdited)
      try await tab.tap("Keep mine")
      await harness.waitUntilIdle()
      await gate.open()
      await harness.waitUntilIdle()
      #expect(harness.text("Tea.txt") == "mine")
    }
  }

  @Test func anExternalWriteOfEqualContentIsNoConflict() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try harness.put("tea", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      #expect(try await tab.texts == ["Documents", "Tea"])
      try await tab.type("green")
      await harness.waitUntilIdle()
      try harness.put("green", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      #expect(try await tab.texts == ["Documents", "Tea"])
      try harness.put("theirs", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      #expect(try await tab.texts.contains(Self.conflict))
      try harness.put("green", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      #expect(try await tab.texts == ["Documents", "Tea"])
    }
  }

  @Test func anExternallyDeletedFileIsNotRecreatedAutomatically() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try FileManager.default.removeItem(at: harness.folder.file(harness.name("Tea.txt")))
      await harness.clock.advance(by: .seconds(1))
      #expect(try await tab.texts.contains("Another program has moved or deleted “Tea”."))
      try await tab.type("mine")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(5))
      #expect(harness.files == [])
      try await tab.tap("Keep mine")
      await harness.waitUntilIdle()
      #expect(harness.text("Tea.txt") == "mine")
    }
  }

  @Test func unresolvedChangesAreSavedAsAConflictCopy() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("mine")
      try harness.put("theirs", "Tea.txt")
      await harness.library.leave(tab.document)
      #expect(harness.files == ["Tea (unsaved changes).txt", "Tea.txt"])
      #expect(harness.text("Tea.txt") == "theirs")
      #expect(harness.text("Tea (unsaved changes).txt") == "mine")
    }
  }

  @Test func aDamagedFileIsReportedAndNotOverwritten() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "broken \u{1} tea")
      let texts = try await tab.texts
      #expect(texts.contains("“Tea” can’t be opened"))
      #expect(texts.contains("The file is marked as broken."))
      await harness.clock.advance(by: .seconds(5))
      try await tab.tap("Try again")
      #expect(harness.text("Tea.txt") == "broken \u{1} tea")
      try harness.put("tea", "Tea.txt")
      try await tab.tap("Try again")
      #expect(try await tab.texts == ["Documents", "Tea"])
      try harness.put("broken again", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      try await tab.tap("Reload")
      #expect(try await tab.texts.contains("The file is marked as broken."))
      await harness.library.leave(tab.document)
      #expect(harness.text("Tea.txt") == "broken again")
      #expect(await harness.library.count == 0)
    }
  }
}
