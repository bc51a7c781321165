public import ComposableArchitecture

extension SpeechClient: DependencyKey {
  /// A simulated speaker, because a server has no microphone.
  public static let liveValue = simulated()

  /// Creates a client that hears a sentence every four seconds.
  ///
  /// - Parameters:
  ///   - answer: The user's answer to the question for authorization. `denied` is also the decision
  ///     before that.
  ///   - limit: The number of sentences before the recognition fails. By default, it doesn't.
  public static func simulated(
    answer: Authorization = .authorized, failingAfter limit: Int = .max
  ) -> SpeechClient {
    let decision = LockIsolated(answer == .denied ? answer : .notDetermined)
    return SpeechClient(
      authorization: { decision.value },
      requestAuthorization: {
        decision.setValue(answer)
        return answer
      },
      sentences: {
        @Dependency(\.continuousClock) var clock
        return AsyncThrowingStream { [clock] continuation in
          let task = Task {
            do {
              for number in 0..<limit {
                try await clock.sleep(for: .seconds(4))
                continuation.yield(script[number % script.count])
              }
              continuation.finish(throwing: SpeechFailure())
            } catch {
              continuation.finish(throwing: error)
            }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      },
      source: { "Simulated speech" }
    )
  }

  /// The sentences of the simulated speaker.
  static let script = [
    "Yesterday I finished the map of the harbor.",
    "Today I am going to measure the tide again, because two of the tables disagree.",
    "Nothing keeps me from doing that.",
    "I have repaired the lamp, and it turns without a sound now.",
    "If somebody has a minute later, I would like to hear a second opinion about the lens.",
    "The boat with the new rope arrives at noon.",
    "Until then I am writing down what we decided last week.",
    "I am waiting for an answer from the workshop.",
    "It would help me to know who is on duty on Saturday.",
    "That is all from my side.",
  ]
}
