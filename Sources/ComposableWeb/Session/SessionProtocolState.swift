#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import NIOCore

/// The state of the wire protocol between a session and its browser.
///
/// 1. Each event is accepted once, even if it is received again.
/// 2. A message is kept until the browser acknowledges it.
struct SessionProtocolState {
  private var encoder: PatchEncoder
  private var replayBuffer = ReplayBuffer()
  /// The numbers of the last event received, and of the last event that a message answered.
  private var (lastReceived, lastAnswered) = (0, 0)

  /// Starts with the rendering that the page contains.
  init(rendering: Rendering) {
    encoder = PatchEncoder(rendering: rendering)
  }

  /// Records an event, whose effect on the control the browser already shows.
  ///
  /// - Returns: The interaction; `nil` for a selection of files, which no element handles as it is.
  /// - Throws: `replayed` if the event is not new; `malformed` if it edits a text that the browser
  ///   has not reported, or another part than there is. Such an event is answered, too.
  mutating func receive(_ event: ClientEvent) throws(RejectionReason) -> Interaction? {
    guard event.number > lastReceived else { throw .replayed }
    lastReceived = event.number
    let interaction: Interaction
    switch event.action {
    case .files: return nil
    case .interaction(let whole): interaction = whole
    case .edit(let edit):
      guard let text = encoder.reportedText(of: event.element).flatMap(edit.applied) else {
        throw .malformed
      }
      interaction = .text(text)
    }
    encoder.record(interaction, on: event.element)
    return interaction
  }

  /// True while a received event has not been answered.
  var owesAnswer: Bool { lastAnswered < lastReceived }

  /// Encodes the message of a diff, which also answers all events received so far.
  mutating func write(
    _ diff: Diff, _ commands: BrowserCommands = BrowserCommands()
  ) -> ByteBuffer {
    append(encoder.encode(diff, commands, seq: replayBuffer.last + 1, ack: acknowledged))
  }

  /// Encodes a message with the whole page, which also answers all events received so far.
  mutating func write(
    page rendering: Rendering, _ commands: BrowserCommands = BrowserCommands()
  ) -> ByteBuffer {
    append(encoder.encode(page: rendering, commands, seq: replayBuffer.last + 1, ack: acknowledged))
  }

  private var acknowledged: Int? { lastReceived > 0 ? lastReceived : nil }

  private mutating func append(_ text: String) -> ByteBuffer {
    lastAnswered = lastReceived
    let message = ByteBuffer(string: text)
    replayBuffer.append(message)
    return message
  }

  /// The number of the last message.
  var last: Int { replayBuffer.last }

  /// Removes the messages up to a number from the replay buffer.
  ///
  /// - Parameters:
  ///   - number: The number of the acknowledged message.
  ///   - flushed: The number of the last message that the browser can have received.
  /// - Returns: The number of removed messages, or `nil` if the browser can't have received them
  ///   all.
  mutating func acknowledge(_ number: Int, flushed: Int) -> Int? {
    replayBuffer.acknowledge(number, flushed: flushed)
  }

  /// Returns the messages after a number, or `nil` if not all of them are still available.
  func missing(after number: Int) -> ArraySlice<ByteBuffer>? {
    replayBuffer.missing(after: number)
  }

  /// Returns true if there are more unacknowledged messages or bytes than the limits allow.
  func exceeds(_ limits: SessionLimits) -> Bool {
    replayBuffer.count > limits.unacknowledgedPatches
      || replayBuffer.bytes > limits.unacknowledgedBytes
  }
}
#endif
