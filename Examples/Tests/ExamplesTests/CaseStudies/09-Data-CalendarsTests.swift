import ComposableArchitecture
import ComposableUI
import DependenciesTestSupport
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct HolidayTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func day(_ day: Int) -> DateComponents {
    DateComponents(calendar: calendar, era: 1, year: 2026, month: 3, day: day)
  }

  @Test func daysBeforeTheDepartureAreForgotten() async throws {
    let departure = try #require(calendar.date(from: day(9)))
    let later = try #require(calendar.date(from: day(11)))
    let store = TestStore(initialState: Holiday.State(departure: departure)) {
      Holiday()
    } withDependencies: {
      $0.calendar = calendar
    }
    await store.send(\.binding.daysOff, [day(10), day(11), day(12)]) {
      $0.daysOff = [day(10), day(11), day(12)]
    }
    await store.send(\.binding.departure, later) {
      $0.departure = later
      $0.daysOff = [day(11), day(12)]
    }
    await store.send(.clearTapped) { $0.daysOff = [] }
  }

  @Test(.dependency(\.date, .constant(Date(timeIntervalSince1970: 0))))
  func theViewCountsTheDays() throws {
    let departure = try #require(calendar.date(from: day(9)))
    let store = Store(initialState: Holiday.State(departure: departure)) { Holiday() }
    let view = ViewDriver { HolidayView(store: store) }
    #expect(view.texts.contains("0 days"))
    store.send(.binding(.set(\.daysOff, [day(12), day(13)])))
    view.update()
    #expect(view.texts.contains("2 days"))
  }
}
