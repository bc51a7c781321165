import ComposableWeb
import Foundation

/// Serves timers to browsers: `swift run --package-path Examples timers many`.
@main
enum TimersServer {
  private static let usage = """
    usage: timers lonely [--name NAME] [--seconds SECONDS]
           timers many
           timers documents --documents DIR
    'timers many --help' prints the options of the server.

    """

  static func main() async {
    let names = ["lonely", "many", "documents"]
    switch CommandLine.arguments.dropFirst().first(where: names.contains) {
    case "lonely": await LonelyTimerApp.main()
    case "many": await ManyTimersApp.main()
    case "documents": await TimerDocumentsApp.main()
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(EX_USAGE)
    }
  }
}
