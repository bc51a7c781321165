import ConcurrencyExtras
import Foundation
import OpenCombineShim
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Objects that change on another actor than that of the views which show them.
@MainActor
@Suite struct SharedObjectTests {
  @Test func aChangeOnTheMainActorIsShownByAllWindows() async {
    let counter = Counter()
    let windows = [Window(), Window()]
    for window in windows { await window.open { CounterView(counter: counter) } }
    for count in 1...3 {
      counter.count = count
      for window in windows { #expect(await window.textsAfterChange() == ["\(count)"]) }
    }
  }

  @Test func anUpdateIsRequestedAfterTheChange() async {
    let counter = AnnouncedCounter()
    let window = Window()
    await window.open { AnnouncedCounterView(counter: counter) }
    counter.objectWillChange.send()
    // The main actor is busy until the test is suspended.
    #expect(window.requests.value == 0)
    counter.count = 1
    #expect(await window.textsAfterChange() == ["1"])
    #expect(window.requests.value == 1)
  }

  @Test func aChangeByOneWindowIsShownByAnother() async throws {
    let counter = Counter()
    let (first, second) = (Window(), Window())
    await first.open { CounterView(counter: counter) }
    await second.open { CounterView(counter: counter) }
    for count in 1...3 {
      try await first.tap()
      #expect(await first.texts == ["\(count)"])
      #expect(await second.textsAfterChange() == ["\(count)"])
    }
  }

  @Test func anObjectMayPublishOnAnotherThreadAfterItsChange() async {
    let counter = ThreadSafeCounter()
    let window = Window()
    await window.open { ThreadSafeCounterView(counter: counter) }
    for count in 1...3 {
      DispatchQueue.global().async { counter.set(count) }
      #expect(await window.textsAfterChange() == ["\(count)"])
    }
  }

  @Test func changesOfOneTurnRequestOneUpdateOfAnotherActor() async {
    let counter = Counter()
    let window = Window()
    await window.open { CounterView(counter: counter) }
    for count in 1...100_000 { counter.count = count }
    #expect(await window.textsAfterChange() == ["100,000"])
    #expect(window.requests.value == 1)
  }

  @Test func aClosedWindowReleasesTheObject() async {
    weak var released: Counter?
    let window = Window()
    do {
      let counter = Counter()
      released = counter
      await window.open { CounterView(counter: counter) }
      counter.count = 1
      #expect(await window.textsAfterChange() == ["1"])
    }
    #expect(released != nil)
    await window.close()
    #expect(released == nil)
  }
}

/// A window on an actor of its own.
private actor Window {
  private var graph: ViewGraph?
  private let changes = AsyncStream.makeStream(of: Void.self)
  /// The number of updates that were requested.
  nonisolated let requests = LockIsolated(0)

  func open(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    graph = ViewGraph(
      isolation: self,
      needsUpdate: { [requests, continuation = changes.continuation] in
        requests.withValue { $0 += 1 }
        continuation.yield()
      }
    ) {
      MainActor.assumeOwnsViews(()) { view() }
    }
    _ = graph?.update()
  }

  func close() { graph = nil }

  var texts: [String] {
    _ = graph?.update()
    let texts = graph?.rendering.all { $0.is(TextContent.self) }
    return texts?.compactMap(\.label) ?? []
  }

  /// Waits until the window requests an update, and updates it.
  func textsAfterChange() async -> [String] {
    for await _ in changes.stream { return texts }
    return []
  }

  /// Taps the button.
  func tap() throws {
    let button = graph?.rendering.all { $0.is(ButtonContent.self) }
    let id = try #require(button?.first).id
    #expect(graph?.handle(.tap, on: id) == true)
  }
}

// Unchecked: the storage of `@Published` has a lock.
private final class Counter: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

private struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Button("\(counter.count)") { counter.count += 1 }
  }
}

/// A counter that announces its changes by hand.
// Unchecked: the test reads it in a window only while the main actor waits for that.
private final class AnnouncedCounter: ObservableObject, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0
}

private struct AnnouncedCounterView: View {
  @ObservedObject var counter: AnnouncedCounter

  var body: some View { Text("\(counter.count)") }
}

// Unchecked: the subject has a lock.
private final class ThreadSafeCounter: ObservableObject, @unchecked Sendable {
  let objectWillChange = PassthroughSubject<Void, Never>()
  private let storage = LockIsolated(0)
  var count: Int { storage.value }

  func set(_ count: Int) {
    storage.setValue(count)
    objectWillChange.send()
  }
}

private struct ThreadSafeCounterView: View {
  @ObservedObject var counter: ThreadSafeCounter

  var body: some View { Text("\(counter.count)") }
}
