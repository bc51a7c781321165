import ComposableArchitecture

/// Tells facts about numbers.
///
/// ```swift
/// @Dependency(\.factClient) var factClient
///
/// let fact = try await factClient.fetch(42)
/// ```
@DependencyClient
public struct FactClient: Sendable {
  /// Fetches a fact about a number.
  ///
  /// Cancelling the task that waits ends the request.
  public var fetch: @Sendable (Int) async throws -> String
}

extension FactClient: DependencyKey {
  /// Asks the ``FactService`` that `\.factService` is when a fact is fetched.
  public static let liveValue = FactClient { number in
    @Dependency(\.factService) var factService
    return try await factService.fact(about: number)
  }

  /// Fails the test that fetches without having said what comes.
  public static let testValue = FactClient()
}

extension DependencyValues {
  /// Tells facts about numbers.
  public var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
