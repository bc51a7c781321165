// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture
import ComposableUI

@DependencyClient
struct Client: Sendable {
  var fetch: @Sendable (_ id: Int) async throws -> String
}

extension Client: DependencyKey {
  static let liveValue = Client(fetch: { "\($0)" })
  static let testValue = Client()
}

extension DependencyValues {
  var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }
}

enum LimitKey: TestDependencyKey {
  static let testValue = 3
}

@Reducer
struct Feature {
  struct State {
    var text = ""
  }
  enum Action {
    case tapped
    case loaded(String)
  }
  @Dependency(\.client) var client
  @Dependency(Client.self) var other
  @Dependency(LimitKey.self) var limit
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in await send(.loaded(try client.fetch(id: 3))) }
      case .loaded(let text):
        state.text = text
        return .none
      }
    }
  }
}

func override() async throws -> String {
  try await withDependencies {
    $0.client.fetch = { "\($0)" }
    $0[LimitKey.self] = 4
  } operation: {
    @Dependency(\.client.fetch) var fetch
    return try await fetch(3)
  }
}

extension EnvironmentValues {
  @Entry var columns = 3
  @Entry var title: String = "title"
  @Entry var optional: Int?
  @Entry public var spacing: Double = 8
}

#Preview("Feature") {
  Text("Feature")
}

#Preview {
  Text("Feature")
}
