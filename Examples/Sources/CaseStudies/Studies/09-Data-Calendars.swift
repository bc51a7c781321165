import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let calendars = CaseStudy(
    "Calendars",
    """
    A departure in a calendar of one day, and days off in one of several. The feature forgets the days off that are \
    before the departure. The calendar, the time zone and the language are those of the user.
    """
  ) {
    HolidayView(store: Store(initialState: Holiday.State()) { Holiday() })
  }
}

@Reducer
struct Holiday {
  @ObservableState
  struct State: Equatable {
    var departure: Date
    var daysOff: Set<DateComponents> = []

    init(departure: Date? = nil) {
      @Dependency(\.date.now) var now
      self.departure = departure ?? now
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case clearTapped
  }

  @Dependency(\.calendar) var calendar

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.departure):
        let first = calendar.startOfDay(for: state.departure)
        state.daysOff = state.daysOff.filter {
          calendar.date(from: $0).map { $0 >= first } ?? false
        }
        return .none

      case .binding:
        return .none

      case .clearTapped:
        state.daysOff = []
        return .none
      }
    }
  }
}

struct HolidayView: View {
  @Bindable var store: StoreOf<Holiday>

  var body: some View {
    Form {
      Section("Departure") {
        DatePicker("Departure", selection: $store.departure, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
      Section {
        MultiDatePicker("Days off", selection: $store.daysOff, in: store.departure...)
        Button("Clear", role: .destructive) { store.send(.clearTapped) }
          .disabled(store.daysOff.isEmpty)
      } header: {
        Text("Days off")
      } footer: {
        Text("\(store.daysOff.count) days")
      }
    }
  }
}

#Preview {
  HolidayView(store: Store(initialState: Holiday.State()) { Holiday() })
}
