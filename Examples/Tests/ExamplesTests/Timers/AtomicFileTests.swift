import Foundation
import Testing

@testable import TimerFeatures

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder["Tea.timer"]
  }

  private func write(_ text: String, to file: URL, isNew: Bool = false) throws {
    try AtomicFile(file).write(Data(text.utf8), isNew: isNew)
  }

  private func read(_ file: URL) throws -> String {
    try String(decoding: AtomicFile(file).read(limit: 1_000_000), as: UTF8.self)
  }

  private func reason(_ operation: () throws -> Void) throws -> String {
    try #require(throws: SystemFault.self) { try operation() }.reason
  }

  private func mode(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  @Test func writtenContentIsReadAndNoDraftIsLeft() throws {
    try write("one", to: file)
    try write("", to: file)
    try write("three", to: file)
    #expect(try read(file) == "three")
    #expect(try folder.names == ["Tea.timer"])
  }

  @Test func oldContentIsReadUntilTheDraftReplacesIt() throws {
    try write("old", to: file)
    var passed: [AtomicFile.Step] = []
    try AtomicFile(file).write(Data("new".utf8)) { step in
      passed.append(step)
      let text = try? String(contentsOf: file, encoding: .utf8)
      #expect(text == (step == .placed ? "new" : "old"))
    }
    #expect(passed == AtomicFile.Step.allCases)
  }

  @Test func newFileDoesNotExistBeforeItIsOnTheDisk() throws {
    try AtomicFile(file).write(Data("new".utf8), isNew: true) { step in
      #expect(FileManager.default.fileExists(atPath: file.path) == (step == .placed))
    }
    #expect(try folder.names == ["Tea.timer"])
  }

  @Test func newFileDoesNotReplaceAnExistingFile() throws {
    try write("old", to: file)
    let fault = try #require(throws: SystemFault.self) {
      try write("new", to: file, isNew: true)
    }
    #expect(fault.fileExists)
    try FileManager.default.createSymbolicLink(
      at: folder["dead"], withDestinationURL: folder["nothing"])
    #expect(throws: SystemFault.self) { try write("new", to: folder["dead"], isNew: true) }
    #expect(try read(file) == "old")
    #expect(try folder.names == ["Tea.timer", "dead"])
  }

  @Test func fileCreatedDuringTheWriteOfANewFileIsKept() throws {
    let fault = try #require(throws: SystemFault.self) {
      try AtomicFile(file).write(Data("new".utf8), isNew: true) { step in
        if step == .synced { try? Data("other".utf8).write(to: file) }
      }
    }
    #expect(fault.fileExists)
    #expect(try read(file) == "other")
    #expect(try folder.names == ["Tea.timer"])
  }

  @Test func permissionsAreKept() throws {
    try write("old", to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try AtomicFile(file).write(Data("new".utf8)) { step in
      if step == .begun {
        #expect((try? mode(folder[".Tea.timer.lonely-timer-draft"])) == 0o600)
      }
    }
    #expect(try mode(file) == 0o600)
  }

  @Test func linksAreFollowed() throws {
    try FileManager.default.createDirectory(
      at: folder["inner"], withIntermediateDirectories: false)
    try write("old", to: folder["inner/Tea.timer"])
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: folder["inner/Tea.timer"])
    try write("new", to: file)
    #expect(try read(folder["inner/Tea.timer"]) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path).isEmpty == false)
    #expect(try folder.names == ["Tea.timer", "inner"])
    #expect(
      try AtomicFile(folder["inner/../inner/./Tea.timer"]).path == folder["inner/Tea.timer"].path
    )
  }

  @Test func foldersAndDevicesAreRejected() throws {
    let pipe = folder["pipe"]
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for url in [folder.url, pipe, URL(filePath: "/dev/null")] {
      #expect(try reason { _ = try read(url) } == "it isn't a regular file")
      #expect(try reason { try write("x", to: url) } == "it isn't a regular file")
    }
  }

  @Test func missingFilesAndFoldersAreReported() throws {
    #expect(try reason { _ = try read(file) } == "no such file or directory")
    #expect(try reason { try write("x", to: folder["no/Tea"]) } == "no such file or directory")
    let web = try #require(URL(string: "https://example.org/Tea.timer"))
    #expect(try reason { _ = try read(web) } == "it isn't the URL of a file")
  }

  @Test func tooLongNameIsReported() throws {
    let long = folder[String(repeating: "x", count: 300)]
    #expect(try reason { try write("x", to: long) } == "file name too long")
  }

  @Test func readingStopsAtTheLimit() throws {
    try write(String(repeating: "x", count: 200_000), to: file)
    #expect(try AtomicFile(file).read(limit: 100_000).count == 100_000)
    #expect(try read(file).count == 200_000)
  }

  @Test func abandonedDraftIsRemovedByTheNextReadOrWrite() throws {
    try write("old", to: file)
    let draft = folder[".Tea.timer.lonely-timer-draft"]
    try Data("ha".utf8).write(to: draft)
    #expect(try read(file) == "old")
    #expect(try folder.names == ["Tea.timer"])
    try Data(String(repeating: "ha", count: 1_000).utf8).write(to: draft)
    try write("new", to: file)
    #expect(try read(file) == "new")
    #expect(try folder.names == ["Tea.timer"])
  }

  @Test func draftThatIsAHardLinkToTheFileIsRemoved() throws {
    // A writer of a new file was killed after `link` and before `unlink`.
    try write("old", to: file)
    #expect(link(file.path, folder[".Tea.timer.lonely-timer-draft"].path) == 0)
    try AtomicFile(file).write(Data("new".utf8)) { step in
      let text = try? String(contentsOf: file, encoding: .utf8)
      #expect(text == (step == .placed ? "new" : "old"))
    }
    #expect(try folder.names == ["Tea.timer"])
  }

  @Test func concurrentWriteIsRejected() throws {
    try write("old", to: file)
    try AtomicFile(file).write(Data("new".utf8)) { step in
      guard step != .placed else { return }
      #expect(
        (try? reason { try write("other", to: file) }) == "another process is writing it"
      )
      // A read doesn't remove the draft of a running write.
      #expect((try? read(file)) == "old")
    }
    #expect(try read(file) == "new")
    #expect(try folder.names == ["Tea.timer"])
  }

  @Test func draftThatCannotBeCreatedIsReported() throws {
    try FileManager.default.createDirectory(
      at: folder[".Tea.timer.lonely-timer-draft"], withIntermediateDirectories: false)
    #expect(try reason { try write("x", to: file) } == "is a directory")
    try FileManager.default.removeItem(at: folder[".Tea.timer.lonely-timer-draft"])
    try FileManager.default.createSymbolicLink(
      at: folder[".Tea.timer.lonely-timer-draft"], withDestinationURL: folder["other"])
    #expect(throws: SystemFault.self) { try write("x", to: file) }
    #expect(try folder.names == [".Tea.timer.lonely-timer-draft"])
  }

  @Test func concurrentWritersLeaveOneCompleteFile() async throws {
    let texts = (0..<16).map { String(repeating: "\($0)\n", count: 20_000) }
    try write(texts[0], to: file)
    await withTaskGroup { group in
      for text in texts {
        group.addTask {
          for _ in 0..<10 { try? AtomicFile(file).write(Data(text.utf8)) }
        }
      }
    }
    #expect(try texts.contains(read(file)))
    #expect(try folder.names == ["Tea.timer"])
  }
}
