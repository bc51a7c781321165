import ComposableConcurrency
import ComposableRecording
import Dependencies

/// A record that is shown, and the number of its actions after which the page of the program is shown.
///
/// The process has one: all pages show the same state.
final class Replay: Sendable {
  /// The last component of the path of the page that follows the slider.
  static let recordedPage = "record"

  let recording: StoreRecording
  private let position = Lock(0)
  private let positions = Broadcast(latest: 0)

  init(_ recording: StoreRecording) { self.recording = recording }

  /// The number of the actions.
  var count: Int { position.withLock { $0 } }

  /// Shows the state after a number of actions.
  func move(to count: Int) {
    position.withLock { $0 = count }
    positions.send(count)
  }

  /// The numbers of actions, from the current one on.
  var counts: some AsyncSequence<Int, Never> { positions.values() }
}
