import ComposablePersistence
import Foundation
import Testing

extension SharedStorageCheck {
  static var members: [Self] {
    [
      Self("A topic without members has none") { a, _ async throws in
        #expect(try await a.members(of: "t").isEmpty)
      },
      Self("An update that is not complete changes nothing without a lease") { a, b async throws in
        var events = try await SharedEvents(b)
        let member = StoredMember("t", 1)
        #expect(try await !a.updateMembers(.following(1, joined: [member])))
        #expect(try await b.members(of: "t").isEmpty)
        #expect(try await events.untilEnd().isEmpty)
      },
      Self("Members are in the order in which they joined, of all nodes") { a, b async throws in
        #expect(try await a.updateMembers(.joining([.init("t", 3), .init("t", 1)])))
        #expect(try await b.updateMembers(.joining([.init("t", 7, node: "b")], node: "b")))
        let more = [StoredMember("t", 2), .init("u", 9), .init("t", 0)]
        #expect(try await a.updateMembers(.following(1, joined: more)))
        let expected = [
          StoredMember("t", 3), .init("t", 1), .init("t", 7, node: "b"), .init("t", 2),
          .init("t", 0),
        ]
        #expect(try await a.members(of: "t") == expected)
        #expect(try await b.members(of: "t") == expected)
        #expect(try await b.members(of: "u") == [.init("u", 9)])
      },
      Self("Members that leave are removed, and no others") { a, b async throws in
        let members = (1...4).map { StoredMember("t", $0, id: "same") }
        #expect(try await a.updateMembers(.joining(members)))
        #expect(
          try await b.updateMembers(.joining([.init("t", 2, node: "b")], node: "b")))
        let left = [members[1], members[3]]
        #expect(try await a.updateMembers(.following(1, left: left)))
        #expect(
          try await b.members(of: "t") == [members[0], members[2], .init("t", 2, node: "b")])
      },
      Self("A complete update removes all other members of the node") { a, b async throws in
        #expect(try await a.updateMembers(.joining([.init("t", 1), .init("t", 2), .init("u", 3)])))
        #expect(try await b.updateMembers(.joining([.init("u", 1, node: "b")], node: "b")))
        #expect(try await a.updateMembers(.joining([.init("t", 2), .init("t", 4)], number: 2)))
        #expect(try await b.members(of: "t") == [.init("t", 2), .init("t", 4)])
        #expect(try await b.members(of: "u") == [.init("u", 1, node: "b")])
      },
      Self("An update that is repeated changes nothing") { a, b async throws in
        #expect(try await a.updateMembers(.joining([])))
        var events = try await SharedEvents(b)
        let update = MembersUpdate.following(1, joined: [.init("t", 1)], left: [.init("u", 2)])
        for round in 1...3 { #expect(try await a.updateMembers(update) == (round == 1)) }
        #expect(try await b.members(of: "t") == [.init("t", 1)])
        #expect(try await events.untilEnd() == [.membersChanged(topic: "t")])
      },
      Self("An update that arrives late changes nothing") { a, b async throws in
        #expect(try await a.updateMembers(.joining([.init("t", 1)], number: 3)))
        #expect(try await a.updateMembers(.following(3, joined: [.init("t", 2)])))
        var events = try await SharedEvents(b)
        for number in 1...4 {
          #expect(try await !a.updateMembers(.joining([.init("t", 9)], number: number)))
          #expect(try await !a.updateMembers(.following(number - 1, left: [.init("t", 1)])))
        }
        #expect(try await b.members(of: "t") == [.init("t", 1), .init("t", 2)])
        #expect(try await events.untilEnd().isEmpty)
      },
      Self("An update is not taken if one before it is missing, unless it is complete") {
        a, b async throws in
        #expect(try await a.updateMembers(.joining([.init("t", 1)])))
        #expect(try await !a.updateMembers(.following(2, joined: [.init("t", 2)])))
        #expect(try await b.members(of: "t") == [.init("t", 1)])
        #expect(try await a.updateMembers(.joining([.init("t", 3)], number: 4)))
        #expect(try await a.updateMembers(.following(4, joined: [.init("t", 4)])))
        #expect(try await b.members(of: "t") == [.init("t", 3), .init("t", 4)])
      },
      Self("Each changed topic is announced once, and no others") { a, b async throws in
        #expect(try await a.updateMembers(.joining([.init("t", 1), .init("x", 2)])))
        var events = try await SharedEvents(b)
        let update = MembersUpdate.following(
          1, joined: [.init("t", 3), .init("u", 4), .init("u", 5)], left: [.init("t", 1)])
        #expect(try await a.updateMembers(update))
        #expect(
          try await events.changedTopics() == ["t", "u"])
        #expect(try await a.updateMembers(.following(2)))
        #expect(try await events.untilEnd().isEmpty, "Nothing but the lease has changed.")
      },
      Self("Members of a node whose lease has ended are absent") { a, b async throws in
        #expect(try await a.updateMembers(.joining([.init("t", 1)], lease: .zero)))
        #expect(try await b.members(of: "t").isEmpty)
        #expect(try await a.members(of: "t").isEmpty)
      },
      Self("An update of another node removes the members of a node whose lease has ended") {
        a, b async throws in
        #expect(
          try await a.updateMembers(.joining([.init("t", 1), .init("u", 2)], lease: .zero)))
        var events = try await SharedEvents(a)
        #expect(try await b.updateMembers(.joining([], node: "b")))
        #expect(
          try await events.changedTopics() == ["t", "u"])
        #expect(try await !a.updateMembers(.following(1)))
        #expect(try await b.members(of: "t").isEmpty)
        #expect(try await a.updateMembers(.joining([.init("t", 1)], number: 3)))
        #expect(try await b.members(of: "t") == [.init("t", 1)])
      },
      Self("A lease may be as long as can be") { a, b async throws in
        #expect(
          try await a.updateMembers(.joining([.init("t", 1)], lease: .seconds(Int64.max))))
        #expect(try await b.members(of: "t") == [.init("t", 1)])
      },
      Self("Nodes may update their members at the same time") { a, b async throws in
        try await withThrowingTaskGroup { group in
          for node in 0..<20 {
            let storage = node.isMultiple(of: 2) ? a : b
            group.addTask {
              for round in 0..<10 {
                // The leases of some nodes end, so that others remove them.
                let lease: Duration = round < 9 && node < 10 ? .zero : .seconds(60)
                _ = try await storage.updateMembers(
                  .joining(
                    [.init("t", round, node: "\(node)")], node: "\(node)", number: round + 1,
                    lease: lease))
              }
            }
          }
          try await group.waitForAll()
        }
        let members = try await a.members(of: "t")
        #expect(members.map(\.number) == Array(repeating: 9, count: 20))
        #expect(Set(members.map(\.node)).count == 20)
      },
    ]
  }

  static var messages: [Self] {
    [
      Self("All nodes receive the messages of a topic in their order, their own as well") {
        a, b async throws in
        var (ofA, ofB) = (try await SharedEvents(a), try await SharedEvents(b))
        let texts = (0..<50).map { "\($0)" }
        for text in texts { try await a.publish(Data(text.utf8), to: "t") }
        let expected = texts.map { SharedStorageEvent.message(Data($0.utf8), topic: "t") }
        #expect(try await ofA.untilEnd() == expected)
        #expect(try await ofB.untilEnd() == expected)
      },
      Self("Messages may be empty, or large, and remain in their order") { a, b async throws in
        var events = try await SharedEvents(b)
        let messages = [0, 1, 5_000, 5_600, 6_000, 7_000, 8_000, 100_000, 1].map { count in
          Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        }
        for message in messages { try await a.publish(message, to: "t") }
        for message in messages {
          let event = await events.next()
          let isEqual = event == .message(message, topic: "t")
          #expect(isEqual, "\(message.count)")
        }
      },
      Self("Each stream of events receives all of them, until it ends") { a, b async throws in
        var (first, second) = (try await SharedEvents(a), try await SharedEvents(a))
        let task = Task { for await _ in b.events() {} }
        task.cancel()
        await task.value
        try await b.publish(Data("1".utf8), to: "t")
        #expect(await first.next(topic: "t") == .message(Data("1".utf8), topic: "t"))
        #expect(await second.next(topic: "t") == .message(Data("1".utf8), topic: "t"))
      },
      Self("A message that is published by a cancelled task is not sent") { a, b async throws in
        var events = try await SharedEvents(b)
        let task = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          try await a.publish(Data("1".utf8), to: "t")
        }
        switch await task.result {
        case .success:
          #expect(try await events.untilEnd() == [.message(Data("1".utf8), topic: "t")])
        case .failure(let error):
          #expect(error is CancellationError)
          #expect(try await events.untilEnd().isEmpty)
        }
      },
    ]
  }
}

extension SharedEvents {
  /// Returns the topics whose members have changed, sorted. Expects no other events.
  mutating func changedTopics() async throws -> [String] {
    try await untilEnd().map { event in
      guard case .membersChanged(let topic) = event else { return "\(event)" }
      return topic
    }.sorted()
  }

  /// Returns the next message of a topic.
  mutating func next(topic: String) async -> SharedStorageEvent? {
    while let event = await next() {
      if case .message(_, topic) = event { return event }
    }
    return nil
  }
}

extension StoredMember {
  init(_ topic: String, _ number: Int, node: String = "a", id: String? = nil) {
    self.init(
      topic: topic, node: node, number: number, id: id ?? "id\0\(number)",
      data: Data("data \(number)".utf8))
  }
}

extension MembersUpdate {
  /// A complete update.
  static func joining(
    _ members: [StoredMember], node: String = "a", number: Int = 1, lease: Duration = .seconds(60)
  ) -> Self {
    Self(node: node, number: number, lease: lease, joined: members, isComplete: true)
  }

  /// An update that follows another one.
  static func following(
    _ number: Int, joined: [StoredMember] = [], left: [StoredMember] = []
  ) -> Self {
    Self(node: "a", number: number + 1, lease: .seconds(60), joined: joined, left: left)
  }
}
