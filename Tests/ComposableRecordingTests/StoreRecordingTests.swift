import ComposableArchitecture
import Foundation
import Testing

@testable import ComposableCore
@testable import ComposableRecording
@testable import ComposableTestSupport

@MainActor
@Suite struct StoreRecordingTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "\(UUID().uuidString)/shopping.record")

  private func makeStore() -> StoreOf<Shopping> {
    Store(initialState: Shopping.State()) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 1_000)
    }
  }

  @Test func aRecordHasTheActionsAndTheirEffects() async throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let store = makeStore()
    let recorder = try store.record(to: file)
    store.newItem = "Milk"
    store.send(.addTapped, animation: .easeInOut)
    store.send(.itemTapped(id: UUID(0)))
    await store.send(.tipTapped).finish()
    store.send(.tipTapped)
    store.send(.clearTapped)
    try await recorder.flush()

    let recording = try StoreRecording(contentsOf: file)
    #expect(recording.stateType == "Shopping.State")
    #expect(recording.module == "ComposableTestSupport")
    #expect(recording.missingEventCount == 0)
    #expect(recording.steps.count == 7)
    #expect(recording.state(after: 1)["newItem"] == .text("Milk"))
    #expect(try recording.state(after: 7, as: Shopping.State.self) == store.state)
    #expect(throws: RecordingError.notDecodable) {
      try recording.action(of: 0, as: Int.self)
    }
    #expect(recording.steps[1].animation != nil)
    #expect(
      recording.steps[2].changes == [
        RecordedChange([.field("items"), .index(0), .field("isDone")], .set(.literal("true")))
      ])
    #expect(recording.steps.map(\.operation) == [nil, nil, nil, nil, 0, nil, nil])
    #expect(recording.operations.map(\.step) == [3, 5])
    #expect(recording.operations.map { $0.end?.isCancelled } == [false, true])
    #expect(recording.operations[0].location?.contains("ShoppingFeature.swift:") == true)
    #expect(
      recording.operations[0].cancelIDs == [
        .enumeration(type: "Shopping.CancelID", case: "tip", values: [])
      ])
    #expect(
      recording.answers.prefix(3).map(\.name) == ["uuid", "date.now", "continuousClock.sleep"])
    #expect(recording.answers[2].operation == 0)

    // What others have typed is for the user alone.
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func secretsAreLeftOut() async throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let store = makeStore()
    var options = RecordingOptions()
    options.secrets.insert("newitem")
    let recorder = try store.record(to: file, options: options)
    store.password = "rosebud"
    store.newItem = "citizen"
    store.send(.addTapped)
    store.send(.priced(name: "password", price: 4))
    try await recorder.flush()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("rosebud"))
    let state = try StoreRecording(contentsOf: file).state(after: 4, as: Shopping.State.self)
    #expect(state.password == "")
    #expect(state.prices == ["password": 0])
    #expect(state.newItem == "")
    #expect(state.items.count == 1)
  }

  @Test func aRecordEndsWhenItIsStopped() async throws {
    let lines = LockIsolated(Data())
    let store = makeStore()
    let recorder = try store.record { line in lines.withValue { $0.append(line) } }
    store.send(.addTapped)
    recorder.stop()
    store.send(.addTapped)
    try await recorder.flush()
    #expect(try StoreRecording(lines.value).steps.count == 1)
  }

  @Test func eventsThatComeTooFastAreCounted() async throws {
    let lines = LockIsolated(Data())
    let store = makeStore()
    var options = RecordingOptions()
    options.maximumWaitingEvents = 0
    let recorder = try store.record(options: options) { line in lines.withValue { $0.append(line) }
    }
    store.send(.clearTapped)
    try await recorder.flush()
    let recording = try StoreRecording(lines.value)
    #expect(recording.steps.isEmpty)
    #expect(recording.missingEventCount == 1)
    #expect(recording.state(after: -1) == recording.state(after: 7))
  }

  @Test(arguments: ["inf", "nan", "-inf", "true", "12", "null", "", "\u{0}\n\"\\", "1e400"])
  func aTextThatLooksLikeSomethingElseIsRead(_ text: String) async throws {
    let lines = LockIsolated(Data())
    let store = makeStore()
    let recorder = try store.record { line in lines.withValue { $0.append(line) } }
    store.newItem = text
    store.send(.priced(name: text, price: .infinity))
    try await recorder.flush()
    let recording = try StoreRecording(lines.value)
    #expect(recording.state(after: 2)["newItem"] == .text(text))
    #expect(try recording.state(after: 2, as: Shopping.State.self) == store.state)
  }

  @Test func aRestoredStateIsTheBeginning() async throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let stored = try StoredState.encode(Shopping.State(newItem: "Stored"), version: 1)
    let folder = file.deletingLastPathComponent()
    let store = withDependencies {
      $0.stateRestoration = StateRestoration(restoring: ["shopping": stored])
      $0.storeObserver = WindowRecorder(in: folder, named: "a", options: RecordingOptions()) {
        Issue.record($0)
      }
    } operation: {
      Store(initialState: Shopping.State()) { Shopping() }.restorable("shopping")
    }
    store.send(.clearTapped)
    let recorder = (store.core as? RootCore<Shopping.State, Shopping.Action>)?.registry.observer
    try await (recorder as? OperationRecorder)?.recorder.flush()
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    #expect(name == "a-1-Shopping-State.record")
    let recording = try StoreRecording(contentsOf: folder.appending(path: name))
    #expect(recording.initialState["newItem"] == .text("Stored"))
    #expect(recording.steps.map(\.changes) == [[]])
  }

  @Test func aSleepIsAsLongAsItWasAsked() async throws {
    let lines = LockIsolated(Data())
    let store = makeStore()
    (store.core as? RootCore<Shopping.State, Shopping.Action>)?.dependencies.continuousClock =
      DriftingClock()
    let recorder = try store.record { line in lines.withValue { $0.append(line) } }
    await store.send(.tipTapped).finish()
    try await recorder.flush()
    let answers = try StoreRecording(lines.value).answers
    #expect(answers.map(\.arguments) == [[.literal(".seconds(1)")]])
  }

  @Test func aRecordThatIsFullSaysSo() async throws {
    let lines = LockIsolated(Data())
    let store = makeStore()
    var options = RecordingOptions()
    options.maximumSize = 100
    let recorder = try store.record(options: options) { line in lines.withValue { $0.append(line) }
    }
    for _ in 0..<10 { store.send(.clearTapped) }
    try await recorder.flush()
    let recording = try StoreRecording(lines.value)
    #expect(recording.steps.count + recording.missingEventCount == 10)
    #expect(recording.missingEventCount > 0)
  }

  @Test func anErrorOfTheFileIsThrown() async throws {
    let store = makeStore()
    #expect(throws: (any Error).self) {
      try store.record(to: URL(filePath: "/dev/null/a/b.record"))
    }
    let recorder = try store.record { _ in throw RecordingError.empty }
    await #expect(throws: RecordingError.empty) { try await recorder.flush() }
    store.send(.addTapped)
    #expect(store.items.count == 1)
  }

  @Test func aStoreOfAChildIsNotRecorded() throws {
    let store = makeStore()
    store.send(.addTapped)
    store.send(.editTapped(UUID(0)))
    let child = try #require(store.scope(state: \.editor, action: \.editor))
    #expect(throws: RecordingError.storeOfChild) { try child.record(to: file) }
  }

  @Test func aRecordOfAKilledProcessIsRead() async throws {
    let lines = LockIsolated(Data())
    let store = makeStore()
    let recorder = try store.record { line in lines.withValue { $0.append(line) } }
    store.send(.addTapped)
    store.send(.addTapped)
    try await recorder.flush()
    let beginning = try #require(lines.value.firstIndex(of: UInt8(ascii: "\n")))
    for count in stride(from: 1, to: lines.value.count, by: 41) {
      let recording = try? StoreRecording(lines.value.prefix(count))
      #expect((recording != nil) == (count >= beginning))
    }
    #expect(throws: RecordingError.invalidLine(2)) {
      try StoreRecording(lines.value.prefix { $0 != UInt8(ascii: "\n") } + Data("\n{\n{\n".utf8))
    }
    let later = String(decoding: lines.value, as: UTF8.self)
      .replacing("\"format\":1", with: "\"format\":2")
    #expect(throws: RecordingError.unknownFormat(2)) { try StoreRecording(Data(later.utf8)) }
    let gap = "{\"gap\":{\"count\":\(Int.max)}}\n"
    let foreign = try StoreRecording(lines.value + Data((gap + gap).utf8))
    #expect(foreign.steps.count == 2)
    #expect(throws: RecordingError.empty) { try StoreRecording(Data()) }
    #expect(throws: RecordingError.invalidLine(1)) { try StoreRecording(Data("{}\n".utf8)) }
  }
}

/// A clock whose time passes between two looks at it, and whose sleeps take no time.
private struct DriftingClock: Clock {
  private let start = ContinuousClock.now
  private let looks = LockIsolated(0)

  var now: ContinuousClock.Instant {
    start
      + .microseconds(
        looks.withValue {
          $0 += 7
          return $0
        })
  }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
