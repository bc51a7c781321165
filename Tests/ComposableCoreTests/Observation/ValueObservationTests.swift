import ComposableCore
import IdentifiedCollections
import Observation
import Testing

/// Observable state that no store holds.
@Suite struct ValueObservationTests {
  @ObservableState struct Row: Equatable, Identifiable {
    let id: Int
    var isDone = false
  }

  @ObservableState struct Note: Equatable {
    var text = ""
    var tags: [String] = []
  }

  @ObservableState struct List: Equatable {
    var count = 0
    var note = Note()
    @Presents var sheet: Note?
    var rows: IdentifiedArrayOf<Row> = [Row(id: 1)]
  }

  /// Returns true if a change notifies the observer of what a closure reads.
  private func isNotified(
    of list: inout List, reading read: (List) -> Void, by change: (inout List) -> Void
  ) -> Bool {
    let isNotified = LockIsolated(false)
    withObservationTracking {
      read(list)
    } onChange: {
      isNotified.setValue(true)
    }
    change(&list)
    return isNotified.value
  }

  @Test func aChangeOfAFieldNotifiesItsObservers() {
    var list = List()
    #expect(isNotified(of: &list, reading: { _ = $0.count }, by: { $0.count = 1 }))
    #expect(isNotified(of: &list, reading: { _ = $0.count }, by: { $0.count += 1 }))
    #expect(!isNotified(of: &list, reading: { _ = $0.count }, by: { $0.count = 2 }))
    #expect(!isNotified(of: &list, reading: { _ = $0.count }, by: { $0.note.text = "a" }))
    #expect(isNotified(of: &list, reading: { _ = $0.note.text }, by: { $0.note.text = "b" }))
    #expect(isNotified(of: &list, reading: { _ = $0.note.text }, by: { $0.note = Note() }))
    #expect(isNotified(of: &list, reading: { _ = $0.note.tags }, by: { $0.note.tags = ["a"] }))
    #expect(isNotified(of: &list, reading: { _ = $0.note.tags }, by: { $0.note.tags += ["b"] }))
  }

  @Test func aChangeOfAChildNotifiesItsObservers() {
    var list = List()
    #expect(isNotified(of: &list, reading: { _ = $0.sheet }, by: { $0.sheet = Note() }))
    #expect(isNotified(of: &list, reading: { _ = $0.sheet?.text }, by: { $0.sheet?.text = "a" }))
    #expect(!isNotified(of: &list, reading: { _ = $0.sheet?.text }, by: { $0.sheet?.tags = [""] }))
    #expect(isNotified(of: &list, reading: { _ = $0.sheet?.text }, by: { $0.sheet = nil }))
    #expect(
      isNotified(
        of: &list, reading: { _ = $0.rows[id: 1]?.isDone },
        by: { $0.rows[id: 1]?.isDone = true }))
    #expect(isNotified(of: &list, reading: { _ = $0.rows.count }, by: { $0.rows.removeAll() }))
  }

  /// An observer may be using either of two equal values.
  @Test func aChangeOfACopyNotifiesTheObserversOfBoth() {
    var list = List()
    var copy = list
    #expect(isNotified(of: &list, reading: { _ = $0.count }, by: { _ in copy.count = 1 }))
    #expect(isNotified(of: &list, reading: { _ = $0.count }, by: { $0.count = 2 }))
    #expect((list.count, copy.count) == (2, 1))
  }

  /// A body that changes a copy of what it shows is not evaluated for ever.
  @MainActor
  @Test func aCopyThatAnObservedClosureChangesNotifiesNoObserver() async {
    let store = Store(initialState: List()) {
      Reduce<List, Int> { state, count in
        state.count = count
        return .none
      }
    }
    let (counts, continuation) = AsyncStream<Int>.makeStream()
    let tokens = (0..<2).map { _ in
      observe {
        var copy = store.state
        copy.count = copy.count + 1
        copy.note.text += "a"
        continuation.yield(copy.count)
      }
    }
    store.send(4)
    var received: [Int] = []
    for await count in counts {
      received.append(count)
      if received.count == 4 { break }
    }
    #expect(received == [1, 1, 5, 5])
    tokens.forEach { $0.cancel() }
  }
}
