import Foundation
import Testing

@testable import ComposableRecording
@testable import ComposableTestSupport

/// Random sessions, and what their records say.
@MainActor
@Suite struct RecordedSessionTests {
  @Test(arguments: SeedRange.records)
  func everyStateIsThatOfTheSession(_ range: SeedRange) async throws {
    for seed in range.seeds {
      let session = try await RandomSession(seed: seed)
      let recording = session.recording
      try #require(recording.steps.count == session.states.count - 1, "seed \(seed)")
      let reflection = Reflection()
      for (count, state) in session.states.enumerated() {
        let decoded = try recording.state(after: count, as: Shopping.State.self)
        try #require(decoded == state, "seed \(seed), state \(count)")
        try #require(
          recording.state(after: count) == reflection.value(of: state),
          "seed \(seed), state \(count)")
      }
    }
  }

  /// The tests of 10 sessions are part of this target: they are compiled, and pass.
  ///
  /// If they change, look at them and copy them: the message says where the new file is.
  @Test func theTestsOfSessionsAreThoseOfThisTarget() async throws {
    var recordings: [(String, StoreRecording)] = []
    for seed in 0..<10 {
      recordings.append(("session\(seed)", try await RandomSession(seed: UInt64(seed)).recording))
    }
    let source = StoreRecording.test(of: recordings, named: "EmittedSession")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "EmittedSessionTests.swift")
    if source == (try? String(contentsOf: file, encoding: .utf8)) { return }
    let new = FileManager.default.temporaryDirectory.appending(path: "EmittedSessionTests.swift")
    try source.write(to: new, atomically: true, encoding: .utf8)
    Issue.record("The emitted tests differ. Compare them: diff \(file.path) \(new.path)")
  }
}
