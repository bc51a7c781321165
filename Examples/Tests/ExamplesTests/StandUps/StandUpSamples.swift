import ComposableArchitecture
import Foundation

@testable import StandUpFeatures

extension StandUp {
  /// A stand-up of a minute with two attendees.
  static let crew = StandUp(
    id: UUID(100), title: "Crew", minutes: 1, accent: .lagoon,
    attendees: [Attendee(id: UUID(101), name: "Ada"), Attendee(id: UUID(102), name: "Bo")])

  /// A stand-up with a past meeting.
  static let garden = StandUp(
    id: UUID(200), title: "Garden", minutes: 3, accent: .moss,
    attendees: [Attendee(id: UUID(201), name: "Ines")], meetings: [.past])
}

extension Meeting {
  static let past = Meeting(
    id: UUID(300), date: Date(timeIntervalSince1970: 86_400), seconds: 90, attendees: ["Ines"],
    transcript: "The roses bloom.")
}

extension SpeechClient {
  /// A client of a user who has agreed, which hears the sentences of a stream.
  static func hearing(_ sentences: AsyncThrowingStream<String, any Error>) -> SpeechClient {
    SpeechClient(
      authorization: { .authorized },
      requestAuthorization: { .authorized },
      sentences: { sentences },
      source: { "Test" }
    )
  }
}
