public import ComposableArchitecture

/// A client that turns speech into text.
@DependencyClient
public struct SpeechClient: Sendable {
  /// The user's decision about the recognition of speech.
  public enum Authorization: Equatable, Sendable {
    case authorized
    case denied
    case notDetermined
  }

  /// Returns the user's decision.
  public var authorization: @Sendable () -> Authorization = { .denied }
  /// Asks the user, unless there is a decision.
  public var requestAuthorization: @Sendable () async -> Authorization = { .denied }
  /// Returns the sentences that are spoken from now on. The stream ends when its task is cancelled,
  /// and throws an error if the recognition fails.
  public var sentences: @Sendable () -> AsyncThrowingStream<String, any Error> = { .never }
  /// The source of the sentences, for the user: "Simulated speech".
  public var source: @Sendable () -> String = { "Speech" }
}

extension SpeechClient: TestDependencyKey {
  public static let testValue = SpeechClient()
  public static var previewValue: SpeechClient { .simulated() }
}

extension DependencyValues {
  /// The client that turns speech into text.
  public var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}

/// A failure of the recognition of speech.
public struct SpeechFailure: Error, Equatable {
  /// Creates a failure.
  public init() {}
}
