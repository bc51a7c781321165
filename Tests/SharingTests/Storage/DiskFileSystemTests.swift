import ComposableConcurrency
import Dependencies
import Dispatch
import Foundation
import Testing

@testable import Sharing

@Suite(.timeLimit(.minutes(2)))
final class DiskFileSystemTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("sharing-\(UUID().uuidString)")
  private var url: URL { directory.appendingPathComponent("sub/numbers.json") }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// The files as another process sees them.
  private func makeProcess() -> FileStorage {
    let queue = DispatchQueue(label: "process")
    return FileStorage(DiskFileSystem()) { queue.async(execute: $0) }
  }

  private func shared(in storage: FileStorage) -> Shared<[Int]> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: [], .fileStorage(url))
    }
  }

  @Test func aSavedValueIsInTheFile() async throws {
    let numbers = shared(in: makeProcess())
    numbers.withLock { $0 = [1, 2] }
    try await numbers.save()
    #expect(try JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) == [1, 2])
    #expect(shared(in: makeProcess()).wrappedValue == [1, 2])
  }

  @Test func processesSeeEachOthersChanges() async throws {
    let (first, second) = (shared(in: makeProcess()), shared(in: makeProcess()))
    first.withLock { $0 = [1] }
    for await numbers in second.updates where numbers == [1] { break }
    second.withLock { $0.append(2) }
    for await numbers in first.updates where numbers == [1, 2] { break }
  }

  @Test func ownWritesAreNotReportedAsChanges() async throws {
    let files = DiskFileSystem()
    let changes = AsyncStream.makeStream(of: Void.self)
    let subscription = files.watch(url) { changes.continuation.yield() }
    try files.write(Data("1".utf8), to: url)
    try files.write(Data("2".utf8), to: url)
    try DiskFileSystem().write(Data("3".utf8), to: url)
    var iterator = changes.stream.makeAsyncIterator()
    await iterator.next()
    #expect(try files.read(url) == Data("3".utf8))
    withExtendedLifetime(subscription) {}
  }

  @Test func aReaderNeverFindsAPartOfAFile() async throws {
    let url = url
    try DiskFileSystem().write(Data(repeating: 0, count: 100_000), to: url)
    try await withThrowingTaskGroup { group in
      group.addTask {
        let files = DiskFileSystem()
        for byte in UInt8(1)...30 {
          try files.write(Data(repeating: byte, count: 100_000), to: url)
        }
      }
      group.addTask {
        for _ in 0..<100 {
          let data = try Data(contentsOf: url)
          #expect(data.count == 100_000 && Set(data).count == 1)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func temporaryFilesOfKilledProcessesAreRemoved() throws {
    try DiskFileSystem().write(Data(), to: url)
    let directory = url.deletingLastPathComponent()
    for file in [
      ".numbers.json.tmp-999999999-\(UUID().uuidString)", ".a-b.tmp-999999999-\(UUID().uuidString)",
      ".numbers.json.tmp-\(getppid())-\(UUID().uuidString)", ".my.tmp-999999999-notes",
      ".numbers.json.tmp-999999998-\(UUID().uuidString)",
    ] {
      let file = directory.appendingPathComponent(file)
      try Data().write(to: file)
      // The last one may belong to a running process of another machine.
      let age = file.lastPathComponent.contains("999999998") ? 60.0 : 7_200
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }
    try DiskFileSystem().write(Data("1".utf8), to: url)
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(files.count == 4)
    #expect(files.contains("numbers.json"))
    #expect(files.contains(".my.tmp-999999999-notes"))
  }

  @Test func anObserverIsNotNotifiedOfOtherFilesOfTheDirectory() async throws {
    let (files, others) = (DiskFileSystem(), DiskFileSystem())
    let other = url.deletingLastPathComponent().appendingPathComponent("other.json")
    let names = AsyncStream.makeStream(of: String.self)
    let directory = url.deletingLastPathComponent().path
    try files.write(Data(), to: url)
    let subscriptions = ["numbers.json", "other.json"].map { name in
      DirectoryWatcher.shared.watch(name, in: directory) { names.continuation.yield(name) }
    }
    var iterator = names.stream.makeAsyncIterator()
    for changed in [other, url, other] {
      try others.write(Data("1".utf8), to: changed)
      #expect(await iterator.next() == changed.lastPathComponent)
    }
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aLinkedFileRemainsALink() throws {
    let files = DiskFileSystem()
    try files.write(Data("1".utf8), to: url)
    let link = directory.appendingPathComponent("link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    try files.write(Data("2".utf8), to: link)
    #expect(try Data(contentsOf: url) == Data("2".utf8))
  }

  /// Nobody is told of changes in the new directory.
  @Test func settingsInADirectoryThatIsReplacedAreRead() throws {
    let suiteDirectory = directory.appendingPathComponent("suite")
    let url = suiteDirectory.appendingPathComponent("app-storage.json")
    let others = DiskFileSystem()
    try others.write(Data(#"{"count": 1}"#.utf8), to: url)
    let suite = AppStorageSuite(url, in: makeProcess())
    #expect(suite.integer(forKey: "count") == 1)
    try FileManager.default.removeItem(at: suiteDirectory)
    #expect(suite.integer(forKey: "count") == 0)
    try others.write(Data(#"{"count": 25}"#.utf8), to: url)
    #expect(suite.integer(forKey: "count") == 25)
  }

  @Test func processesChangeDifferentSettingsOfASuite() async throws {
    let url = directory.appendingPathComponent("app-storage.json")
    let suites = (0..<2).map { _ in AppStorageSuite(url, in: makeProcess()) }
    let counts = (0..<2).map {
      Shared(wrappedValue: 0, .appStorage("count\($0)", store: suites[$0]))
    }
    counts[0].withLock { $0 = 1 }
    try await counts[0].save()
    counts[1].withLock { $0 = 2 }
    try await counts[1].save()
    let object = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(object == ["count0": 1, "count1": 2])
    let other = Shared(wrappedValue: 0, .appStorage("count0", store: suites[1]))
    #expect(other.wrappedValue == 1)
  }
}
