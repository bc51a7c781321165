import ComposableCore
import ComposablePersistence
import Dependencies
import Foundation
import Sharing
import Testing

@testable import ComposableTestSupport

@Reducer private struct Chat {
  struct State: Equatable {
    var messages: [String] = []
  }
  enum Action: Equatable {
    case appeared
    case sent(String)
    case received(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .subscribe(to: "chat") { (message: String) in .received(message) }
      case .sent(let message): return .publish(message, to: "chat")
      case .received(let message):
        state.messages.append(message)
        return .none
      }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(2))) struct TopicTests {
  private let storage = InMemorySharedStorage()

  @Test func messagesReachTheSubscribersOfAllNodesInOrder() async {
    let clients = [store(on: .test(storage)), store(on: .test(storage))]
    for client in clients { client.send(.appeared) }
    // A subscription has begun once it has received something.
    for client in clients {
      while client.withState(\.messages).isEmpty {
        storage.publish(Data(#""hello""#.utf8), to: "chat")
        await clients[0].send(.sent("hello")).finish()
        await Task.yield()
      }
    }
    for number in 0..<50 { await clients[0].send(.sent("\(number)")).finish() }
    for client in clients {
      for await state in client.states where state.messages.last == "49" { break }
      let messages = client.withState(\.messages).filter { $0 != "hello" }
      #expect(messages == (0..<50).map(String.init))
    }
  }

  @Test func refusedMessageIsReported() async {
    let reports = await interceptedReports {
      let client = store(on: .test(storage), access: SharedAccess { _, _ in false })
      await client.send(.sent("hello")).finish()
      await client.send(.appeared).finish()
    }
    #expect(reports.count == 2)
    #expect(reports.first?.text.contains("publish(\"chat\")") == true)
    #expect(reports.last?.text.contains("subscribe(\"chat\")") == true)
  }

  @Test func messageThatIsTooLargeIsReported() async {
    let reports = await interceptedReports {
      let message = String(repeating: "x", count: 70_000)
      let client = store(on: .test(storage))
      await client.send(.sent(message)).finish()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.text.contains("70002") == true)
  }

  private func store(on node: SharedNode, access: SharedAccess = .all) -> StoreOf<Chat> {
    Store(initialState: Chat.State()) {
      Chat()
    } withDependencies: {
      $0.sharedNode = node
      $0.sharedAccess = access
    }
  }
}
