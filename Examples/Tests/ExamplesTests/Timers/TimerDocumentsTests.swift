import ComposableArchitecture
import Foundation
import Observation
import Testing

@testable import TimerFeatures

/// Open documents with files on disk and a test clock.
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

  @Test func openDocumentsCountIndependently() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    let rice = try documents.open(folder["Rice.timer"])
    #expect(documents.stores.map(\.timer.name) == ["Rice", "Tea"])
    tea.send(.timer(.start))
    rice.send(.timer(.start))
    // A timer and an autosave for each document.
    await clock.sleepers(4)
    await clock.advance(by: .seconds(1))
    await wait(for: tea) { $0.timer.elapsed == .seconds(1) }
    await wait(for: rice) { $0.timer.elapsed == .seconds(1) }
    try await documents.close(rice)
    #expect(documents.stores.map(\.timer.name) == ["Tea"])
    #expect(tea.timer.position == .counting)
    try await documents.close(tea)
  }

  @Test func autosaveWritesTheFile() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.renamed("Green"))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: tea) { !$0.isEdited }
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
    await wait(for: try #require(tea)) { $0.timer.elapsed == .seconds(1) }
    try await documents.close(try #require(tea))
    #expect(documents.stores.isEmpty)
    tea = nil
    // The store is deallocated. Its timer and its autosave are cancelled.
    #expect(closed.store == nil)
    await clock.sleepers(0)
    #expect(try onDisk("Tea.timer").elapsed == .seconds(1))
    #expect(try onDisk("Tea.timer").position == .counting)

    await clock.advance(by: .seconds(3_600))
    let again = try documents.open(folder["Tea.timer"])
    #expect(again.timer.elapsed == .seconds(1))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: again) { $0.timer.elapsed == .seconds(2) }
    try await documents.close(again)
  }

  @Test func closingEndsTheTimerOfARetainedStore() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.timer(.start))
    await clock.sleepers(2)
    try await documents.close(tea)
    // The autosave is still scheduled, and doesn't write.
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: tea) { !$0.awaitsAutosave }
    #expect(tea.timer.elapsed == .zero)
  }

  @Test func windowsOnOneFileShareItsStoreUntilTheLastCloses() async throws {
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
    // Closing again does not close a document that was opened since.
    let three = try documents.open(folder["Tea.timer"])
    try await documents.close(two)
    #expect(documents.stores.map(ObjectIdentifier.init) == [ObjectIdentifier(three)])
    try await documents.close(three)
  }

  @Test func symbolicLinksToAFileOpenOneDocument() async throws {
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

  @Test func hardLinkToAnOpenFileIsRejected() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    try FileManager.default.linkItem(at: folder["Tea.timer"], to: folder["Twin.timer"])
    let error = #expect(throws: TimerFileError.self) {
      _ = try documents.open(folder["Twin.timer"])
    }
    #expect(error?.fault == .open(as: folder["Tea.timer"]))
    #expect(error?.file == folder["Twin.timer"])
    try await documents.close(tea)
    try await documents.close(documents.open(folder["Twin.timer"]))
  }

  @Test func fileThatCannotBeOpenedIsNotChangedAndOthersContinue() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.timer(.start))
    await clock.sleepers(2)
    let whole = try Data(contentsOf: folder["Rice.timer"])
    let cases: [(Data, TimerFileError.Fault)] = [
      (whole.dropLast(40), .truncated),
      (Data(), .truncated),
      (Data("Dear diary".utf8), .foreign("it isn't JSON")),
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
    await wait(for: tea) { $0.timer.elapsed == .seconds(1) }
    try await documents.close(tea)
  }

  @Test func creatingWritesAFileAndOpensIt() async throws {
    let timer = LonelyTimer.State(name: "Egg", duration: .seconds(360))
    let egg = try await documents.create(at: folder["Egg.timer"], timer)
    #expect(egg.timer == timer)
    #expect(!egg.isEdited)
    #expect(try onDisk("Egg.timer") == timer)
    try await documents.close(egg)
  }

  @Test func creatingDoesNotReplaceAFile() async throws {
    let timer = LonelyTimer.State(name: "Egg", duration: .seconds(360))
    await #expect(throws: TimerFileError(.exists, in: folder["Tea.timer"])) {
      _ = try await documents.create(at: folder["Tea.timer"], timer)
    }
    #expect(try onDisk("Tea.timer").name == "Tea")
    #expect(documents.stores.isEmpty)
  }

  @Test func documentThatCannotBeSavedStaysOpenUnlessChangesAreDiscarded() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.timer(.start))
    tea.send(.renamed("Green"))
    // A folder with the name of the draft, because permissions don't apply to root.
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
    // The timer continues.
    await clock.sleepers(2)
    try await documents.close(tea, losingChanges: true)
    #expect(documents.stores.isEmpty)
    try FileManager.default.removeItem(at: folder[".Tea.timer.lonely-timer-draft"])
    // The autosave, which doesn't write.
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await wait(for: tea) { !$0.awaitsAutosave }
    await wait(for: tea) { !$0.isSaving }
    #expect(try onDisk("Tea.timer").name == "Tea")
  }

  @Test func closingAClosingDocumentWaits() async throws {
    let tea = try documents.open(folder["Tea.timer"])
    tea.send(.renamed("Green"))
    let closing = Task { try await documents.close(tea) }
    await wait(for: tea) { $0.isSaving }
    try await documents.close(tea)
    #expect(try onDisk("Tea.timer").name == "Green")
    try await closing.value
    #expect(documents.stores.isEmpty)
  }

  @Test func discardedChangesAreNotSavedByAConcurrentClose() async throws {
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
    await wait(for: tea) { $0.isSaving }
    let again = try documents.open(folder["Tea.timer"])
    try await closing.value
    #expect(again === tea)
    #expect(documents.stores.count == 1)
    await clock.sleepers(2)
    try await documents.close(again)
    #expect(documents.stores.isEmpty)
  }

  @Test func savingWaitsForTheCurrentWrite() async throws {
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

/// Waits until a condition is true, or until the test exceeds its time limit.
///
/// The test continues before work of the main actor that is enqueued after the change.
@MainActor
private func wait(
  for store: StoreOf<TimerDocument>,
  until condition: @escaping @MainActor (TimerDocument.State) -> Bool
) async {
  let waiter = Waiter()
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      waiter.continuation.withValue { $0 = continuation }
      if Task.isCancelled { waiter.resume() } else { waiter.resume { store.withState(condition) } }
    }
  } onCancel: {
    waiter.resume()
  }
}

private final class Waiter: Sendable {
  let continuation = LockIsolated<CheckedContinuation<Void, Never>?>(nil)

  func resume() {
    continuation.withValue { $0.take() }?.resume()
  }

  /// Resumes the continuation when an observable condition is true.
  @MainActor
  func resume(when condition: @escaping @MainActor () -> Bool) {
    if condition() { return resume() }
    withObservationTracking {
      _ = condition()
    } onChange: {
      // A store notifies its observers after the change.
      MainActor.assumeIsolated { self.resume(when: condition) }
    }
  }
}

/// A weak reference to a store.
private struct Weak {
  weak var store: StoreOf<TimerDocument>?
}
