import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let clock = CaseStudy(
    "Clock",
    """
    A `TimelineView` evaluates its content as time passes, by a schedule: here each second. Nothing is sent to the \
    store while the clock runs. An action that notes the time asks the dependency `date`, which a test controls.
    """
  ) {
    ClockView(store: Store(initialState: ClockFeature.State()) { ClockFeature() })
  }
}

@Reducer
struct ClockFeature {
  @ObservableState
  struct State: Equatable {
    var times: [Date] = []
  }

  enum Action {
    case noteTapped
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .noteTapped:
        state.times.append(now)
        return .none
      }
    }
  }
}

struct ClockView: View {
  let store: StoreOf<ClockFeature>

  var body: some View {
    Form {
      Section {
        TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { timeline in
          ClockFace(date: timeline.date)
        }
        .frame(width: 200, height: 200)
        .frame(maxWidth: .infinity)
        .padding(.vertical)
      }
      Section("Noted times") {
        ForEach(Array(store.times.enumerated()), id: \.offset) { _, time in
          Text(time, format: .dateTime.hour().minute().second())
        }
        Button("Note the time") { store.send(.noteTapped, animation: .default) }
      }
    }
  }
}

/// The face of a clock with three hands.
private struct ClockFace: View {
  let date: Date

  @Environment(\.calendar) private var calendar

  var body: some View {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let seconds = Double(time.second ?? 0)
    let minutes = Double(time.minute ?? 0) + seconds / 60
    let hours = Double((time.hour ?? 0) % 12) + minutes / 60
    ZStack {
      ForEach(0..<12) { hour in
        Capsule()
          .fill(.secondary)
          .frame(width: 3, height: hour.isMultiple(of: 3) ? 14 : 7)
          .offset(y: -88)
          .rotationEffect(.degrees(Double(hour) * 30))
      }
      hand(length: 50, width: 6, turned: hours / 12).foregroundStyle(.primary)
      hand(length: 76, width: 4, turned: minutes / 60).foregroundStyle(.primary)
      hand(length: 80, width: 2, turned: seconds / 60).foregroundStyle(.red)
      Circle().fill(.red).frame(width: 8, height: 8)
    }
    .frame(width: 200, height: 200)
    .accessibilityElement()
    .accessibilityLabel("Clock")
    .accessibilityValue(Text(date, format: .dateTime.hour().minute()))
  }

  private func hand(length: Double, width: Double, turned turn: Double) -> some View {
    Capsule()
      .frame(width: width, height: length)
      .offset(y: -length / 2)
      .rotationEffect(.degrees(turn * 360))
  }
}

#Preview {
  ClockView(store: Store(initialState: ClockFeature.State()) { ClockFeature() })
}
