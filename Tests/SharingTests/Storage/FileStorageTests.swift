import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

@Suite struct FileStorageTests {
  private let files = MemoryFileSystem()
  private let url = URL(fileURLWithPath: "/numbers.json")

  /// Runs a body with a storage whose writes wait until they are run.
  private func withQueuedWrites(_ body: (_ runWrites: () -> Void) throws -> Void) rethrows {
    let work = LockIsolated<[@Sendable () -> Void]>([])
    let storage = FileStorage(files) { write in work.withValue { $0.append(write) } }
    try withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      try body {
        let writes = work.withValue { work in
          defer { work = [] }
          return work
        }
        for write in writes { write() }
      }
    }
  }

  private var written: [Int]? {
    files.read(url).flatMap { try? JSONDecoder().decode([Int].self, from: $0) }
  }

  private func replace(by numbers: [Int]) throws {
    files.replace(url, by: try JSONEncoder().encode(numbers))
  }

  @Test func aChangeIsWrittenAndLoadedAgain() {
    withQueuedWrites { runWrites in
      do {
        @Shared(.fileStorage(url)) var numbers = [1]
        $numbers.withLock { $0.append(2) }
        runWrites()
      }
      #expect(written == [1, 2])
      @Shared(.fileStorage(url)) var numbers: [Int] = []
      #expect(numbers == [1, 2])
    }
  }

  @Test func changesDuringAWriteAreWrittenTogether() {
    let writes = LockIsolated(0)
    withQueuedWrites { runWrites in
      let key: FileStorageKey<[Int]> = .fileStorage(url) {
        try JSONDecoder().decode([Int].self, from: $0)
      } encode: {
        writes.withValue { $0 += 1 }
        return try JSONEncoder().encode($0)
      }
      @Shared(key) var numbers: [Int] = []
      for number in 0..<1000 { $numbers.withLock { $0.append(number) } }
      runWrites()
      #expect(writes.value == 1)
      #expect(written?.count == 1000)
    }
  }

  @Test func aValueThatIsNotWrittenYetIsLoaded() {
    withQueuedWrites { runWrites in
      do {
        @Shared(.fileStorage(url)) var numbers = [1]
        $numbers.withLock { $0 = [7] }
      }
      @Shared(.fileStorage(url)) var numbers = [1]
      #expect(numbers == [7])
    }
  }

  @Test func aChangeByAnotherProcessBecomesTheValue() throws {
    try withQueuedWrites { _ in
      @Shared(.fileStorage(url)) var numbers = [1]
      try replace(by: [5])
      #expect(numbers == [5])
      files.replace(url, by: nil)
      #expect(numbers == [1])
    }
  }

  @Test func aFileThatCannotBeDecodedIsALoadErrorAndKeepsTheValue() throws {
    try withQueuedWrites { _ in
      @Shared(.fileStorage(url)) var numbers = [1]
      files.replace(url, by: Data("no JSON".utf8))
      #expect($numbers.loadError is DecodingError)
      #expect(numbers == [1])
      try replace(by: [2])
      #expect($numbers.loadError == nil)
      #expect(numbers == [2])
    }
  }

  @Test func anErrorOfAWriteIsASaveError() {
    struct Full: Error {}
    withQueuedWrites { runWrites in
      let isFull = LockIsolated(true)
      let key: FileStorageKey<Int> = .fileStorage(url) {
        try JSONDecoder().decode(Int.self, from: $0)
      } encode: {
        if isFull.value { throw Full() }
        return try JSONEncoder().encode($0)
      }
      @Shared(key) var number = 1
      $number.withLock { $0 = 2 }
      runWrites()
      #expect($number.saveError is Full)
      isFull.setValue(false)
      $number.withLock { $0 = 3 }
      runWrites()
      #expect($number.saveError == nil)
    }
  }

  @Test func eachTestHasFilesOfItsOwn() async throws {
    @Shared(.fileStorage(URL(fileURLWithPath: "/etc/hosts"))) var hosts = "none"
    #expect(hosts == "none")
    $hosts.withLock { $0 = "changed" }
    try await $hosts.save()
    try await $hosts.load()
    #expect(hosts == "changed")
    #expect($hosts.isLoading == false)
  }
}
