import ComposableArchitecture

/// A feature in a terminal.
@MainActor
protocol Program {
  /// The commands, for the user.
  var commands: String { get }
  /// The state, of which each row is printed as a line.
  var rows: [Row] { get }
  /// The word before the line of a row that was removed.
  var removal: String { get }
  /// True while the command `wait` has to wait.
  var isBusy: Bool { get }
  /// Performs a command.
  ///
  /// - Returns: `false` if the command is unknown.
  /// - Throws: An error to print.
  func perform(_ command: Command) async throws -> Bool
  /// Saves and closes the documents.
  ///
  /// - Returns: `false` if not everything could be saved.
  func close() async -> Bool
}

extension Program {
  var removal: String { "removed" }

  func close() async -> Bool { true }
}

/// A line that shows a part of the state.
struct Row {
  let id: String
  /// The number of the row in commands.
  var number: Int?
  let line: String
  /// The values whose changes are printed.
  let summary: [String]
}

/// A program for a feature whose state is printed as one line.
@MainActor
struct StoreProgram<State, Action>: Program {
  let store: Store<State, Action>
  let commands: String
  /// The state as a line.
  let line: @MainActor (State) -> String
  let isBusyWhen: @MainActor (State) -> Bool
  /// Returns the action of a command, or `nil` if the command is unknown.
  let action: @MainActor (_ command: String, State) -> Action?

  var rows: [Row] {
    let line = store.withState(line)
    return [Row(id: "", line: line, summary: [line])]
  }

  var isBusy: Bool { store.withState(isBusyWhen) }

  func perform(_ command: Command) -> Bool {
    guard let action = action(command.line, store.state) else { return false }
    store.send(action)
    return true
  }
}
