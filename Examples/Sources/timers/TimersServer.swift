import ComposableWeb
import Foundation

/// Serves timers to browsers: `swift run --package-path Examples timers many`.
@main
enum TimersServer {
  private static let usage = """
    usage: timers lonely [--name <name>] [--seconds <seconds>]
           timers many
           timers documents --documents <dir>
    'timers many --help' prints the options of the server.

    """

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let options = Array(arguments.dropFirst())
    switch arguments.first {
    case "lonely": await LonelyTimerApp.main(options, commandName: "timers lonely")
    case "many": await ManyTimersApp.main(options, commandName: "timers many")
    case "documents":
      await TimerDocumentsApp.main(options, commandName: "timers documents")
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(EX_USAGE)
    }
  }
}
