import ArgumentParser
import ComposableArchitecture
import TimerFeatures

struct LonelyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "lonely", abstract: "A timer.")

  @Option(help: "The name of the timer.")
  var name = "Tea"

  @Option(help: "The duration of the timer in seconds.")
  var seconds = 180.0

  func validate() throws {
    let range = LonelyTimer.State.seconds
    guard range.contains(seconds) else {
      throw ValidationError("Pass a number of seconds from 0 to \(Int(range.upperBound)).")
    }
  }

  @MainActor
  func run() async {
    let timer = LonelyTimer.State(name: name, duration: .seconds(seconds))
    let store = Store(initialState: timer) { LonelyTimer() }
    let program = StoreProgram(
      store: store,
      commands: "start, stop, toggle, reset",
      line: { $0.line },
      isBusyWhen: { $0.position == .counting },
      action: { command, _ in TimerChange.actions[command] }
    )
    await Runner(program).run()
  }
}
