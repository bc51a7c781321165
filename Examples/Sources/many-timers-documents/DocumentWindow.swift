import ComposableArchitecture
import Foundation
import LonelyTimer
import ManyTimers
import TerminalPrograms
import TimerPrograms

/// One of the windows on a document, which is a number to the user.
@MainActor
final class DocumentWindow {
  /// What of a document is told when it changes.
  struct Shown: Equatable {
    var name: String
    var duration: Duration
    var position: LonelyTimer.State.Position
    var isAtStart: Bool
    var fault: TimerFileError?
  }

  let number: Int
  let store: StoreOf<TimerDocument>
  let shown: ObservedValue<Shown>
  /// Whether the timer counts, or something is to be saved that can be.
  let isAtWork: ObservedValue<Bool>

  /// Opens a window.
  init(_ number: Int, on store: StoreOf<TimerDocument>) {
    self.number = number
    self.store = store
    shown = ObservedValue {
      Shown(
        name: store.timer.name, duration: store.timer.duration, position: store.timer.position,
        isAtStart: store.timer.isAtStart, fault: store.fault
      )
    }
    isAtWork = ObservedValue {
      store.timer.position == .counting || (store.isEdited && store.fault == nil)
    }
  }

  /// The window as a line of a list.
  func text(_ style: Style) -> String {
    let line = TimerLine(store.timer).text(style, isRow: true)
    return """
      \(number(style))  \(file.padded(to: 16))  \(line)\(store.isEdited ? style("  edited", .label) : "")
      """
  }

  /// The window's number, and the file's name.
  func title(_ style: Style) -> String {
    "\(number(style))  \(file)"
  }

  private func number(_ style: Style) -> String {
    style("\(number)".led(to: 3), .label)
  }

  private var file: String { store.file.lastPathComponent.printable(limit: 40) }
}
