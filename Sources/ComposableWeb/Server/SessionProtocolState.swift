#if Web
  import ComposableUI
  import Foundation
  import NIOCore

  /// What a session and its browser have said to each other, as far as it still matters.
  ///
  /// 1. Each event is taken once, however often it comes.
  /// 2. A message that was written is kept until the browser has acknowledged it.
  struct SessionProtocolState {
    private var encoder: PatchEncoder
    private var outbox = ReplayBuffer()
    /// The last event that was taken, and the last that a message answered.
    private var (taken, answered) = (0, 0)

    /// Begins with a page that shows something.
    init(showing rendering: Rendering) {
      encoder = PatchEncoder(rendering: rendering)
    }

    /// Notes an event, which the browser shows already.
    ///
    /// - Returns: Whether it is new.
    mutating func take(_ event: ClientEvent) -> Bool {
      guard event.number > taken else { return false }
      taken = event.number
      encoder.took(event.interaction, on: event.element)
      return true
    }

    /// Whether an event waits for an answer.
    var owesAnswer: Bool { answered < taken }

    /// Makes the message of what has changed, which also answers all events.
    mutating func write(_ diff: Diff, opening urls: [URL] = []) -> ByteBuffer {
      let text = encoder.encode(
        diff, opening: urls, seq: outbox.last + 1, ack: taken > 0 ? taken : nil
      )
      answered = taken
      let message = ByteBuffer(string: text)
      outbox.append(message)
      return message
    }

    /// The number of the last message.
    var last: Int { outbox.last }

    /// Lets go of the messages up to a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - flushed: The last message that the browser can have.
    /// - Returns: How many there were; `nil` where the browser can't have them all.
    mutating func acknowledge(_ number: Int, flushed: Int) -> Int? {
      outbox.acknowledge(number, flushed: flushed)
    }

    /// The messages after a number; `nil` where not all of them are at hand.
    func missing(after number: Int) -> ArraySlice<ByteBuffer>? { outbox.missing(after: number) }

    /// Whether so much waits to be acknowledged.
    func exceeds(_ limits: SessionLimits) -> Bool {
      outbox.count > limits.unacknowledgedPatches || outbox.bytes > limits.unacknowledgedBytes
    }
  }
#endif
