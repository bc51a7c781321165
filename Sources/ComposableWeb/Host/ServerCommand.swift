#if Web
import ArgumentParser
import Foundation

/// The command that serves an app: the options of every server, of documents and of the app.
struct ServerCommand<Documents: ParsableArguments, Options: ParsableArguments>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ServerCommandName.current
        ?? CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent })
  }

  @OptionGroup var documents: Documents
  @OptionGroup var server: ServerOptions
  @OptionGroup var options: Options
}

/// The name of the command in its usage.
enum ServerCommandName {
  /// The name; `nil` for that of the program.
  @TaskLocal static var current: String?
}
#endif
