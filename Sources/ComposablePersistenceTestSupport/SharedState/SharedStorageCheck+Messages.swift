import ComposablePersistence
import Foundation

extension SharedStorageCheck {
  static let messages: [Self] = [
    Self("All nodes receive the messages of a topic in their order, their own as well") { a, b in
      var (ofA, ofB) = (try await SharedEvents(a), try await SharedEvents(b))
      let texts = (0..<50).map { "\($0)" }
      for text in texts { try await a.publish(Data(text.utf8), to: "t") }
      let expected = texts.map { SharedStorageEvent.message(Data($0.utf8), topic: "t") }
      try await expectEqual(ofA.untilEnd(), expected, "events of the first node")
      try await expectEqual(ofB.untilEnd(), expected, "events of the second node")
    },
    Self("Messages may be empty, or large, and remain in their order") { a, b in
      var events = try await SharedEvents(b)
      let messages = [0, 1, 5_000, 5_600, 6_000, 7_000, 8_000, 100_000, 1].map { count in
        Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
      }
      for message in messages { try await a.publish(message, to: "t") }
      for message in messages {
        await expectEqual(
          events.next(), .message(message, topic: "t"),
          "message of \(message.count) bytes, with all of them")
      }
    },
    Self("Each stream of events receives all of them, until it ends") { a, b in
      var (first, second) = (try await SharedEvents(a), try await SharedEvents(a))
      let task = Task { for await _ in b.events() {} }
      task.cancel()
      await task.value
      try await b.publish(Data("1".utf8), to: "t")
      await expectEqual(
        first.next(topic: "t"), .message(Data("1".utf8), topic: "t"), "event of the first stream")
      await expectEqual(
        second.next(topic: "t"), .message(Data("1".utf8), topic: "t"), "event of the second stream")
    },
    Self("A message that is published by a cancelled task is not sent") { a, b in
      var events = try await SharedEvents(b)
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await a.publish(Data("1".utf8), to: "t")
      }
      switch await task.result {
      case .success:
        try await expectEqual(events.untilEnd(), [.message(Data("1".utf8), topic: "t")], "events")
      case .failure(let error):
        expect(
          error is CancellationError,
          "Expected: a CancellationError of a cancelled call\nThrown: \(error)")
        try await expectEqual(events.untilEnd(), [], "events")
      }
    },
  ]
}
