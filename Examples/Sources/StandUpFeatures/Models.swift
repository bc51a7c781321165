import ComposableArchitecture
import Foundation

/// A meeting that a team holds regularly, in which each attendee speaks for the same time.
struct StandUp: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var minutes = 5
  var accent = Accent.sky
  var attendees: IdentifiedArrayOf<Attendee> = []
  /// The past meetings, the latest first.
  var meetings: IdentifiedArrayOf<Meeting> = []

  /// The minutes that a meeting may take.
  static let minutesRange = 1...30

  /// A title for lists and screens.
  var displayTitle: String { title.isBlank ? "Untitled" : title }

  /// A summary of the attendees: `3 attendees`.
  var attendance: String {
    switch attendees.count {
    case 0: "No attendees"
    case 1: "1 attendee"
    case let count: "\(count) attendees"
    }
  }
}

/// A member of the team.
struct Attendee: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

/// A meeting that was held.
struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
  let seconds: Int
  /// The names of the team at that time.
  let attendees: [String]
  let transcript: String
}

extension String {
  /// True if the string has no visible characters.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Int {
  /// A number of seconds as minutes and seconds: `1:05`.
  var clockTime: String {
    Duration.seconds(self).formatted(.time(pattern: .minuteSecond))
  }
}

extension StandUp {
  /// The stand-ups that an empty list offers.
  ///
  /// - Parameter id: Creates the identifiers.
  static func examples(id: () -> UUID) -> IdentifiedArrayOf<StandUp> {
    func team(_ names: String...) -> IdentifiedArrayOf<Attendee> {
      IdentifiedArray(uniqueElements: names.map { Attendee(id: id(), name: $0) })
    }
    return [
      StandUp(
        id: id(), title: "Lighthouse crew", minutes: 6, accent: .lagoon,
        attendees: team("Marit", "Jonas", "Esi", "Tomás")),
      StandUp(
        id: id(), title: "Garden planning", minutes: 3, accent: .moss,
        attendees: team("Ines", "Bo")),
      StandUp(
        id: id(), title: "Night train", minutes: 10, accent: .plum,
        attendees: team("Yusuf", "Klara", "Pim", "Noor", "Aldo")),
    ]
  }
}
