import ComposableArchitecture
import Testing

@testable import StandUpFeatures

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SpeechClientTests {
  @Test func sentencesAreHeardUntilTheRecognitionFails() async throws {
    let client = SpeechClient.simulated(failingAfter: SpeechClient.script.count + 1)
    let sentences = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      client.sentences()
    }
    var heard: [String] = []
    await #expect(throws: SpeechFailure()) {
      for try await sentence in sentences { heard.append(sentence) }
    }
    // The script begins again.
    #expect(heard == SpeechClient.script + SpeechClient.script.prefix(1))
  }

  @Test func theUserIsAskedOnce() async {
    let client = SpeechClient.simulated()
    #expect(client.authorization() == .notDetermined)
    #expect(await client.requestAuthorization() == .authorized)
    #expect(client.authorization() == .authorized)
  }

  @Test func aDeniedAuthorizationStaysDenied() async {
    let client = SpeechClient.simulated(answer: .denied)
    #expect(client.authorization() == .denied)
    #expect(await client.requestAuthorization() == .denied)
  }
}
