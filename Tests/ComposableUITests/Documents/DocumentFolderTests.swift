import ComposableUI
import Foundation
import Testing

@testable import ComposableUI

@Suite struct DocumentFolderTests {
  @Test func newDocumentsGetUnusedNames() async throws {
    try await DocumentStage.notes { stage in
      var names: [DocumentName] = []
      for _ in 0..<3 {
        names.append(try await stage.folder.create(Data("x".utf8), titled: "Untitled"))
      }
      #expect(names.map(\.text) == ["Untitled.txt", "Untitled 2.txt", "Untitled 3.txt"])
      #expect(try stage.folder.names() == names)
      #expect(names.map(stage.folder.title) == ["Untitled", "Untitled 2", "Untitled 3"])
      #expect(stage.text("Untitled 2.txt") == "x")
      #expect(stage.files.count == 3)
    }
  }

  @Test func onlyVisibleFilesOfItsTypeAreDocuments() async throws {
    try await DocumentStage.notes { stage in
      for file in ["Tea.txt", "Milk.TXT", "photo.png", ".hidden.txt"] { try stage.put("x", file) }
      try FileManager.default.createDirectory(
        at: stage.folder.url.appendingPathComponent("Folder.txt"), withIntermediateDirectories: true
      )
      #expect(try stage.folder.names().map(\.text) == ["Milk.TXT", "Tea.txt"])
      for file in ["photo.png", "Folder.txt", "None.txt"] {
        let fault = #expect(throws: DocumentError.self) { try stage.folder.read(stage.name(file)) }
        #expect(fault?.isAbsence == true)
        #expect(throws: DocumentError.self) { try stage.folder.delete(stage.name(file)) }
        #expect(throws: DocumentError.self) {
          try stage.folder.rename(stage.name(file), to: "Mine")
        }
      }
      #expect(stage.files.contains("photo.png"))
    }
  }

  @Test func linksAreNoDocuments() async throws {
    try await DocumentStage.notes { stage in
      let secret = stage.root.appendingPathComponent("secret.txt")
      try Data("secret".utf8).write(to: secret)
      let link = stage.folder.url.appendingPathComponent("Link.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
      let name = try stage.name("Link.txt")
      #expect(try stage.folder.names() == [])
      #expect(throws: DocumentError.self) { try stage.folder.read(name) }
      #expect(throws: DocumentError.self) { try stage.folder.rename(name, to: "Mine") }
      await #expect(throws: DocumentError.self) { try await stage.folder.duplicate(name) }
      #expect(throws: DocumentError.self) { try stage.folder.delete(name) }
      await #expect(throws: DocumentError.self) { try await stage.library.open(name) }
      // A name that a link has is taken, and what it leads to is left alone.
      #expect(try await stage.folder.create(Data(), titled: "Link").text == "Link 2.txt")
      await #expect(throws: DocumentError.self) {
        try await stage.folder.write(Data("mine".utf8), to: name, replacing: nil)
      }
      #expect(try String(contentsOf: secret, encoding: .utf8) == "secret")
    }
  }

  @Test func aDocumentIsRenamedUnlessTheNameIsTaken() async throws {
    try await DocumentStage.notes { stage in
      try stage.put("tea", "Tea.txt")
      try stage.put("milk", "Milk.txt")
      let new = try stage.folder.rename(stage.name("Tea.txt"), to: "  Green tea ")
      #expect(new.text == "Green tea.txt")
      let fault = #expect(throws: DocumentError.self) {
        try stage.folder.rename(new, to: "Milk")
      }
      #expect(fault?.description == "The name “Milk.txt” is taken. Choose another.")
      #expect(stage.files == ["Green tea.txt", "Milk.txt"])
      #expect(stage.text("Milk.txt") == "milk")
    }
  }

  @Test(arguments: DocumentNameTests.attacks) func noTitleLeadsOutOfTheFolder(
    _ title: String
  ) async throws {
    try await DocumentStage.notes { stage in
      try stage.put("tea", "Tea.txt")
      // A blank around a title does not count.
      let isName = ["a\nb", "\n"].contains(title)
      do {
        _ = try stage.folder.rename(stage.name("Tea.txt"), to: title)
        Issue.record("“\(title)” was taken for a name.")
      } catch let fault as DocumentError {
        #expect(isName || fault.description.contains("Choose another"))
      }
      #expect(stage.files == ["Tea.txt"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: stage.root.path) == ["folder"])
    }
  }

  @Test func manyAtOnceGetNamesOfTheirOwn() async throws {
    try await DocumentStage.notes { stage in
      try await withThrowingTaskGroup { group in
        for _ in 0..<20 { group.addTask { _ = try await stage.library.create() } }
        try await group.waitForAll()
      }
      #expect(try stage.folder.names().count == 20)
      #expect(stage.files.count == 20)
    }
  }

  @Test func whereThereAreNoLinksANameIsGivenOnce() async throws {
    try await DocumentStage.notes { stage in
      for draft in ["a", "b"] { try stage.put(draft, draft) }
      let name = try stage.name("Tea.txt")
      let folder = stage.folder
      try folder.moveReservingName(name, for: folder.url.appendingPathComponent("a").path, "saved")
      #expect(throws: DocumentError.nameTaken(name)) {
        try folder.moveReservingName(
          name, for: folder.url.appendingPathComponent("b").path, "saved")
      }
      #expect(stage.text("Tea.txt") == "a")
      #expect(stage.files == ["Tea.txt", "b"])
      let other = try stage.name("Milk.txt")
      #expect(throws: DocumentError.self) {
        try folder.moveReservingName(other, for: "/nothing", "saved")
      }
      #expect(stage.files == ["Tea.txt", "b"])
    }
  }

  @Test func aDuplicateHasANameOfItsOwn() async throws {
    try await DocumentStage.notes { stage in
      try stage.put("tea", "Tea.txt")
      #expect(try await stage.folder.duplicate(stage.name("Tea.txt")).text == "Tea copy.txt")
      #expect(try await stage.folder.duplicate(stage.name("Tea.txt")).text == "Tea copy 2.txt")
      #expect(stage.text("Tea copy 2.txt") == "tea")
    }
  }

  @Test func aWriteIsWholeAndKeepsPermissions() async throws {
    try await DocumentStage.notes { stage in
      try stage.put("tea", "Tea.txt")
      let path = stage.folder.url.appendingPathComponent("Tea.txt").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let name = try stage.name("Tea.txt")
      let fingerprint = try await stage.folder.write(
        Data("green".utf8), to: name, replacing: stage.folder.fingerprint(of: name)
      )
      #expect(stage.text("Tea.txt") == "green")
      #expect(try stage.folder.fingerprint(of: name) == fingerprint)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(stage.files == ["Tea.txt"])
    }
  }

  @Test func whatIsTooLargeIsRefused() async throws {
    try await DocumentStage.notes { stage in
      let path = stage.folder.url.appendingPathComponent("Tea.txt").path
      try stage.put("tea", "Tea.txt")
      await #expect(throws: DocumentError.self) {
        try await stage.folder.create(Data(count: DocumentFolder.sizeLimit + 1), titled: "Milk")
      }
      #expect(truncate(path, off_t(DocumentFolder.sizeLimit + 1)) == 0)
      #expect(throws: DocumentError.self) { try stage.folder.read(stage.name("Tea.txt")) }
      #expect(stage.files == ["Tea.txt"])
    }
  }

  @Test func draftsOfKilledWritersAreRemoved() async throws {
    try await DocumentStage.notes { stage in
      try stage.put("x", ".composable-draft-4194999-A")
      try stage.put("x", ".composable-draft-\(getpid())-B")
      _ = try DocumentFolder(at: stage.folder.url, contentTypes: [.plainText])
      #expect(stage.files == [".composable-draft-\(getpid())-B"])
    }
  }

  @Test func aFolderThatCanNotBeUsedIsReported() async throws {
    try await DocumentStage.notes { stage in
      try stage.put("x", "file")
      for path in ["file", "file/below"] {
        let url = stage.folder.url.appendingPathComponent(path)
        let fault = #expect(throws: DocumentError.self) {
          try DocumentFolder(at: url, contentTypes: [.plainText])
        }
        #expect(fault?.description.contains("can't be used for documents") == true)
        #expect(fault?.description.contains(url.path) == true)
      }
    }
  }
}
