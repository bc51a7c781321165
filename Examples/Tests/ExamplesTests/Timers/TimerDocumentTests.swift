import ComposableArchitecture
import Foundation
import Testing

@testable import TimerFeatures

@MainActor
@Suite struct TimerDocumentTests {
  private let clock = TestClock()
  private let disk = LockIsolated<[URL: Data]>([:])
  private let file = URL(filePath: "/Tea.timer")
  private let tea = LonelyTimer.State(name: "Tea", duration: .seconds(180))

  /// Creates a store with files in memory.
  ///
  /// - Parameter delay: The duration of a write.
  private func store(writesTake delay: Duration = .zero) -> TestStoreOf<TimerDocument> {
    TestStore(initialState: TimerDocument.State(timer: tea, file: file)) {
      TimerDocument()
    } withDependencies: { [clock, disk] in
      let files = TimerFiles.inMemory(disk)
      $0.continuousClock = clock
      $0.timerFiles = files
      $0.timerFiles.write = { data, file throws(TimerFileError.Fault) in
        if delay > .zero { try? await clock.sleep(for: delay) }
        try await files.write(data, file)
      }
    }
  }

  private func named(_ name: String) -> LonelyTimer.State {
    var timer = tea
    timer.name = name
    return timer
  }

  private func onDisk() throws -> LonelyTimer.State {
    try TimerFile.decode(#require(disk.value[file]))
  }

  /// Renames the timer, and expects an autosave to be scheduled.
  private func rename(
    _ store: TestStoreOf<TimerDocument>, to name: String, line: UInt = #line
  ) async {
    await store.send(
      .renamed(name),
      assert: {
        $0.timer.name = name
        $0.awaitsAutosave = true
      }, line: line)
  }

  /// Expects the autosave to be due, and to begin a write.
  private func receiveAutosave(
    _ store: TestStoreOf<TimerDocument>, line: UInt = #line
  ) async {
    await store.receive(
      \.autosaveDue,
      assert: {
        $0.awaitsAutosave = false
        $0.isSaving = true
      }, line: line)
  }

  @Test func changesAreSavedTogetherASecondAfterTheFirst() async throws {
    let store = store()
    #expect(!store.state.isEdited)
    await rename(store, to: "Green")
    #expect(store.state.isEdited)
    await clock.advance(by: .milliseconds(600))
    await store.send(.durationChanged(.seconds(60))) { $0.timer.duration = .seconds(60) }
    await clock.advance(by: .milliseconds(399))
    #expect(disk.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await receiveAutosave(store)
    let saved = LonelyTimer.State(name: "Green", duration: .seconds(60))
    await store.receive(\.saved.success, saved) {
      $0.isSaving = false
      $0.saved = saved
    }
    #expect(!store.state.isEdited)
    #expect(try onDisk() == saved)
    await store.finish()
  }

  @Test func ticksAreSaved() async throws {
    let store = store()
    store.exhaustivity = .off
    await store.send(.timer(.start))
    await clock.advance(by: .seconds(10))
    await store.send(.timer(.disappear))
    await store.send(.save)
    await store.receive(\.saved.success)
    let saved = try onDisk()
    #expect(saved.elapsed == .seconds(10))
    #expect(saved.position == .counting)
  }

  @Test func revertedChangeIsNotSaved() async {
    let store = store()
    await rename(store, to: "Green")
    await store.send(.renamed("Tea")) { $0.timer.name = "Tea" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.autosaveDue) { $0.awaitsAutosave = false }
    await store.finish()
    #expect(disk.value.isEmpty)
  }

  @Test func savingDoesNotWaitForTheAutosave() async {
    let store = store()
    await rename(store, to: "Green")
    await store.send(.save) { $0.isSaving = true }
    await store.receive(\.saved.success) {
      $0.isSaving = false
      $0.saved.name = "Green"
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.autosaveDue) { $0.awaitsAutosave = false }
    await store.finish()
  }

  @Test func savingWithoutChangesWritesNothing() async {
    let store = store()
    await store.send(.save)
    #expect(disk.value.isEmpty)
  }

  @Test func changeDuringAWriteIsSavedAfterIt() async throws {
    let store = store(writesTake: .milliseconds(1_500))
    await rename(store, to: "One")
    await clock.advance(by: .seconds(1))
    await receiveAutosave(store)
    await rename(store, to: "Two")
    // The second autosave is due half a second before the first write ends.
    await clock.advance(by: .seconds(1))
    await store.receive(\.autosaveDue) {
      $0.awaitsAutosave = false
      $0.savesAgain = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.saved.success, named("One")) {
      $0.saved.name = "One"
      $0.savesAgain = false
    }
    #expect(try onDisk().name == "One")
    await clock.advance(by: .milliseconds(1_500))
    await store.receive(\.saved.success, named("Two")) {
      $0.saved.name = "Two"
      $0.isSaving = false
    }
    #expect(try onDisk().name == "Two")
    await store.finish()
  }

  @Test func changeRevertedDuringItsWriteIsSaved() async throws {
    let store = store(writesTake: .seconds(1))
    await rename(store, to: "Green")
    await clock.advance(by: .seconds(1))
    await receiveAutosave(store)
    await store.send(.renamed("Tea")) { $0.timer.name = "Tea" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.saved.success, named("Green")) {
      $0.isSaving = false
      $0.saved.name = "Green"
      $0.awaitsAutosave = true
    }
    await clock.advance(by: .seconds(2))
    await receiveAutosave(store)
    await store.receive(\.saved.success, tea) {
      $0.isSaving = false
      $0.saved.name = "Tea"
    }
    #expect(try onDisk() == tea)
    await store.finish()
  }

  @Test func writesDoNotOverlap() async {
    let writes = LockIsolated((now: 0, most: 0, all: 0))
    let store = store()
    store.dependencies.timerFiles.write = { [clock] _, _ in
      writes.withValue { writes in
        writes.now += 1
        writes.all += 1
        writes.most = max(writes.most, writes.now)
      }
      try? await clock.sleep(for: .milliseconds(700))
      writes.withValue { $0.now -= 1 }
    }
    store.exhaustivity = .off
    for number in 1...50 {
      await store.send(.renamed("\(number)"))
      if number.isMultiple(of: 3) { await store.send(.save) }
      await clock.advance(by: .milliseconds(170))
    }
    await clock.run()
    await store.finish()
    #expect(writes.value.most == 1)
    #expect(writes.value.all > 5)
    #expect(store.state.saved.name == "50")
    #expect(!store.state.isEdited)
  }

  @Test func failedSaveIsReportedAndTheNextChangeSavesAgain() async throws {
    let store = store()
    let write = store.dependencies.timerFiles.write
    store.dependencies.timerFiles.write = { _, _ throws(TimerFileError.Fault) in
      throw .unwritable("no space left on device")
    }
    await rename(store, to: "Green")
    await clock.advance(by: .seconds(1))
    await receiveAutosave(store)
    let fault = TimerFileError(.unwritable("no space left on device"), in: file)
    await store.receive(\.saved.failure, fault) {
      $0.isSaving = false
      $0.fault = fault
    }
    #expect(store.state.isEdited)
    await store.finish()

    store.dependencies.timerFiles.write = write
    await rename(store, to: "Black")
    await clock.advance(by: .seconds(1))
    await receiveAutosave(store)
    await store.receive(\.saved.success, named("Black")) {
      $0.isSaving = false
      $0.saved.name = "Black"
      $0.fault = nil
    }
    #expect(try onDisk().name == "Black")
    await store.finish()
  }

  @Test func userCanSaveAgainAfterAFailedSave() async {
    let store = store()
    let write = store.dependencies.timerFiles.write
    store.dependencies.timerFiles.write = { _, _ throws(TimerFileError.Fault) in
      throw .unwritable("no space left on device")
    }
    store.exhaustivity = .off
    await store.send(.renamed("Green"))
    await store.send(.save)
    await store.receive(\.saved.failure)
    store.dependencies.timerFiles.write = write
    await store.send(.save)
    await store.receive(\.saved.success) { $0.fault = nil }
    #expect(!store.state.isEdited)
  }

  @Test func revertingTheChangeClearsTheFault() async {
    let store = store()
    store.dependencies.timerFiles.write = { _, _ throws(TimerFileError.Fault) in
      throw .unwritable("no space left on device")
    }
    store.exhaustivity = .off
    await store.send(.renamed("Green"))
    await store.send(.save)
    await store.receive(\.saved.failure)
    await store.send(.renamed("Tea"))
    await store.send(.save) { $0.fault = nil }
  }

  @Test func invalidTimerIsReportedAndNotWritten() async {
    let store = store()
    let name = String(repeating: "x", count: TimerFile.nameLimit + 1)
    store.exhaustivity = .off
    await store.send(.renamed(name))
    await store.send(.save)
    await store.receive(\.saved.failure)
    #expect(
      store.state.fault
        == TimerFileError(.unwritable("its name is longer than 100000 bytes"), in: file)
    )
    #expect(disk.value.isEmpty)
  }

  @Test func nothingIsWrittenAfterClosing() async {
    let store = store()
    await rename(store, to: "Green")
    await store.send(.closed) { $0.isClosed = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.autosaveDue) { $0.awaitsAutosave = false }
    await store.send(.renamed("Black")) { $0.timer.name = "Black" }
    await store.send(.save)
    await store.finish()
    #expect(disk.value.isEmpty)
  }
}
