import ArgumentParser
import ComposableArchitecture
import Foundation
import TimerFeatures

struct ManyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "many", abstract: "A list of timers in one store."
  )

  func run() async {
    await Runner(ManyProgram()).run()
  }
}

/// A list of timers. The number of a timer is its position in the list.
@MainActor
private struct ManyProgram: Program {
  let commands = "\(TimerChange.commands), add, remove N"
  private let store: StoreOf<ManyTimers>

  init() {
    store = Store(initialState: .dozen()) { ManyTimers() }
  }

  var rows: [Row] {
    store.timers.enumerated().map { index, timer in
      Row(
        id: "\(timer.id)", number: index + 1, line: "\(index + 1)  \(timer.value.line)",
        summary: timer.value.summary
      )
    }
  }

  var isBusy: Bool { store.timers.contains { $0.value.position == .counting } }

  func perform(_ command: Command) throws -> Bool {
    switch command.name {
    case "add" where command.argument.isEmpty:
      store.send(.addButtonTapped)
    case "remove" where command.text.isEmpty:
      store.send(.removed(ids: [try id(command)]))
    default:
      guard let change = try TimerChange(command) else { return false }
      let id = try id(command)
      switch change {
      case .action(let action): store.send(.timers(.element(id: id, action: action)))
      case .duration(let duration): store.send(.durationChanged(id: id, duration))
      case .name(let name): store.send(.renamed(id: id, name))
      }
    }
    return true
  }

  private func id(_ command: Command) throws -> UUID {
    guard let number = command.number, number > 0, number <= store.timers.count else {
      throw CommandError.noTimer(command)
    }
    return store.timers[number - 1].id
  }
}
