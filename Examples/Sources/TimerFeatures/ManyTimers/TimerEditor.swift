import ComposableArchitecture
import SwiftUI

/// The fields and buttons that edit a timer of a list.
struct TimerEditor: View {
  /// A change that the user makes.
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
    let name = timer.displayName
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        TextField(
          "Name",
          text: Binding {
            timer.name
          } set: {
            edit(.name($0))
          }
        )
        .accessibilityLabel("Name of \(name)")
        .textFieldStyle(.roundedBorder)
        IconButton("Delete \(name)", "trash", role: .destructive) { edit(.deletion) }
      }
      HStack(spacing: 8) {
        DurationFields(timer: timer) { edit(.duration($0)) }
        Spacer(minLength: 0)
        IconButton("Move \(name) up", "arrow.up") { edit(.up) }
          .disabled(isFirst)
        IconButton("Move \(name) down", "arrow.down") { edit(.down) }
          .disabled(isLast)
      }
    }
  }
}

/// A button with an icon and a target that is large enough for a finger.
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
