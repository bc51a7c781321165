import Clocks
import ComposableCore
import ComposableUI
import Foundation
import Testing

@testable import ComposableDocuments

@Suite struct DocumentLibraryTests {
  @Test func aNewDocumentUsesTheDocumentOfTheGroup() async throws {
    try await DocumentHarness.notes { harness in
      let name = try await harness.library.create()
      #expect(name.text == "Untitled.txt")
      #expect(harness.text("Untitled.txt") == "new")
    }
    try await DocumentHarness.clicks { harness in
      let name = try await harness.library.create()
      #expect(name.text == "Untitled.clicks")
      #expect(harness.text("Untitled.clicks") == "0")
    }
  }

  @Test func anOpenDocumentFollowsARename() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("mine")
      try await harness.library.rename(harness.name("Tea.txt"), to: "Green")
      #expect(try await tab.texts == ["Documents", "Green"])
      #expect(harness.files == ["Green.txt"])
      try await tab.type("more")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(1))
      #expect(harness.files == ["Green.txt"])
      #expect(harness.text("Green.txt") == "more")
      // Both names open the same document.
      #expect(try await harness.open("Green.txt").document === tab.document)
      #expect(try await harness.open("Tea.txt").document === tab.document)
      // Until another file takes the old name.
      #expect(try await harness.open("Tea.txt", "other").document !== tab.document)
    }
  }

  @Test func anOpenDocumentCannotTakeAnExistingName() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      let milk = try await harness.open("Milk.txt", "milk")
      await #expect(throws: DocumentError.self) {
        try await harness.library.rename(harness.name("Tea.txt"), to: "Milk")
      }
      #expect(try await tab.texts == ["Documents", "Tea"])
      #expect(try await harness.open("Milk.txt").document === milk.document)
    }
  }

  @Test func aDeletedDocumentIsNeverWrittenAgain() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("mine")
      await harness.waitUntilIdle()
      try await harness.library.delete(harness.name("Tea.txt"))
      #expect(try await tab.texts == ["Documents", "Tea", "“Tea” was deleted."])
      await harness.clock.advance(by: .seconds(5))
      let other = try await harness.open("Tea.txt", "new")
      #expect(other.document !== tab.document)
      await harness.library.leave(tab.document)
      #expect(harness.text("Tea.txt") == "new")
      #expect(await harness.library.count == 1)
    }
  }

  @Test func aDuplicateIncludesUnsavedChanges() async throws {
    try await DocumentHarness.notes { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("mine")
      try await harness.library.duplicate(harness.name("Tea.txt"))
      #expect(harness.text("Tea copy.txt") == "mine")
    }
  }

  @Test func renamingDuringASaveLeavesNoFileUnderTheOldName() async throws {
    let gate = WriteGate()
    try await DocumentHarness.notes(gate: gate) { harness in
      let tab = try await harness.open("Tea.txt", "tea")
      try await tab.type("mine")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(1))
      let (library, name) = (harness.library, try harness.name("Tea.txt"))
      async let renamed: Void = library.rename(name, to: "Green")
      await harness.waitUntilIdle()
      #expect(await gate.pending == 1)
      await gate.open()
      try await renamed
      #expect(harness.files == ["Green.txt"])
      #expect(harness.text("Green.txt") == "mine")
    }
  }

  @Test func concurrentRenamesGiveANameToOneDocument() async throws {
    let gate = WriteGate()
    try await DocumentHarness.notes(gate: gate) { harness in
      let (a, b) = (try await harness.open("A.txt", "a"), try await harness.open("B.txt", "b"))
      try await a.type("A")
      try await b.type("B")
      await harness.waitUntilIdle()
      await harness.clock.advance(by: .seconds(1))
      #expect(await gate.pending == 2)
      let (library, nameA, nameB) = (
        harness.library, try harness.name("A.txt"), try harness.name("B.txt")
      )
      async let renamed: Void = library.rename(nameA, to: "Plan")
      await harness.waitUntilIdle()
      await #expect(throws: DocumentError.nameTaken(try harness.name("Plan.txt"))) {
        try await library.rename(nameB, to: "Plan")
      }
      // The new name opens the document before the file has moved, too.
      let early = try await library.open(harness.name("Plan.txt"))
      #expect(early === a.document)
      await gate.open()
      try await renamed
      await harness.waitUntilIdle()
      #expect(harness.files == ["B.txt", "Plan.txt"])
      #expect(harness.text("Plan.txt") == "A")
      let late = try await library.open(harness.name("Plan.txt"))
      #expect(late === a.document)
      #expect(await library.count == 2)
    }
  }
}
