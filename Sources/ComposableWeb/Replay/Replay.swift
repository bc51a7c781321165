import ComposableConcurrency
import ComposableRecording

/// A record that is shown, and the number of its actions after which the page of the program is shown.
///
/// The process has one: all pages show the same state.
final class Replay: Sendable {
  private struct Position {
    var count = 0
    var observers: [Int: AsyncStream<Int>.Continuation] = [:]
    var observerCount = 0
  }

  /// The last component of the path of the page that follows the slider.
  static let recordedPage = "record"

  let recording: StoreRecording
  private let position = Lock(Position())

  init(_ recording: StoreRecording) { self.recording = recording }

  /// The number of the actions.
  var count: Int { position.withLock { $0.count } }

  /// Shows the state after a number of actions.
  func move(to count: Int) {
    let observers = position.withLock { position in
      position.count = count
      return Array(position.observers.values)
    }
    for observer in observers { observer.yield(count) }
  }

  /// The numbers of actions, from the current one on.
  var counts: AsyncStream<Int> {
    let (counts, observer) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let (number, count) = position.withLock { position in
      position.observerCount += 1
      position.observers[position.observerCount] = observer
      return (position.observerCount, position.count)
    }
    observer.yield(count)
    observer.onTermination = { [weak self] _ in
      self?.position.withLock { $0.observers[number] = nil }
    }
    return counts
  }
}
