import ComposableArchitecture
import ComposableUI
import LonelyTimer

/// What can be changed about a timer of a list. Its duration can only be while it does not count.
struct TimerEditor: View {
  /// What the user wants of the list.
  enum Change {
    case name(String)
    case duration(Duration)
    case deletion
    case up
    case down
  }

  let timer: StoreOf<LonelyTimer>
  let isFirst: Bool
  let isLast: Bool
  let edit: (Change) -> Void

  var body: some View {
    let name = timer.calledName
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        TextField(
          "Name of \(name)",
          text: Binding {
            timer.name
          } set: {
            edit(.name($0))
          },
          prompt: Text("Name")
        )
        .textFieldStyle(.roundedBorder)
        IconButton("Delete \(name)", "trash", role: .destructive) { edit(.deletion) }
      }
      HStack(spacing: 8) {
        Group {
          DurationField("Minutes of \(name)", "min", value: minutes)
          DurationField("Seconds of \(name)", "s", value: seconds)
        }
        .disabled(timer.position == .counting)
        Spacer(minLength: 0)
        IconButton("Move \(name) up", "arrow.up") { edit(.up) }
          .disabled(isFirst)
        IconButton("Move \(name) down", "arrow.down") { edit(.down) }
          .disabled(isLast)
      }
    }
  }

  private var minutes: Binding<Int> {
    Binding {
      wholeSeconds / 60
    } set: { minutes in
      let most = Int(LonelyTimer.State.durations.upperBound.components.seconds) / 60
      edit(.duration(.seconds(min(max(minutes, 0), most) * 60 + wholeSeconds % 60)))
    }
  }

  private var seconds: Binding<Int> {
    Binding {
      wholeSeconds % 60
    } set: { seconds in
      edit(.duration(.seconds(wholeSeconds / 60 * 60 + min(max(seconds, 0), 59))))
    }
  }

  private var wholeSeconds: Int { Int(timer.duration.components.seconds) }
}

/// A number with its unit.
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

/// A button with an icon, large enough for a finger.
private struct IconButton: View {
  let name: String
  let icon: String
  let role: ButtonRole?
  let action: () -> Void

  init(_ name: String, _ icon: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.name = name
    self.icon = icon
    self.role = role
    self.action = action
  }

  var body: some View {
    Button(role: role) {
      action()
    } label: {
      Image(systemName: icon).frame(width: 28, height: 36)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(name)
  }
}
