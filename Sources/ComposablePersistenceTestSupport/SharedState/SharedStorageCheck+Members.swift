import ComposablePersistence
import Foundation

extension SharedStorageCheck {
  static let members: [Self] = [
    Self("A topic without members has none") { a, _ in
      try await expectEqual(a.members(of: "t"), [], "members of t")
    },
    Self("An update that is not complete changes nothing without a lease") { a, b in
      var events = try await SharedEvents(b)
      let member = StoredMember("t", 1)
      try await a.expectUpdate(.following(1, joined: [member]), isTaken: false)
      try await expectEqual(b.members(of: "t"), [], "members of t")
      try await expectEqual(events.untilEnd(), [], "events")
    },
    Self("Members are in the order in which they joined, of all nodes") { a, b in
      try await a.expectUpdate(.joining([.init("t", 3), .init("t", 1)]))
      try await b.expectUpdate(.joining([.init("t", 7, node: "b")], node: "b"))
      let more = [StoredMember("t", 2), .init("u", 9), .init("t", 0)]
      try await a.expectUpdate(.following(1, joined: more))
      let expected = [
        StoredMember("t", 3), .init("t", 1), .init("t", 7, node: "b"), .init("t", 2),
        .init("t", 0),
      ]
      try await expectEqual(a.members(of: "t"), expected, "members of t")
      try await expectEqual(b.members(of: "t"), expected, "members of t")
      try await expectEqual(b.members(of: "u"), [.init("u", 9)], "members of u")
    },
    Self("Members that leave are removed, and no others") { a, b in
      let members = (1...4).map { StoredMember("t", $0, id: "same") }
      try await a.expectUpdate(.joining(members))
      try await b.expectUpdate(.joining([.init("t", 2, node: "b")], node: "b"))
      let left = [members[1], members[3]]
      try await a.expectUpdate(.following(1, left: left))
      try await expectEqual(
        b.members(of: "t"), [members[0], members[2], .init("t", 2, node: "b")], "members of t")
    },
    Self("A complete update removes all other members of the node") { a, b in
      try await a.expectUpdate(.joining([.init("t", 1), .init("t", 2), .init("u", 3)]))
      try await b.expectUpdate(.joining([.init("u", 1, node: "b")], node: "b"))
      try await a.expectUpdate(.joining([.init("t", 2), .init("t", 4)], number: 2))
      try await expectEqual(b.members(of: "t"), [.init("t", 2), .init("t", 4)], "members of t")
      try await expectEqual(b.members(of: "u"), [.init("u", 1, node: "b")], "members of u")
    },
    Self("An update that is repeated changes nothing") { a, b in
      try await a.expectUpdate(.joining([]))
      var events = try await SharedEvents(b)
      let update = MembersUpdate.following(1, joined: [.init("t", 1)], left: [.init("u", 2)])
      for round in 1...3 { try await a.expectUpdate(update, isTaken: round == 1) }
      try await expectEqual(b.members(of: "t"), [.init("t", 1)], "members of t")
      try await expectEqual(events.untilEnd(), [.membersChanged(topic: "t")], "events")
    },
    Self("An update that arrives late changes nothing") { a, b in
      try await a.expectUpdate(.joining([.init("t", 1)], number: 3))
      try await a.expectUpdate(.following(3, joined: [.init("t", 2)]))
      var events = try await SharedEvents(b)
      for number in 1...4 {
        try await a.expectUpdate(.joining([.init("t", 9)], number: number), isTaken: false)
        try await a.expectUpdate(.following(number - 1, left: [.init("t", 1)]), isTaken: false)
      }
      try await expectEqual(b.members(of: "t"), [.init("t", 1), .init("t", 2)], "members of t")
      try await expectEqual(events.untilEnd(), [], "events")
    },
    Self("An update is not taken if one before it is missing, unless it is complete") { a, b in
      try await a.expectUpdate(.joining([.init("t", 1)]))
      try await a.expectUpdate(.following(2, joined: [.init("t", 2)]), isTaken: false)
      try await expectEqual(b.members(of: "t"), [.init("t", 1)], "members of t")
      try await a.expectUpdate(.joining([.init("t", 3)], number: 4))
      try await a.expectUpdate(.following(4, joined: [.init("t", 4)]))
      try await expectEqual(b.members(of: "t"), [.init("t", 3), .init("t", 4)], "members of t")
    },
    Self("Each changed topic is announced once, and no others") { a, b in
      try await a.expectUpdate(.joining([.init("t", 1), .init("x", 2)]))
      var events = try await SharedEvents(b)
      let update = MembersUpdate.following(
        1, joined: [.init("t", 3), .init("u", 4), .init("u", 5)], left: [.init("t", 1)])
      try await a.expectUpdate(update)
      try await expectEqual(
        events.changedTopics(), ["t", "u"], "topics whose members have changed")
      try await a.expectUpdate(.following(2))
      try await expectEqual(events.untilEnd(), [], "events. Nothing but the lease has changed.")
    },
    Self("Members of a node whose lease has ended are absent") { a, b in
      try await a.expectUpdate(.joining([.init("t", 1)], lease: .zero))
      try await expectEqual(b.members(of: "t"), [], "members of t")
      try await expectEqual(a.members(of: "t"), [], "members of t")
    },
    Self("An update of another node removes the members of a node whose lease has ended") { a, b in
      try await a.expectUpdate(.joining([.init("t", 1), .init("u", 2)], lease: .zero))
      var events = try await SharedEvents(a)
      try await b.expectUpdate(.joining([], node: "b"))
      try await expectEqual(
        events.changedTopics(), ["t", "u"], "topics whose members have changed")
      try await a.expectUpdate(.following(1), isTaken: false)
      try await expectEqual(b.members(of: "t"), [], "members of t")
      try await a.expectUpdate(.joining([.init("t", 1)], number: 3))
      try await expectEqual(b.members(of: "t"), [.init("t", 1)], "members of t")
    },
    Self("A lease may be as long as can be") { a, b in
      try await a.expectUpdate(.joining([.init("t", 1)], lease: .seconds(Int64.max)))
      try await expectEqual(b.members(of: "t"), [.init("t", 1)], "members of t")
    },
    Self("Nodes may update their members at the same time") { a, b in
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
      expectEqual(members.map(\.number), Array(repeating: 9, count: 20), "numbers of the members")
      expectEqual(Set(members.map(\.node)).count, 20, "number of nodes")
    },
  ]
}
