import ComposableArchitecture
import SwiftUI

/// Text fields for the minutes and seconds of a timer's duration, disabled while the timer counts.
struct DurationFields: View {
  let timer: StoreOf<LonelyTimer>
  let change: (Duration) -> Void

  var body: some View {
    let name = timer.displayName
    Group {
      DurationField("Minutes of \(name)", "min", value: minutes)
      DurationField("Seconds of \(name)", "s", value: seconds)
    }
    .disabled(timer.position == .counting)
  }

  private var minutes: Binding<Int> {
    Binding {
      wholeSeconds / 60
    } set: { minutes in
      let most = Int(LonelyTimer.State.durations.upperBound.components.seconds) / 60
      change(.seconds(min(max(minutes, 0), most) * 60 + wholeSeconds % 60))
    }
  }

  private var seconds: Binding<Int> {
    Binding {
      wholeSeconds % 60
    } set: { seconds in
      change(.seconds(wholeSeconds / 60 * 60 + min(max(seconds, 0), 59)))
    }
  }

  private var wholeSeconds: Int { Int(timer.duration.components.seconds) }
}

/// A text field for a number, with its unit.
private struct DurationField: View {
  let name: String
  let unit: String
  let value: Binding<Int>

  init(_ name: String, _ unit: String, value: Binding<Int>) {
    self.name = name
    self.unit = unit
    self.value = value
  }

  var body: some View {
    HStack(spacing: 6) {
      TextField(
        name, value: value, format: .number.grouping(.never), prompt: Text(verbatim: "0")
      )
      .textFieldStyle(.roundedBorder)
      .multilineTextAlignment(.trailing)
      .monospacedDigit()
      .frame(width: 58)
      Text(unit).font(.subheadline).foregroundStyle(.secondary)
    }
  }
}
