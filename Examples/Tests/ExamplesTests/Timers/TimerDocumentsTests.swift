import ComposableArchitecture
import Foundation
import LonelyTimer
import TerminalPrograms
import Testing

@testable import ManyTimers

/// Documents in stores as a program has them, on a test's clock and on the disk.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct TimerDocumentsTests {
  private let clock = WatchedClock()
  private let folder: TemporaryFolder
  private let documents: TimerDocuments

  init() throws {
    folder = try TemporaryFolder()
    documents = withDependencies { [clock] in
      $0.continuousClock = clock
      $0.timerFiles = .onDisk()
    } operation: {
      TimerDocuments()
    }
    try put("Tea")
    try put("Rice")
  }

  private func put(_ name: String, in file: String? = nil) throws {
    let timer = LonelyTimer.State(name: name, duration: .seconds(60))
    try TimerFile.encode(timer).write(to: folder[file ?? "\(name).timer"])
  }

  private func onDisk(_ file: String) throws -> LonelyTimer.State {
    try TimerFile.decode(Data(contentsOf: folder[file]))
  }

  /// Waits until something holds of a document.
  private func wait<Value: Equatable & Sendable>(
    for store: StoreOf<TimerDocument>, _ value: @escaping (TimerDocument.State) -> Value,
    _ expected: Value
  ) async {
    await ObservedValue { store.withState(value) }.until { $0 == expected }
  }

  @Test func severalAreOpenAtOnceAndCountSideBySide() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    let rice = try documents.open(folder["Rice.timer"])
    #expect(documents.stores.map(\.timer.name) == ["Rice", "Tea"])
    tea.send(.timer(.start))
    rice.send(.timer(.start))
    // Each counts, and is to be saved.
    await clock.sleepers(4)
    await clock.advance(by: .seconds(1))
    await wait(for: tea, \.timer.elapsed, .seconds(1))
    await wait(for: rice, \.timer.elapsed, .seconds(1))
    try await documents.close(rice)
    #expect(documents.stores.map(\.timer.name) == ["Tea"])
    #expect(tea.timer.position == .counting)
    try await documents.close(tea)
  }

  @Test func autosaveIsOnTheDisk() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.renamed("Green"))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: tea, \.isEdited, false)
    #expect(try onDisk("Tea.timer").name == "Green")
    #expect(try folder.names == ["Rice.timer", "Tea.timer"])
    try await documents.close(tea)
  }

  @Test func closingEndsTheTimerAndReopeningResumesIt() async throws {
    var tea: StoreOf<TimerDocument>? = try documents.open(folder["Tea.timer"])
    let closed = Weak(store: tea)
    tea?.send(.timer(.start))
    await clock.sleepers(2)
    await clock.advance(by: .seconds(1))
    await wait(for: try #require(tea), \.timer.elapsed, .seconds(1))
    try await documents.close(try #require(tea))
    #expect(documents.stores.isEmpty)
    tea = nil
    // The store has gone, and with it all that slept: its timer, its autosave.
    #expect(closed.store == nil)
    await clock.sleepers(0)
    #expect(try onDisk("Tea.timer").elapsed == .seconds(1))
    #expect(try onDisk("Tea.timer").position == .counting)

    await clock.advance(by: .seconds(3_600))
    let again = try documents.open(folder["Tea.timer"])
    #expect(again.timer.elapsed == .seconds(1))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: again, \.timer.elapsed, .seconds(2))
    try await documents.close(again)
  }

  @Test func closingEndsTheTimerAlsoWhereItsStoreIsKept() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.timer(.start))
    await clock.sleepers(2)
    try await documents.close(tea)
    // What is left is the autosave, which will find the document closed.
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: tea, \.awaitsAutosave, false)
    #expect(tea.timer.elapsed == .zero)
  }

  @Test func twoWindowsOnOneFileShareItUntilTheLastCloses() async throws {
    let one = try documents.open(folder["Tea.timer"])
    one.send(.timer(.start))
    await clock.sleepers(2)
    let two = try documents.open(folder["Tea.timer"])
    #expect(one === two)
    #expect(documents.stores.count == 1)
    two.send(.renamed("Green"))
    #expect(one.timer.name == "Green")
    try await documents.close(one)
    #expect(documents.stores.count == 1)
    #expect(two.timer.position == .counting)
    await clock.sleepers(2)
    try await documents.close(two)
    #expect(documents.stores.isEmpty)
    #expect(try onDisk("Tea.timer").name == "Green")
    // Who closes once more closes nothing that another opens.
    let three = try documents.open(folder["Tea.timer"])
    try await documents.close(two)
    #expect(documents.stores.map(ObjectIdentifier.init) == [ObjectIdentifier(three)])
    try await documents.close(three)
  }

  @Test func allNamesOfAFileAreOneDocument() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    try FileManager.default.createDirectory(
      at: folder["inner"], withIntermediateDirectories: false
    )
    try FileManager.default.createSymbolicLink(
      at: folder["link"], withDestinationURL: folder["Tea.timer"]
    )
    try FileManager.default.createSymbolicLink(
      at: folder["folder"], withDestinationURL: folder.url
    )
    for name in ["link", "inner/../Tea.timer", "./Tea.timer", "folder/folder/link"] {
      #expect(try documents.open(folder[name]) === tea)
    }
    tea.send(.renamed("Green"))
    try await documents.save(tea)
    #expect(try documents.open(folder["link"]) === tea)
    #expect(try onDisk("link").name == "Green")
    for _ in 1...6 { try await documents.close(tea) }
    #expect(documents.stores.isEmpty)
  }

  @Test func secondNameThatASaveWouldPartIsRefused() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    try FileManager.default.linkItem(at: folder["Tea.timer"], to: folder["Twin.timer"])
    let error = #expect(throws: TimerFileError.self) {
      _ = try documents.open(folder["Twin.timer"])
    }
    #expect(error?.fault == .taken(by: folder["Tea.timer"]))
    #expect(error?.file == folder["Twin.timer"])
    try await documents.close(tea)
    try await documents.close(documents.open(folder["Twin.timer"]))
  }

  @Test func fileThatCannotBeOpenedIsLeftAsItIsAndTheOthersGoOn() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.timer(.start))
    await clock.sleepers(2)
    let whole = try Data(contentsOf: folder["Rice.timer"])
    let cases: [(Data, TimerFileError.Fault)] = [
      (whole.dropLast(40), .truncated),
      (Data(), .truncated),
      (Data("Dear diary".utf8), .foreign("it is not JSON")),
      (Data(#"{"format": "lonely-timer", "version": 2}"#.utf8), .newer(version: 2)),
    ]
    for (data, fault) in cases {
      let file = folder["Damaged.timer"]
      try data.write(to: file)
      let before = try FileManager.default.attributesOfItem(atPath: file.path)
      let error = #expect(throws: TimerFileError.self) { _ = try documents.open(file) }
      #expect(error == TimerFileError(fault, in: file))
      #expect(try Data(contentsOf: file) == data)
      let after = try FileManager.default.attributesOfItem(atPath: file.path)
      for key in [FileAttributeKey.modificationDate, .systemFileNumber] {
        #expect("\(String(describing: before[key]))" == "\(String(describing: after[key]))")
      }
    }
    let error = #expect(throws: TimerFileError.self) {
      _ = try documents.open(folder["None.timer"])
    }
    #expect(error?.fault == .unreadable("no such file or directory"))
    #expect(documents.stores.count == 1)
    await clock.sleepers(2)
    await clock.advance(by: .seconds(1))
    await wait(for: tea, \.timer.elapsed, .seconds(1))
    try await documents.close(tea)
  }

  @Test func creatingMakesAFileAndOpensIt() async throws {
    let timer = LonelyTimer.State(name: "Egg", duration: .seconds(360))
    let egg = try await documents.create(at: folder["Egg.timer"], timer)
    #expect(egg.timer == timer)
    #expect(!egg.isEdited)
    #expect(try onDisk("Egg.timer") == timer)
    try await documents.close(egg)
  }

  @Test func creatingReplacesNothing() async throws {
    let timer = LonelyTimer.State(name: "Egg", duration: .seconds(360))
    await #expect(throws: TimerFileError(.exists, in: folder["Tea.timer"])) {
      _ = try await documents.create(at: folder["Tea.timer"], timer)
    }
    #expect(try onDisk("Tea.timer").name == "Tea")
    #expect(documents.stores.isEmpty)
  }

  @Test func documentThatCannotBeSavedStaysOpenUnlessItsChangesMayBeLost() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.timer(.start))
    tea.send(.renamed("Green"))
    // A folder where the draft would be: also the administrator can't write now.
    try FileManager.default.createDirectory(
      at: folder[".Tea.timer.lonely-timer-draft"], withIntermediateDirectories: false
    )
    await clock.sleepers(2)
    let fault = TimerFileError(.unwritable("is a directory"), in: folder["Tea.timer"])
    await #expect(throws: fault) { try await documents.save(tea) }
    await #expect(throws: fault) { try await documents.close(tea) }
    #expect(tea.fault == fault)
    #expect(tea.isEdited)
    #expect(documents.stores.count == 1)
    // It counts on.
    await clock.sleepers(2)
    try await documents.close(tea, losingChanges: true)
    #expect(documents.stores.isEmpty)
    try FileManager.default.removeItem(at: folder[".Tea.timer.lonely-timer-draft"])
    // The autosave, which finds it closed.
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: tea, \.awaitsAutosave, false)
    await wait(for: tea, \.isSaving, false)
    #expect(try onDisk("Tea.timer").name == "Tea")
  }

  @Test func whoClosesWhatIsBeingClosedWaitsForThat() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.renamed("Green"))
    let closing = Task { try await documents.close(tea) }
    await wait(for: tea, \.isSaving, true)
    try await documents.close(tea)
    #expect(try onDisk("Tea.timer").name == "Green")
    try await closing.value
    #expect(documents.stores.isEmpty)
  }

  @Test func changesThatMayBeLostAreNotSavedByWhoWaitsForThat() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.renamed("Green"))
    tea.send(.save)
    tea.send(.renamed("Black"))
    // The write that closing waits for is under way.
    let closing = Task { try await documents.close(tea, losingChanges: true) }
    let waiting = Task { try await documents.close(tea) }
    try await closing.value
    try await waiting.value
    #expect(try onDisk("Tea.timer").name == "Green")
    #expect(documents.stores.isEmpty)
  }

  @Test func documentThatIsOpenedWhileItClosesStaysOpen() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.timer(.start))
    await clock.sleepers(2)
    let closing = Task { try await documents.close(tea) }
    // The write that closing waits for is under way.
    await wait(for: tea, \.isSaving, true)
    let again = try documents.open(folder["Tea.timer"])
    try await closing.value
    #expect(again === tea)
    #expect(documents.stores.count == 1)
    await clock.sleepers(2)
    try await documents.close(again)
    #expect(documents.stores.isEmpty)
  }

  @Test func savingWaitsForTheWriteThatIsUnderWay() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.renamed("One"))
    tea.send(.save)
    #expect(tea.isSaving)
    tea.send(.renamed("Two"))
    try await documents.save(tea)
    #expect(!tea.isEdited)
    #expect(try onDisk("Tea.timer").name == "Two")
    try await documents.close(tea)
  }
}

/// Lets see whether a store is gone.
private struct Weak {
  weak var store: StoreOf<TimerDocument>?
}
