import ComposableCore
import ComposablePersistence
import Dependencies
import Foundation
import IdentifiedCollections
import Sharing
import Testing

private struct User: Codable, Equatable, Sendable {
  var name: String
}

@Reducer private struct Room {
  struct State: Equatable {
    var user: User
    var id: String
  }
  enum Action: Equatable {
    case appeared
    case disappeared
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared: .join("room", id: state.id, as: state.user).cancellable(id: "member")
      case .disappeared: .cancel(id: "member")
      }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(2))) struct PresenceTests {
  private let storage = InMemorySharedStorage()

  @Test func membersOfAllNodesAreInOrder() async {
    let (first, second) = (SharedNode.test(storage), SharedNode.test(storage))
    let (here, there) = (members(on: first), members(on: second))
    let (blob, max) = (store("blob", on: first), store("max", on: second))
    blob.send(.appeared)
    await there.wait { $0.map(\.id) == ["blob"] }
    max.send(.appeared)
    await here.wait { $0.map(\.id) == ["blob", "max"] }
    await there.wait { $0.map(\.id) == ["blob", "max"] }
    #expect(here.wrappedValue[id: "max"]?.value == User(name: "max"))
    blob.send(.disappeared)
    await here.wait { $0.map(\.id) == ["max"] }
    await there.wait { $0.map(\.id) == ["max"] }
  }

  @Test func tabsOfAUserAreOneMember() async {
    let node = SharedNode.test(storage)
    let here = members(on: node)
    let (first, second) = (store("blob", on: node), store("blob", on: node, name: "Blob 2"))
    first.send(.appeared)
    await here.wait { $0.count == 1 }
    second.send(.appeared)
    await here.wait { $0.map(\.value.name) == ["Blob 2"] }
    second.send(.disappeared)
    await here.wait { $0.map(\.value.name) == ["blob"] }
    first.send(.disappeared)
    await here.wait { $0.isEmpty }
  }

  @Test func memberLeavesWithItsStore() async {
    let node = SharedNode.test(storage)
    let here = members(on: node)
    var blob: StoreOf<Room>? = store("blob", on: node)
    blob?.send(.appeared)
    await here.wait { $0.count == 1 }
    blob = nil
    await here.wait { $0.isEmpty }
  }

  @Test func memberIsHereWhileItsUserIsConnected() async {
    let here = members(on: .test(storage))
    let connectivity = Connectivity()
    let blob = store("blob", on: .test(storage), connectivity: connectivity)
    blob.send(.appeared)
    await here.wait { $0.count == 1 }
    for _ in 1...3 {
      connectivity.isConnected = false
      await here.wait { $0.isEmpty }
      connectivity.isConnected = true
      await here.wait { $0.count == 1 }
    }
  }

  @Test func membersOfADeadNodeLeaveWithItsLease() async throws {
    let now = TestDate()
    let storage = InMemorySharedStorage(now: now.now)
    #expect(storage.updateMembers(updateOfDeadNode(lease: .seconds(10))))
    let node = SharedNode.test(storage)
    let here = members(on: node)
    await here.wait { $0.map(\.id) == ["x"] }
    now.advance(by: 10)
    // Any other node's next update removes them.
    let blob = store("blob", on: node)
    blob.send(.appeared)
    await here.wait { $0.map(\.id) == ["blob"] }
  }

  @Test func nodeWithoutMembersRemovesThoseOfADeadNode() async {
    var settings = SharedNodeSettings()
    settings.lease = .milliseconds(30)
    let here = members(on: SharedNode(storage, settings: settings))
    var events = storage.events().makeAsyncIterator()
    #expect(storage.updateMembers(updateOfDeadNode(lease: .milliseconds(1))))
    #expect(await events.next() == .membersChanged(topic: "room"), "It has joined.")
    #expect(await events.next() == .membersChanged(topic: "room"), "It was removed.")
    withExtendedLifetime(here) {}
  }

  @Test func membersJoinAgainAfterTheirLeaseHasEnded() async throws {
    let now = TestDate()
    let storage = InMemorySharedStorage(now: now.now)
    let node = SharedNode.test(storage)
    let here = members(on: .test(storage))
    let blob = store("blob", on: node)
    blob.send(.appeared)
    await here.wait { $0.count == 1 }
    now.advance(by: 60)
    // Another node finds the lease over.
    _ = storage.updateMembers(
      MembersUpdate(node: "other", number: 1, lease: .seconds(10), isComplete: true))
    await here.wait { $0.isEmpty }
    let max = store("max", on: node)
    max.send(.appeared)
    await here.wait { $0.map(\.id) == ["blob", "max"] }
  }

  @Test func membersJoinThoughUpdatesFail() async {
    let unreliable = UnreliableStorage(storage)
    unreliable.failUpdates([.before, .after, .before])
    let here = members(on: .test(storage))
    let blob = store("blob", on: .test(unreliable))
    blob.send(.appeared)
    await here.wait { $0.map(\.id) == ["blob"] }
    unreliable.failUpdates([.before, .after])
    blob.send(.disappeared)
    await here.wait { $0.isEmpty }
  }

  /// The last update of a node that has ended, with a member.
  private func updateOfDeadNode(lease: Duration) -> MembersUpdate {
    MembersUpdate(
      node: "dead", number: 1, lease: lease,
      joined: [
        StoredMember(
          topic: "room", node: "dead", number: 1, id: "x", data: Data(#"{"name":""}"#.utf8))
      ], isComplete: true)
  }

  private func members(on node: SharedNode) -> SharedReader<IdentifiedArrayOf<Member<User>>> {
    withDependencies {
      $0.sharedNode = node
    } operation: {
      SharedReader(wrappedValue: [], .presence("room"))
    }
  }

  private func store(
    _ id: String, on node: SharedNode, name: String? = nil,
    connectivity: Connectivity = Connectivity()
  ) -> StoreOf<Room> {
    Store(initialState: Room.State(user: User(name: name ?? id), id: id)) {
      Room()
    } withDependencies: {
      $0.sharedNode = node
      $0.connectivity = connectivity
    }
  }
}
