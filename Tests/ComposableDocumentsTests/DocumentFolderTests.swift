import ComposableUI
import Foundation
import Testing

@testable import ComposableDocuments

@Suite struct DocumentFolderTests {
  @Test func newDocumentsGetUnusedNames() async throws {
    try await DocumentHarness.notes { harness in
      var names: [DocumentName] = []
      for _ in 0..<3 {
        names.append(try await harness.folder.create(Data("x".utf8), titled: "Untitled"))
      }
      #expect(names.map(\.text) == ["Untitled.txt", "Untitled 2.txt", "Untitled 3.txt"])
      #expect(try harness.folder.names() == names)
      #expect(names.map(harness.folder.title) == ["Untitled", "Untitled 2", "Untitled 3"])
      #expect(harness.text("Untitled 2.txt") == "x")
      #expect(harness.files.count == 3)
    }
  }

  @Test func onlyVisibleFilesOfItsTypeAreDocuments() async throws {
    try await DocumentHarness.notes { harness in
      for file in ["Tea.txt", "Milk.TXT", "photo.png", ".hidden.txt"] { try harness.put("x", file) }
      try FileManager.default.createDirectory(
        at: harness.folder.url.appendingPathComponent("Folder.txt"),
        withIntermediateDirectories: true
      )
      #expect(try harness.folder.names().map(\.text) == ["Milk.TXT", "Tea.txt"])
      for file in ["photo.png", "Folder.txt", "None.txt"] {
        let error = #expect(throws: DocumentError.self) {
          try harness.folder.read(harness.name(file))
        }
        #expect(error?.isAbsence == true)
        #expect(throws: DocumentError.self) { try harness.folder.delete(harness.name(file)) }
        #expect(throws: DocumentError.self) {
          try harness.folder.rename(harness.name(file), to: "Mine")
        }
      }
      #expect(harness.files.contains("photo.png"))
    }
  }

  @Test func symbolicLinksAreNotDocuments() async throws {
    try await DocumentHarness.notes { harness in
      let secret = harness.root.appendingPathComponent("secret.txt")
      try Data("secret".utf8).write(to: secret)
      let link = harness.folder.url.appendingPathComponent("Link.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
      let name = try harness.name("Link.txt")
      #expect(try harness.folder.names() == [])
      #expect(throws: DocumentError.self) { try harness.folder.read(name) }
      #expect(throws: DocumentError.self) { try harness.folder.rename(name, to: "Mine") }
      await #expect(throws: DocumentError.self) { try await harness.folder.duplicate(name) }
      #expect(throws: DocumentError.self) { try harness.folder.delete(name) }
      await #expect(throws: DocumentError.self) { try await harness.library.open(name) }
      // The name of a link is taken, and its target is not written.
      #expect(try await harness.folder.create(Data(), titled: "Link").text == "Link 2.txt")
      await #expect(throws: DocumentError.self) {
        try await harness.folder.write(Data("mine".utf8), to: name, replacing: nil)
      }
      #expect(try String(contentsOf: secret, encoding: .utf8) == "secret")
    }
  }

  @Test func aDocumentIsRenamedUnlessTheNameIsTaken() async throws {
    try await DocumentHarness.notes { harness in
      try harness.put("tea", "Tea.txt")
      try harness.put("milk", "Milk.txt")
      let new = try harness.folder.rename(harness.name("Tea.txt"), to: "  Green tea ")
      #expect(new.text == "Green tea.txt")
      let error = #expect(throws: DocumentError.self) {
        try harness.folder.rename(new, to: "Milk")
      }
      #expect(error?.description == "The name “Milk.txt” is taken. Choose another.")
      #expect(harness.files == ["Green tea.txt", "Milk.txt"])
      #expect(harness.text("Milk.txt") == "milk")
    }
  }

  @Test(arguments: DocumentNameTests.attacks) func titlesCannotEscapeTheFolder(
    _ title: String
  ) async throws {
    try await DocumentHarness.notes { harness in
      try harness.put("tea", "Tea.txt")
      // White space around a title is trimmed.
      let isName = ["a\nb", "\n"].contains(title)
      do {
        _ = try harness.folder.rename(harness.name("Tea.txt"), to: title)
        Issue.record("“\(title)” was accepted as a name.")
      } catch let error as DocumentError {
        #expect(isName || error.description.contains("Choose another"))
      }
      #expect(harness.files == ["Tea.txt"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: harness.root.path) == ["folder"])
    }
  }

  @Test func concurrentCreationsGetUniqueNames() async throws {
    try await DocumentHarness.notes { harness in
      try await withThrowingTaskGroup { group in
        for _ in 0..<20 { group.addTask { _ = try await harness.library.create() } }
        try await group.waitForAll()
      }
      #expect(try harness.folder.names().count == 20)
      #expect(harness.files.count == 20)
    }
  }

  @Test func withoutHardLinksANameIsReservedOnce() async throws {
    try await DocumentHarness.notes { harness in
      for draft in ["a", "b"] { try harness.put(draft, draft) }
      let name = try harness.name("Tea.txt")
      let folder = harness.folder
      try folder.moveReservingName(name, for: folder.url.appendingPathComponent("a").path, .save)
      #expect(throws: DocumentError.nameTaken(name)) {
        try folder.moveReservingName(
          name, for: folder.url.appendingPathComponent("b").path, .save)
      }
      #expect(harness.text("Tea.txt") == "a")
      #expect(harness.files == ["Tea.txt", "b"])
      let other = try harness.name("Milk.txt")
      #expect(throws: DocumentError.self) {
        try folder.moveReservingName(other, for: "/nothing", .save)
      }
      #expect(harness.files == ["Tea.txt", "b"])
    }
  }

  @Test func duplicatesGetUniqueNames() async throws {
    try await DocumentHarness.notes { harness in
      try harness.put("tea", "Tea.txt")
      #expect(try await harness.folder.duplicate(harness.name("Tea.txt")).text == "Tea copy.txt")
      #expect(try await harness.folder.duplicate(harness.name("Tea.txt")).text == "Tea copy 2.txt")
      #expect(harness.text("Tea copy 2.txt") == "tea")
    }
  }

  @Test func writesAreAtomicAndKeepPermissions() async throws {
    try await DocumentHarness.notes { harness in
      try harness.put("tea", "Tea.txt")
      let path = harness.folder.url.appendingPathComponent("Tea.txt").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let name = try harness.name("Tea.txt")
      let fingerprint = try await harness.folder.write(
        Data("green".utf8), to: name, replacing: harness.folder.fingerprint(of: name)
      )
      #expect(harness.text("Tea.txt") == "green")
      #expect(try harness.folder.fingerprint(of: name) == fingerprint)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(harness.files == ["Tea.txt"])
    }
  }

  @Test func oversizedFilesAreRejected() async throws {
    try await DocumentHarness.notes { harness in
      let path = harness.folder.url.appendingPathComponent("Tea.txt").path
      try harness.put("tea", "Tea.txt")
      await #expect(throws: DocumentError.self) {
        try await harness.folder.create(Data(count: DocumentFolder.sizeLimit + 1), titled: "Milk")
      }
      #expect(truncate(path, off_t(DocumentFolder.sizeLimit + 1)) == 0)
      #expect(throws: DocumentError.self) { try harness.folder.read(harness.name("Tea.txt")) }
      #expect(harness.files == ["Tea.txt"])
    }
  }

  @Test func noDocumentIsCreatedAboveTheLimits() async throws {
    try await DocumentHarness.notes { harness in
      var limits = DocumentLimits()
      (limits.count, limits.totalSize) = (3, 10)
      let folder = try DocumentFolder(
        at: harness.folder.url, contentTypes: [.plainText], limits: limits)
      try harness.put("12345", "Tea.txt")
      let tea = try harness.name("Tea.txt")
      _ = try await folder.duplicate(tea)
      let error = await #expect(throws: DocumentError.self) { try await folder.duplicate(tea) }
      #expect(
        error?.description
          == "There is no room for another document. Delete some, then try again.")
      _ = try await folder.create(Data(), titled: "Milk")
      await #expect(throws: DocumentError.self) {
        try await folder.create(Data(), titled: "Sugar")
      }
      #expect(harness.files == ["Milk.txt", "Tea copy.txt", "Tea.txt"])
      try folder.delete(tea)
      _ = try await folder.create(Data(), titled: "Sugar")
    }
  }

  @Test func simultaneousCreationsDoNotExceedTheLimits() async throws {
    try await DocumentHarness.notes { harness in
      var limits = DocumentLimits()
      limits.count = 5
      let folder = try DocumentFolder(
        at: harness.folder.url, contentTypes: [.plainText], limits: limits)
      try harness.put("tea", "Tea.txt")
      let tea = try harness.name("Tea.txt")
      await withTaskGroup { group in
        for _ in 0..<100 { group.addTask { _ = try? await folder.duplicate(tea) } }
      }
      #expect(harness.files.count == 5)
    }
  }

  @Test func creationsThatPileUpAreRejected() {
    let queue = DocumentCreationQueue()
    let first = queue.begin(limit: 2), second = queue.begin(limit: 2), third = queue.begin(limit: 2)
    #expect(first && second && !third)
    queue.end()
    #expect(queue.begin(limit: 2))
  }

  @Test func draftsOfTerminatedProcessesAreRemoved() async throws {
    try await DocumentHarness.notes { harness in
      try harness.put("x", ".composable-draft-4194999-A")
      try harness.put("x", ".composable-draft-\(getpid())-B")
      _ = try DocumentFolder(at: harness.folder.url, contentTypes: [.plainText])
      #expect(harness.files == [".composable-draft-\(getpid())-B"])
    }
  }

  @Test func anUnusableFolderIsReported() async throws {
    try await DocumentHarness.notes { harness in
      try harness.put("x", "file")
      for path in ["file", "file/below"] {
        let url = harness.folder.url.appendingPathComponent(path)
        let error = #expect(throws: DocumentError.self) {
          try DocumentFolder(at: url, contentTypes: [.plainText])
        }
        #expect(error?.description.contains("can’t be used for documents") == true)
        #expect(error?.description.contains(url.path) == true)
      }
    }
  }
}
