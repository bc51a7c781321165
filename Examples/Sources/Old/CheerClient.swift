import ComposableArchitecture
import Foundation

/// Cheers among all who listen at the moment.
@DependencyClient
public struct CheerClient: Sendable {
  /// What is heard.
  public enum Event: Equatable, Sendable {
    /// Somebody cheered.
    case cheer
    /// So many listen now.
    case listeners(Int)
  }

  /// Lets all who listen hear a cheer.
  public var cheer: @Sendable () -> Void
  /// Listens until the task that waits for events is cancelled. It begins with how many listen.
  public var listen: @Sendable () -> AsyncStream<Event> = { .finished }
}

extension CheerClient: DependencyKey {
  /// Among all stores of the process.
  public static let liveValue = {
    let listeners = LockIsolated<[UUID: AsyncStream<Event>.Continuation]>([:])
    let tell = { @Sendable (event: Event) in
      for listener in listeners.value.values { listener.yield(event) }
    }
    return CheerClient {
      tell(.cheer)
    } listen: {
      AsyncStream { continuation in
        let id = UUID()
        continuation.onTermination = { _ in
          listeners.withValue { $0[id] = nil }
          tell(.listeners(listeners.count))
        }
        listeners.withValue { $0[id] = continuation }
        tell(.listeners(listeners.count))
      }
    }
  }()

  /// Fails the test that listens without having said what is heard.
  public static let testValue = CheerClient()
}

extension DependencyValues {
  /// Cheers among all who listen at the moment.
  public var cheerClient: CheerClient {
    get { self[CheerClient.self] }
    set { self[CheerClient.self] = newValue }
  }
}
