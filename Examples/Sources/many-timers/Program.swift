import ComposableArchitecture
import Foundation
import LonelyTimer
import ManyTimers
import TerminalPrograms
import TimerPrograms

/// A list of timers at a terminal: a line for each that changes, but for its ticks.
@MainActor
final class Program: TerminalProgram {
  /// What of a timer is told when it changes.
  private struct Row: Equatable {
    var id: UUID
    var name: String
    var duration: Duration
    var position: LonelyTimer.State.Position
    var isAtStart: Bool
  }

  private let store: StoreOf<ManyTimers>
  private let style: Style
  private let write: (String) -> Void
  private let rows: ObservedValue<[Row]>

  /// - Parameters:
  ///   - store: The feature.
  ///   - style: How lines look.
  ///   - write: Shows a line.
  init(_ store: StoreOf<ManyTimers>, style: Style, write: @escaping (String) -> Void) {
    self.store = store
    self.style = style
    self.write = write
    rows = ObservedValue {
      store.timers.map { timer in
        Row(
          id: timer.id, name: timer.name, duration: timer.duration, position: timer.position,
          isAtStart: timer.value.isAtStart
        )
      }
    }
    rows.changed = { [weak self] in self?.showChange(from: $0, to: $1) }
  }

  func show() {
    for index in store.timers.indices { showTimer(at: index) }
  }

  func perform(_ line: String) async -> Bool {
    do throws(CommandParseError) {
      return try await perform(Command(line: line))
    } catch {
      write("\(style("?", .failure)) \(error.text)")
      return true
    }
  }

  private func perform(_ command: Command) async throws(CommandParseError) -> Bool {
    switch command {
    case .list:
      show()
    case .add:
      store.send(.addButtonTapped)
    case .timer(let number, let command):
      let (index, id) = try place(of: number)
      let before = rows.value
      store.send(action(command, id))
      // A change was shown when it came.
      if rows.value == before { showTimer(at: index) }
    case .remove(let number):
      store.send(.removed(ids: [try place(of: number).id]))
    case .wait:
      await rows.until { !$0.contains { $0.position == .counting } }
    case .quit:
      return false
    }
    return true
  }

  private func action(_ command: TimerCommand, _ id: UUID) -> ManyTimers.Action {
    switch command {
    case .timer(let action): .timers(.element(id: id, action: action))
    case .rename(let name): .renamed(id: id, name)
    case .duration(let duration): .durationChanged(id: id, duration)
    }
  }

  private func place(of number: Int) throws(CommandParseError) -> (index: Int, id: UUID) {
    guard 1...max(1, store.timers.count) ~= number, !store.timers.isEmpty else {
      throw CommandParseError("there is no timer \(number)")
    }
    return (number - 1, store.timers[number - 1].id)
  }

  private func showChange(from before: [Row], to after: [Row]) {
    for row in before where !after.contains(where: { $0.id == row.id }) {
      write("\(style("removed", .label))  \(row.name.printable(limit: 40))")
    }
    let before = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    for (index, row) in after.enumerated() where before[row.id] != row { showTimer(at: index) }
  }

  private func showTimer(at index: Int) {
    let number = style("\(index + 1)".led(to: 3), .label)
    write("\(number)  \(TimerLine(store.timers[index].value).text(style, isRow: true))")
  }
}
