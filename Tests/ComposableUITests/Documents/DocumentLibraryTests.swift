import Clocks
import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import ComposableUI

@Suite struct DocumentLibraryTests {
  @Test func aNewDocumentIsWhatTheGroupSays() async throws {
    try await DocumentStage.notes { stage in
      let name = try await stage.library.create()
      #expect(name.text == "Untitled.txt")
      #expect(stage.text("Untitled.txt") == "new")
    }
    try await DocumentStage.clicks { stage in
      let name = try await stage.library.create()
      #expect(name.text == "Untitled.clicks")
      #expect(stage.text("Untitled.clicks") == "0")
    }
  }

  @Test func anOpenDocumentFollowsItsNewName() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("mine")
      try await stage.library.rename(stage.name("Tea.txt"), to: "Green")
      #expect(try await tab.texts == ["Documents", "Green"])
      #expect(stage.files == ["Green.txt"])
      try await tab.type("more")
      await stage.rest()
      await stage.clock.advance(by: .seconds(1))
      #expect(stage.files == ["Green.txt"])
      #expect(stage.text("Green.txt") == "more")
      // Under both names it is the one that is open.
      #expect(try await stage.open("Green.txt").document === tab.document)
      #expect(try await stage.open("Tea.txt").document === tab.document)
      // Until something else has the old one.
      #expect(try await stage.open("Tea.txt", "other").document !== tab.document)
    }
  }

  @Test func aNameThatIsTakenIsRefusedAlsoForAnOpenDocument() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      let milk = try await stage.open("Milk.txt", "milk")
      await #expect(throws: DocumentError.self) {
        try await stage.library.rename(stage.name("Tea.txt"), to: "Milk")
      }
      #expect(try await tab.texts == ["Documents", "Tea"])
      #expect(try await stage.open("Milk.txt").document === milk.document)
    }
  }

  @Test func aDeletedDocumentIsNeverWrittenAgain() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("mine")
      await stage.rest()
      try await stage.library.delete(stage.name("Tea.txt"))
      #expect(try await tab.texts == ["Documents", "Tea", "“Tea” was deleted."])
      await stage.clock.advance(by: .seconds(5))
      let other = try await stage.open("Tea.txt", "new")
      #expect(other.document !== tab.document)
      await stage.library.leave(tab.document)
      #expect(stage.text("Tea.txt") == "new")
      #expect(await stage.library.count == 1)
    }
  }

  @Test func aDuplicateHoldsWhatIsNotSavedYet() async throws {
    try await DocumentStage.notes { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("mine")
      try await stage.library.duplicate(stage.name("Tea.txt"))
      #expect(stage.text("Tea copy.txt") == "mine")
    }
  }

  @Test func aDocumentIsRenamedDuringAWriteAndNotWrittenUnderTheOldName() async throws {
    let gate = Gate()
    try await DocumentStage.notes(gate: gate) { stage in
      let tab = try await stage.open("Tea.txt", "tea")
      try await tab.type("mine")
      await stage.rest()
      await stage.clock.advance(by: .seconds(1))
      let (library, name) = (stage.library, try stage.name("Tea.txt"))
      async let renamed: Void = library.rename(name, to: "Green")
      await stage.rest()
      #expect(await gate.passing == 1)
      await gate.open()
      try await renamed
      #expect(stage.files == ["Green.txt"])
      #expect(stage.text("Green.txt") == "mine")
    }
  }

  @Test func aNameIsGivenToOneOfTwoDocumentsAndOpensThat() async throws {
    let gate = Gate()
    try await DocumentStage.notes(gate: gate) { stage in
      let (a, b) = (try await stage.open("A.txt", "a"), try await stage.open("B.txt", "b"))
      try await a.type("A")
      try await b.type("B")
      await stage.rest()
      await stage.clock.advance(by: .seconds(1))
      #expect(await gate.passing == 2)
      let (library, nameA, nameB) = (
        stage.library, try stage.name("A.txt"), try stage.name("B.txt")
      )
      async let renamed: Void = library.rename(nameA, to: "Plan")
      await stage.rest()
      await #expect(throws: DocumentError.nameTaken(try stage.name("Plan.txt"))) {
        try await library.rename(nameB, to: "Plan")
      }
      // Before the file has its new name, too.
      let early = try await library.open(stage.name("Plan.txt"))
      #expect(early === a.document)
      await gate.open()
      try await renamed
      await stage.rest()
      #expect(stage.files == ["B.txt", "Plan.txt"])
      #expect(stage.text("Plan.txt") == "A")
      let late = try await library.open(stage.name("Plan.txt"))
      #expect(late === a.document)
      #expect(await library.count == 2)
    }
  }
}
