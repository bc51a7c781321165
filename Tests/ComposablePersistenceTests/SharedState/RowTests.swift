import ComposableConcurrency
import ComposablePersistence
import Dependencies
import Foundation
import IdentifiedCollections
import Sharing
import Testing

@testable import ComposableTestSupport

private struct Board: Codable, Equatable, Sendable {
  var title = ""
  var cards: IdentifiedArrayOf<Card> = []
  var likes = 0
}

private struct Card: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var text: String
  var column = "todo"
}

@Suite(.timeLimit(.minutes(2))) struct RowTests {
  private let storage = InMemorySharedStorage()

  @Test func changesReachAllNodes() async throws {
    let (first, second) = (SharedNode.test(storage), SharedNode.test(storage))
    let (mine, theirs) = (board(on: first), board(on: second))
    mine.withLock { $0.title = "Plans" }
    #expect(mine.wrappedValue.title == "Plans")
    await theirs.wait { $0.title == "Plans" }
    theirs.withLock { $0.cards.append(Card(id: 1, text: "Milk")) }
    await mine.wait { $0.cards.count == 1 }
    #expect(mine.wrappedValue == theirs.wrappedValue)
  }

  @Test func changesOutliveTheirNode() async throws {
    let former = board(on: .test(storage))
    former.withLock { $0.title = "Plans" }
    try await former.save()
    let next = board(on: .test(storage))
    try await next.load()
    #expect(next.wrappedValue.title == "Plans")
  }

  @Test func lastChangeOfAPropertyThatIsReleasedIsSaved() async throws {
    let other = board(on: .test(storage))
    // Observed before the change.
    let updates = other.updates
    board(on: .test(storage)).withLock { $0.title = "Plans" }
    for await value in updates where value.title == "Plans" { break }
  }

  @Test func defaultValueIsNotSavedBeforeItIsChanged() async throws {
    let node = SharedNode.test(storage)
    let shared = node.shared(.row("board"), default: Board(title: "New"))
    try await shared.load()
    try await shared.save()
    #expect(shared.wrappedValue.title == "New")
    #expect(storage.row("board") == nil)
  }

  @Test func changesBeforeTheFirstLoadAreMerged() async throws {
    let other = board(on: .test(storage))
    other.withLock { $0.cards.append(Card(id: 1, text: "Milk")) }
    try await other.save()
    let late = board(on: .test(storage))
    late.withLock { $0.cards.append(Card(id: 2, text: "Bread")) }
    await late.wait { $0.cards.map(\.id) == [1, 2] }
    await other.wait { $0.cards.map(\.id) == [1, 2] }
  }

  @Test func concurrentChangesOfDifferentFieldsAreBothKept() async throws {
    try await conflict {
      $0.title = "Mine"
      $0.cards[id: 1]?.text = "Mine"
      $0.cards.append(Card(id: 3, text: "Mine"))
    } theirs: {
      $0.likes = 5
      $0.cards[id: 1]?.column = "done"
      $0.cards.remove(id: 2)
      $0.cards.append(Card(id: 4, text: "Theirs"))
    } expected: { board in
      #expect(board.title == "Mine")
      #expect(board.likes == 5)
      #expect(board.cards.map(\.id) == [1, 4, 3])
      #expect(board.cards[id: 1] == Card(id: 1, text: "Mine", column: "done"))
    }
  }

  @Test func changeThatIsSavedLaterWinsInTheSameField() async throws {
    try await conflict {
      $0.title = "Mine"
    } theirs: {
      $0.title = "Theirs"
    } expected: { board in
      #expect(board.title == "Mine")
    }
  }

  /// Makes two changes of the same version, of which the first is saved later.
  private func conflict(
    mine change: (inout Board) -> Void,
    theirs otherChange: @escaping @Sendable (inout Board) -> Void,
    expected check: (Board) -> Void
  ) async throws {
    let unreliable = UnreliableStorage(storage)
    let mine = board(on: .test(unreliable))
    mine.withLock { $0.cards = [Card(id: 1, text: "1"), Card(id: 2, text: "2")] }
    try await mine.save()
    let theirs = board(on: .test(storage))
    try await theirs.load()
    unreliable.beforeSave { _ in
      unreliable.beforeSave(nil)
      theirs.withLock { otherChange(&$0) }
      try? await theirs.save()
    }
    mine.withLock(change)
    try await mine.save()
    check(mine.wrappedValue)
    let merged = mine.wrappedValue
    await theirs.wait { $0 == merged }
  }

  @Test func updatesAreExact() async throws {
    let nodes = (0..<4).map { _ in SharedNode.test(storage) }
    let likes = nodes.map { $0.shared(.row("likes"), default: 0) }
    try await withThrowingTaskGroup { group in
      for number in 0..<400 {
        group.addTask { try await likes[number % 4].update { $0 += 1 } }
      }
      try await group.waitForAll()
    }
    for count in likes { await count.wait { $0 == 400 } }
  }

  @Test func updatesAreExactIfSavesFailAfterTheyTookEffect() async throws {
    let unreliable = UnreliableStorage(storage)
    let count = SharedNode.test(unreliable).shared(.row("count"), default: 0)
    let other = SharedNode.test(storage).shared(.row("count"), default: 0)
    for number in 1...20 {
      unreliable.failSaves([.after, .before, .after])
      unreliable.beforeSave { _ in
        unreliable.beforeSave(nil)
        _ = try? await other.update { $0 += 1_000 }
      }
      let result = try await count.update { count in
        count += 1
        return count % 1_000
      }
      #expect(result == number)
    }
    await other.wait { $0 == 20_020 }
  }

  @Test func changesWithAMergeOfTheirOwnAreExact() async throws {
    let counts = (0..<2).map { _ in
      SharedNode.test(storage).shared(.row("count") { $1 - $0 + $2 }, default: 0)
    }
    await withTaskGroup { group in
      for number in 0..<1_000 {
        group.addTask { counts[number % 2].withLock { $0 += 1 } }
      }
    }
    for count in counts { await count.wait { $0 == 1_000 } }
  }

  @Test func errorOfAnUpdateChangesNothing() async throws {
    let count = SharedNode.test(storage).shared(.row("count"), default: 1)
    await #expect(throws: CancellationError.self) {
      try await count.update { count in
        count = 2
        throw CancellationError()
      }
    }
    #expect(count.wrappedValue == 1)
    #expect(storage.row("count") == nil)
  }

  @Test func changesAreSavedOnceTheStorageIsBack() async throws {
    let unreliable = UnreliableStorage(storage)
    let shared = board(on: .test(unreliable))
    try await shared.load()
    unreliable.failSaves([.before, .before, .after])
    shared.withLock { $0.title = "Plans" }
    let other = board(on: .test(storage))
    await other.wait { $0.title == "Plans" }
    try await shared.save()
    #expect(shared.saveError == nil)
    #expect(storage.row("board")?.version == 1)
  }

  @Test func fieldsOfALaterVersionAreKept() async throws {
    let later = #"""
      {"title":"Plans","likes":0,"color":"red",
      "cards":[{"id":1,"text":"a","column":"x","tags":["new"]}]}
      """#
    _ = storage.save(
      RowSave(key: "board", data: Data(later.utf8), replacedVersion: 0, node: "n", number: 1))
    let shared = board(on: .test(storage))
    try await shared.update { board in
      board.title = "Changed"
      board.cards[id: 1]?.text = "b"
    }
    let row = try #require(storage.row("board"))
    let text = String(decoding: row.data, as: UTF8.self)
    #expect(
      text
        == #"{"cards":[{"column":"x","id":1,"tags":["new"],"text":"b"}],"#
        + #""color":"red","likes":0,"title":"Changed"}"#
    )
  }

  @Test func rowThatCannotBeDecodedIsLeftAsItIs() async throws {
    let foreign = Data("[1]".utf8)
    _ = storage.save(RowSave(key: "board", data: foreign, replacedVersion: 0, node: "n", number: 1))
    let shared = board(on: .test(storage))
    await #expect(throws: RowError.unreadable) { try await shared.load() }
    #expect(shared.loadError as? RowError == .unreadable)
    shared.withLock { $0.title = "Lost" }
    await #expect(throws: RowError.unreadable) { try await shared.save() }
    await #expect(throws: RowError.unreadable) { try await shared.update { $0.title = "" } }
    #expect(shared.wrappedValue == Board())
    #expect(storage.row("board") == StoredRow(version: 1, data: foreign))
  }

  @Test func laterRowThatCannotBeDecodedIsReadOnce() async throws {
    let unreliable = UnreliableStorage(storage)
    let shared = board(on: .test(unreliable))
    shared.withLock { $0.title = "Plans" }
    try await shared.save()
    let later = RowSave(
      key: "board", data: Data("[1]".utf8), replacedVersion: 1, node: "n", number: 1)
    #expect(storage.save(later) == .saved(version: 2))
    await #expect(throws: RowError.unreadable) { try await shared.load() }
    await #expect(throws: RowError.unreadable) { try await shared.load() }
    // Two for the creation, one for the announcement, and two here.
    #expect(unreliable.readCount <= 5)
    #expect(shared.wrappedValue.title == "Plans")
  }

  @Test func formerVersionOfARestoredStorageIsUsed() async throws {
    let shared = board(on: .test(storage))
    for number in 1...3 {
      shared.withLock { $0.likes = number }
      try await shared.save()
    }
    let restored = InMemorySharedStorage()
    let row = try #require(storage.row("board"))
    _ = restored.save(
      RowSave(key: "board", data: row.data, replacedVersion: 0, node: "n", number: 1))
    let replaced = ReplacedStorage(storage)
    let other = board(on: .test(replaced))
    try await other.load()
    replaced.replace(by: restored)
    other.withLock { $0.title = "Plans" }
    try await other.save()
    #expect(restored.row("board")?.version == 2)
  }

  @Test func changeIsMadeOnceThoughItsRowIsReadBeforeItsOutcomeIsKnown() async throws {
    let unreliable = UnreliableStorage(storage)
    let count = SharedNode.test(unreliable).shared(.row("count") { $1 - $0 + $2 }, default: 0)
    for number in 1...20 {
      unreliable.failSaves([.after])
      count.withLock { $0 += 1 }
      // Reads the row that was saved, before the save is sent again.
      try await count.load()
      // The failure is that of the change or of this call.
      if (try? await count.save()) == nil { try await count.save() }
      #expect(count.wrappedValue == number)
      #expect(storage.row("count")?.data == Data("\(number)".utf8))
    }
  }

  @Test func changesOfTheSameEnumKeepOtherChanges() async throws {
    struct Game: Codable, Equatable, Sendable {
      enum Phase: Codable, Equatable { case lobby(Int), playing(Int), over(Int) }
      var phase = Phase.lobby(0)
      var players: [String] = []
    }
    let unreliable = UnreliableStorage(storage)
    let mine = SharedNode.test(unreliable).shared(.row("game"), default: Game())
    let theirs = SharedNode.test(storage).shared(.row("game"), default: Game())
    mine.withLock { $0.players = ["Blob"] }
    try await mine.save()
    try await theirs.load()
    unreliable.beforeSave { _ in
      unreliable.beforeSave(nil)
      theirs.withLock { $0 = Game(phase: .over(1), players: ["Blob", "Max"]) }
      try? await theirs.save()
    }
    mine.withLock { $0.phase = .playing(1) }
    try await mine.save()
    #expect(mine.wrappedValue == Game(phase: .playing(1), players: ["Blob", "Max"]))
  }

  /// Its keys are encoded beside the values, in an order that differs from process to process.
  @Test func changesOfADictionaryKeepOtherChanges() async throws {
    struct Poll: Codable, Equatable, Sendable {
      enum Choice: Codable { case tea, coffee, water }
      var votes: [Choice: [String: Int]] = [:]
      var names: [UUID: String] = [:]
    }
    let unreliable = UnreliableStorage(storage)
    let mine = SharedNode.test(unreliable).shared(.row("poll"), default: Poll())
    let theirs = SharedNode.test(storage).shared(.row("poll"), default: Poll())
    let ids = (0..<3).map { _ in UUID() }
    mine.withLock { $0 = Poll(votes: [.tea: ["a": 1], .water: [:]], names: [ids[0]: "Blob"]) }
    try await mine.save()
    try await theirs.load()
    unreliable.beforeSave { _ in
      unreliable.beforeSave(nil)
      theirs.withLock {
        $0.votes[.tea]?["b"] = 1
        $0.votes[.coffee] = ["a": 1]
        $0.votes[.water] = nil
        $0.names[ids[1]] = "Blob"
      }
      try? await theirs.save()
    }
    mine.withLock {
      $0.votes[.tea]?["a"] = 2
      $0.names[ids[0]] = "Max"
      $0.names[ids[2]] = "Blob"
    }
    try await mine.save()
    let merged = Poll(
      votes: [.tea: ["a": 2, "b": 1], .coffee: ["a": 1]],
      names: [ids[0]: "Max", ids[1]: "Blob", ids[2]: "Blob"])
    #expect(mine.wrappedValue == merged)
    await theirs.wait { $0 == merged }
  }

  @Test func valuesOfADictionaryKeepUnknownFields() async throws {
    struct Name: Codable, Equatable, Sendable { var text: String }
    let stored = Data(#"[2,{"text":"b","old":2},[1],{"text":"c"},1,{"text":"a","old":1}]"#.utf8)
    enum Key: Codable, Equatable, Hashable {
      case number(Int), list(Int)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let list = try? container.decode([Int].self)
        self = try list.map { .list($0[0]) } ?? .number(container.decode(Int.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .list(let number): try container.encode([number])
        }
      }
    }
    _ = storage.save(RowSave(key: "names", data: stored, replacedVersion: 0, node: "n", number: 1))
    let names = SharedNode.test(storage).shared(.row("names"), default: [Key: Name]())
    try await names.update {
      $0[.number(1)]?.text = "A"
      $0[.list(1)] = nil
      $0[.number(3)] = Name(text: "d")
    }
    let text = String(decoding: try #require(storage.row("names")).data, as: UTF8.self)
    #expect(
      text == #"[1,{"old":1,"text":"A"},2,{"old":2,"text":"b"},3,{"text":"d"}]"#)
  }

  @Test func elementsWithoutIdentifiersKeepUnknownFields() async throws {
    struct Line: Codable, Equatable, Sendable { var text: String }
    let stored = Data(#"[{"text":"a","old":1},{"text":"b","old":2},{"text":"c","old":3}]"#.utf8)
    _ = storage.save(
      RowSave(key: "lines", data: stored, replacedVersion: 0, node: "n", number: 1))
    let lines = SharedNode.test(storage).shared(.row("lines"), default: [Line]())
    try await lines.update { lines in
      lines.removeFirst()
      lines[0].text = "z"
    }
    let data = try #require(storage.row("lines")?.data)
    #expect(String(decoding: data, as: UTF8.self) == #"[{"text":"z"},{"old":3,"text":"c"}]"#)
  }

  @Test func waitsEndDuringAnOutage() async throws {
    let unreliable = UnreliableStorage(storage)
    unreliable.failReads(50)
    let shared = board(on: .test(unreliable))
    await #expect(throws: UnreliableStorage.Failure.self) {
      try await shared.update { $0.likes = 1 }
    }
    shared.withLock { $0.title = "Plans" }
    await #expect(throws: UnreliableStorage.Failure.self) { try await shared.save() }
    unreliable.failReads(0)
    await board(on: .test(storage)).wait { $0.title == "Plans" }
  }

  @Test func attemptsDoNotWaitOnceTheStorageIsReachedAgain() async throws {
    var settings = SharedNodeSettings()
    (settings.retryDelay, settings.longestRetryDelay) = (.seconds(3_600), .seconds(3_600))
    let unreliable = UnreliableStorage(storage)
    unreliable.failReads(1)
    let reads = unreliable.reads.values
    let shared = SharedNode(unreliable, settings: settings).shared(.row("count"), default: 0)
    // The first read, which fails. The next attempt would be in an hour.
    for await _ in reads { break }
    storage.announce(.reconnected)
    try await shared.load()
    #expect(shared.loadError == nil)
  }

  @Test func keyWithADefaultValueIsLoadedAsARow() async throws {
    let node = SharedNode.test(storage)
    let other = node.shared(.row("count"), default: 5)
    other.withLock { $0 = 7 }
    try await other.save()
    let count = Shared(value: 0)
    try await withDependencies {
      $0.sharedNode = node
    } operation: {
      try await count.load(.row("count", default: 5))
    }
    #expect(count.wrappedValue == 7)
    try await count.update { $0 += 1 }
    #expect(storage.row("count")?.data == Data("8".utf8))
  }

  @Test @MainActor func updateOfAPartIsReported() async throws {
    let shared = board(on: .test(storage))
    let reports = try await interceptedReports {
      try await shared.likes.update { $0 += 1 }
    }
    #expect(reports.map { $0.text.contains("Call it on the whole row") } == [true])
  }

  @Test func rowThatIsTooLargeIsUndone() async throws {
    var settings = SharedNodeSettings()
    settings.rowSize = 1_000
    let text = SharedNode(storage, settings: settings).shared(.row("text"), default: "")
    text.withLock { $0 = "short" }
    try await text.save()
    text.withLock { $0 = String(repeating: "x", count: 2_000) }
    await text.wait { $0 == "short" }
    await #expect(throws: RowError.tooLarge(size: 2_002, limit: 1_000)) {
      try await text.update { $0 = String(repeating: "x", count: 2_000) }
    }
    text.withLock { $0 = "shorter" }
    try await text.save()
    #expect(text.saveError == nil)
  }

  @Test func refusedRowsAreReportedAndUndone() async throws {
    let node = SharedNode.test(storage)
    let owner = node.shared(.row("board/1"), default: "")
    owner.withLock { $0 = "secret" }
    try await owner.save()
    func shared(as userID: String) -> Shared<String> {
      withDependencies {
        $0.sharedScope = SharedScope(userID: userID)
        $0.sharedAccess = SharedAccess { operation, userID in
          operation == .readRow("board/1") && userID == "guest"
        }
      } operation: {
        node.shared(.row("board/1"), default: "")
      }
    }
    let guest = shared(as: "guest")
    await guest.wait { $0 == "secret" }
    guest.withLock { $0 = "changed" }
    #expect(guest.wrappedValue == "secret")
    #expect(guest.saveError is SharedAccessDenied)
    await #expect(throws: SharedAccessDenied.self) { try await guest.update { $0 = "changed" } }
    let stranger = shared(as: "stranger")
    #expect(stranger.loadError is SharedAccessDenied)
    #expect(stranger.wrappedValue == "")
    await #expect(throws: SharedAccessDenied.self) { try await stranger.load() }
    #expect(owner.wrappedValue == "secret")
  }

  @Test func observersReceiveEachChangeOnceInOrder() async throws {
    let writer = SharedNode.test(storage).shared(.row("count"), default: 0)
    let reader = SharedNode.test(storage).shared(.row("count"), default: 0)
    let received = Lock<[Int]>([])
    let subscription = reader.addObserver { value in received.withLock { $0.append(value) } }
    for _ in 0..<200 { try await writer.update { $0 += 1 } }
    await reader.wait { $0 == 200 }
    let values = received.withLock { $0 }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    subscription.cancel()
  }

  @Test func longNamesAreReported() async {
    let shared = SharedNode.test(storage).shared(
      .row(String(repeating: "x", count: 513)), default: "")
    #expect(shared.loadError as? RowError == .longKey)
  }

  private func board(on node: SharedNode) -> Shared<Board> {
    node.shared(.row("board"), default: Board())
  }
}

/// A storage whose database is replaced by another one, as by a backup.
private final class ReplacedStorage: SharedStorage {
  private let storage: Lock<InMemorySharedStorage>

  init(_ storage: InMemorySharedStorage) { self.storage = Lock(storage) }

  private var current: InMemorySharedStorage { storage.withLock { $0 } }

  func replace(by other: InMemorySharedStorage) { storage.withLock { $0 = other } }
  func events() -> AsyncStream<SharedStorageEvent> { current.events() }
  func row(_ key: String) -> StoredRow? { current.row(key) }
  func save(_ save: RowSave) -> RowSaveResult { current.save(save) }
  func members(of topic: String) -> [StoredMember] { current.members(of: topic) }
  func updateMembers(_ update: MembersUpdate) -> Bool { current.updateMembers(update) }
  func publish(_ message: Data, to topic: String) { current.publish(message, to: topic) }
}
