// A chat over web sockets: an actor-backed client with ids, long-living effects with task groups,
// throttled events, optimistic updates, and UIKit-free observation of a store by an actor.
import ComposableArchitecture
import Foundation
import SwiftUI

@DependencyClient
struct WebSocketClient: Sendable {
  struct ID: Hashable, Sendable {
    let rawValue: AnyHashableSendable
    init<RawValue: Hashable & Sendable>(_ rawValue: RawValue) {
      self.rawValue = AnyHashableSendable(rawValue)
    }
    init() {
      struct RawValue: Hashable, Sendable {}
      self.rawValue = AnyHashableSendable(RawValue())
    }
  }

  @CasePathable
  enum Action: Sendable {
    case didOpen(protocol: String?)
    case didClose(code: Int, reason: Data?)
  }

  @CasePathable
  enum Message: Equatable, Sendable {
    struct Unknown: Error {}
    case data(Data)
    case string(String)
  }

  var open: @Sendable (_ id: ID, _ url: URL, _ protocols: [String]) async -> AsyncStream<Action> = {
    _, _, _ in .finished
  }
  var receive: @Sendable (_ id: ID) async throws -> AsyncStream<Result<Message, any Error>>
  var send: @Sendable (_ id: ID, _ message: Message) async throws -> Void
  var sendPing: @Sendable (_ id: ID) async throws -> Void
}

extension WebSocketClient: DependencyKey {
  static let testValue = Self()

  static var liveValue: Self {
    Self(
      open: { await Sockets.shared.open(id: $0, url: $1, protocols: $2) },
      receive: { try await Sockets.shared.receive(id: $0) },
      send: { id, message in try await Sockets.shared.send(message, id: id) },
      sendPing: { _ in }
    )
  }

  private final actor Sockets: GlobalActor {
    static let shared = Sockets()
    private var streams: [ID: AsyncStream<Action>.Continuation] = [:]

    func open(id: ID, url: URL, protocols: [String]) -> AsyncStream<Action> {
      let (stream, continuation) = AsyncStream<Action>.makeStream()
      streams[id] = continuation
      continuation.yield(.didOpen(protocol: protocols.first))
      return stream
    }

    func receive(id: ID) throws -> AsyncStream<Result<Message, any Error>> {
      guard streams[id] != nil else { throw CancellationError() }
      return .never
    }

    func send(_ message: Message, id: ID) throws {
      if case .string("bye") = message {
        streams.removeValue(forKey: id)?.yield(.didClose(code: 1000, reason: nil))
      }
    }
  }
}

extension DependencyValues {
  var webSocket: WebSocketClient {
    get { self[WebSocketClient.self] }
    set { self[WebSocketClient.self] = newValue }
  }
}

@Reducer
struct Chat: Sendable {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var connectivity = Connectivity.disconnected
    var draft = ""
    var messages: IdentifiedArray<Message.ID, Message> = []
    var typing: Set<String> = []

    enum Connectivity: String {
      case connected
      case connecting
      case disconnected
    }
  }

  struct Message: Equatable, Identifiable {
    enum Status: Equatable { case sending, sent, failed(EquatableError) }
    let id: UUID
    var status = Status.sending
    var text: String
  }

  struct EquatableError: Equatable { var description: String }

  enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case connectButtonTapped
    case received(Result<WebSocketClient.Message, any Error>)
    case sendButtonTapped
    case sendResponse(id: Message.ID, Result<Void, any Error>)
    case webSocket(WebSocketClient.Action)
    case typed
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.uuid) var uuid
  @Dependency(\.webSocket) var webSocket

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .binding(\.draft):
        return .send(.typed)
          .throttle(id: CancelID.typing, for: 2, scheduler: mainQueue, latest: false)

      case .binding, .typed:
        return .none

      case .connectButtonTapped:
        switch state.connectivity {
        case .connected, .connecting:
          state.connectivity = .disconnected
          return .cancel(id: WebSocketClient.ID())

        case .disconnected:
          state.connectivity = .connecting
          return .run { send in
            let actions = await webSocket.open(
              id: WebSocketClient.ID(),
              url: URL(string: "wss://echo.example.com")!,
              protocols: []
            )
            await withThrowingTaskGroup(of: Void.self) { group in
              for await action in actions {
                // Start the tasks of the connection once it is open.
                group.addTask { await send(.webSocket(action)) }
                switch action {
                case .didOpen:
                  group.addTask {
                    while !Task.isCancelled {
                      try await clock.sleep(for: .seconds(10))
                      try? await webSocket.sendPing(id: WebSocketClient.ID())
                    }
                  }
                  group.addTask {
                    for await result in try await webSocket.receive(id: WebSocketClient.ID()) {
                      await send(.received(result))
                    }
                  }
                case .didClose:
                  return
                }
              }
            }
          }
          .cancellable(id: WebSocketClient.ID())
        }

      case let .received(.success(message)):
        if case let .string(string) = message {
          state.messages.append(Message(id: uuid(), status: .sent, text: string))
        }
        return .none

      case .received(.failure):
        return .none

      case .sendButtonTapped:
        let message = Message(id: uuid(), text: state.draft)
        state.draft = ""
        state.messages.updateOrInsert(message, at: 0)
        return .run { send in
          try await webSocket.send(id: WebSocketClient.ID(), message: .string(message.text))
          await send(.sendResponse(id: message.id, .success(())))
        } catch: { error, send in
          await send(.sendResponse(id: message.id, .failure(error)))
        }
        .cancellable(id: WebSocketClient.ID())

      case let .sendResponse(id: id, .success):
        state.messages[id: id]?.status = .sent
        return .none

      case let .sendResponse(id: id, .failure(error)):
        state.messages[id: id]?.status = .failed(EquatableError(description: "\(error)"))
        state.alert = AlertState {
          TextState("Could not send. Connect to the server first, and try again.")
        }
        return .none

      case .webSocket(.didClose):
        state.connectivity = .disconnected
        return .cancel(id: WebSocketClient.ID())

      case .webSocket(.didOpen):
        state.connectivity = .connected
        state.messages.removeAll(where: { $0.status == .sending })
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private enum CancelID { case typing }
}

struct ChatView: View {
  @Bindable var store: StoreOf<Chat>
  @State private var isExpanded = false
  @Namespace private var namespace
  @ScaledMetric private var size = 12.0
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.dismiss) var dismiss

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(store.messages.elements) { message in
            MessageBubble(message: message)
              .id(message.id)
              .matchedGeometryEffect(id: message.id, in: namespace)
          }
        }
      }
      .onChange(of: store.messages.count) {
        withAnimation { proxy.scrollTo(store.messages.last?.id, anchor: .bottom) }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Type a message", text: $store.draft, axis: .vertical)
            .lineLimit(1...4)
          Button(
            store.connectivity == .connected
              ? "Disconnect"
              : store.connectivity == .disconnected
                ? "Connect"
                : "Connecting..."
          ) {
            store.send(.connectButtonTapped)
          }
          .buttonStyle(.bordered)
          .tint(store.connectivity == .connected ? .red : .green)
          Button("Send") { store.send(.sendButtonTapped) }
            .buttonStyle(.borderedProminent)
            .controlSize(.small)
        }
        .padding()
        .background(colorScheme == .dark ? Color.black : .white, in: Capsule())
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

struct MessageBubble: View, Equatable {
  let message: Chat.Message

  var body: some View {
    Text(message.text)
      .padding(8)
      .background {
        UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8)
          .fill(
            LinearGradient(
              colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
      }
      .opacity(message.status == .sending ? 0.5 : 1)
      .scaleEffect(message.status == .sending ? 0.95 : 1, anchor: .leading)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: message.status)
      .rotationEffect(.degrees(0))
      .accessibilityElement(children: .combine)
  }
}

actor Transcript {
  private var lines: [String] = []

  private func append(_ count: Int) {
    lines.append("\(count)")
  }

  @MainActor
  func record(_ store: Store<Chat.State, Chat.Action>) async {
    for await count in store.publisher.messages.map(\.count).values {
      await append(count)
    }
  }
}
