import Observation

/// Performs the commands of standard input, and prints the changes of the state.
///
/// 1. Commands are performed in order. A line is read when the command before it is done.
/// 2. `quit`, the end of the input, a closed output, SIGINT, SIGTERM and SIGHUP end the process after
///    the documents are saved.
@MainActor
final class Runner {
  private let program: any Program
  private let commands: String
  /// The rows as they were printed.
  private var rows: [Row] = []
  private var updates = 0
  private var printedChanges = 0

  init(_ program: any Program) {
    self.program = program
    commands = "\(program.commands), list, wait, quit"
  }

  /// Runs the program, then ends the process.
  func run() async {
    await Console.handleSignals()
    Console.print("Commands: \(commands)")
    update()
    let input = Task {
      while let line = await Console.nextLine(), !Task.isCancelled, await perform(line) {}
      Console.ending.yield(nil)
    }
    for await signal in Console.endings {
      input.cancel()
      Console.exit(by: signal, status: await close() ? 0 : 1)
    }
  }

  /// Performs a line.
  ///
  /// - Returns: `false` to end the program.
  private func perform(_ line: String) async -> Bool {
    let command = Command(line)
    do {
      switch command.line {
      case "": break
      case "list": print(program.rows)
      case "wait": await wait()
      case "quit":
        if await close() { return false }
        throw CommandError("Not everything is saved. Use 'discard N' to close without saving.")
      default:
        let printedChanges = printedChanges
        guard try await program.perform(command) else {
          throw CommandError("Unknown command '\(command.line)'. The commands are: \(commands).")
        }
        update()
        // A command that changes nothing is answered with its row.
        if printedChanges == self.printedChanges {
          print(rows.filter { $0.number == nil || $0.number == command.number })
        }
      }
    } catch {
      Console.print("Error: \(error)")
    }
    return true
  }

  private func close() async -> Bool {
    defer { update() }
    return await program.close()
  }

  private func wait() async {
    while program.isBusy {
      // Unchecked, because a signal can end the process before the continuation is resumed.
      await withUnsafeContinuation { continuation in
        withObservationTracking {
          _ = program.isBusy
        } onChange: {
          continuation.resume()
        }
      }
    }
  }

  /// Prints the rows that have changed.
  private func update() {
    updates += 1
    let old = rows
    rows = withObservationTracking {
      program.rows
    } onChange: { [updates] in
      // A store belongs to the main actor, and notifies its observers after the change.
      MainActor.assumeIsolated { if updates == self.updates { self.update() } }
    }
    let ids = Set(rows.map(\.id))
    let removed = old.filter { !ids.contains($0.id) }
    for row in removed { Console.print("\(program.removal)  \(row.line)") }
    let summaries = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.summary) })
    let changed = rows.filter { summaries[$0.id] != $0.summary }
    print(changed)
    printedChanges += removed.count + changed.count
  }

  private func print(_ rows: [Row]) {
    for row in rows { Console.print(row.line) }
  }
}
