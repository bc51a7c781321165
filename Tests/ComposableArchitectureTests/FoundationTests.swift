import ComposableArchitecture
import Foundation
import Testing

/// A feature file that uses the parts of Foundation that it has on Apple platforms.
@Reducer
private struct Exports {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var file: URL?
    var isOffline = false
  }

  enum Action {
    case downloaded(Result<Int, any Error>)
    case itemsDidChange
    case task
  }

  @Dependency(\.notificationCenter) var notificationCenter
  @Dependency(\.urlSession) var urlSession

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        state.file = URL.documentsDirectory.appending(component: "items.json")
        return .run { send in
          for await _ in notificationCenter.notifications(named: .itemsDidChange) {
            await send(.itemsDidChange)
          }
        }
      case .itemsDidChange:
        return .run { send in
          await send(.downloaded(Result { try await download(from: urlSession) }))
        }
      case .downloaded(.success(let count)):
        state.count = count
        return .none
      case .downloaded(.failure(let error)):
        state.isOffline = (error as? URLError)?.code == .notConnectedToInternet
        return .none
      }
    }
  }

  private func download(from session: URLSession) async throws -> Int {
    let url = URL(filePath: "/items")
    let (data, response) = try await session.data(for: URLRequest(url: url))
    return (response as? HTTPURLResponse)?.statusCode == 200 ? data.count : 0
  }
}

extension Notification.Name {
  fileprivate static let itemsDidChange = Self("itemsDidChange")
}

@MainActor
@Suite struct FoundationTests {
  @Test func aFeatureUsesFoundationWithoutImportsForThePlatform() async {
    let store = TestStore(initialState: Exports.State()) {
      Exports()
    } withDependencies: {
      $0.urlSession = URLSession(configuration: .unavailable)
    }
    await store.send(.task) {
      $0.file = URL.documentsDirectory.appending(component: "items.json")
    }
    @Dependency(\.notificationCenter) var notificationCenter
    notificationCenter.post(name: .itemsDidChange, object: nil)
    await store.receive(\.itemsDidChange)
    await store.receive(\.downloaded.failure) { $0.isOffline = true }
    await store.skipInFlightEffects()
  }
}

extension URLSessionConfiguration {
  fileprivate static var unavailable: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnavailableProtocol.self]
    return configuration
  }
}

private final class UnavailableProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
  }

  override func stopLoading() {}
}
