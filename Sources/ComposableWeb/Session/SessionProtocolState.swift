#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import NIOCore

/// The state of the wire protocol between a session and its browser.
///
/// 1. Each event is accepted once, even if it is received again.
/// 2. A message is kept until the browser acknowledges it.
struct SessionProtocolState {
  private var encoder = PatchEncoder()
  private var replayBuffer = ReplayBuffer()
  /// The number of the last event received.
  private(set) var lastReceived = 0
  /// The number of the last event that a message answered.
  private var lastAnswered = 0

  /// Starts with the page that the browser loads.
  ///
  /// - Parameter former: The numbers of the last message and of the last event of a session that is restored.
  init(after former: (message: Int, event: Int) = (0, 0)) {
    replayBuffer = ReplayBuffer(after: former.message)
    (lastReceived, lastAnswered) = (former.event, former.event)
  }

  /// Records an event, whose effect on the control the browser already shows.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - element: The event's element as of the last message; `nil` if there is none. It is evaluated for new events
  ///     only.
  ///   - text: The text of the event's element as the views show it now; `nil` if it is not a field for
  ///     text. It is evaluated for new edits only.
  /// - Returns: The interaction; `nil` for what no element handles as it is: a selection of files, an event of the window.
  /// - Throws: `replayed` if the event is not new; `malformed` if it edits another part of a text
  ///   than there is, or a text that the browser can't have received. Such an event is answered, too.
  mutating func receive(
    _ event: ClientEvent, on element: () -> ShownElement?, editing text: () -> String? = { nil }
  ) throws(RejectionReason) -> Interaction? {
    guard event.number > lastReceived else { throw .replayed }
    lastReceived = event.number
    if let seq = event.seq, seq > replayBuffer.last { throw .malformed }
    switch event.action {
    case .files, .window: return nil
    case .edit(let edit): return .text(try record(.edit(edit), event, element(), text()))
    case .interaction(.text(let whole)):
      return .text(try record(.whole(whole), event, element(), text()))
    case .interaction(let interaction):
      if interaction.isInput {
        encoder.record(interaction, on: event.element, showing: element())
      }
      return interaction
    }
  }

  private mutating func record(
    _ report: TextReport, _ event: ClientEvent, _ element: ShownElement?, _ text: String?
  ) throws(RejectionReason) -> String {
    try encoder.record(
      report, seenAt: event.seq, on: event.element, showing: element, into: text)
  }

  /// True while a received event has not been answered.
  var owesAnswer: Bool { lastAnswered < lastReceived }

  /// Encodes the message of a diff, which also answers all events received so far.
  ///
  /// - Parameter isShown: Returns true if an element is part of the rendering after the diff.
  mutating func write(
    _ diff: Diff, _ commands: BrowserCommands = BrowserCommands(), isShown: (Int) -> Bool
  ) -> ByteBuffer {
    append(
      encoder.encode(
        diff, commands, seq: replayBuffer.last + 1, ack: acknowledged, isShown: isShown))
  }

  /// Encodes a message with the whole page, which also answers all events received so far.
  ///
  /// - Parameter diff: The changes since the last message, which the page includes.
  mutating func write(
    page rendering: Rendering, after diff: Diff, _ commands: BrowserCommands = BrowserCommands()
  ) -> ByteBuffer {
    append(
      encoder.encode(
        page: rendering, after: diff, commands, seq: replayBuffer.last + 1, ack: acknowledged))
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
    guard let count = replayBuffer.acknowledge(number, flushed: flushed) else { return nil }
    encoder.acknowledge(number)
    return count
  }

  /// Returns the messages after a number, or `nil` if not all of them are still available.
  func missing(after number: Int) -> ArraySlice<ByteBuffer>? {
    replayBuffer.missing(after: number)
  }

  /// The number of bytes of messages that the browser has not acknowledged.
  var unacknowledgedBytes: Int { replayBuffer.bytes }

  /// Returns true if there are more unacknowledged messages or bytes than the limits allow.
  func exceeds(_ limits: SessionLimits) -> Bool {
    replayBuffer.count > limits.unacknowledgedPatches
      || unacknowledgedBytes > limits.unacknowledgedBytes
  }
}
#endif
