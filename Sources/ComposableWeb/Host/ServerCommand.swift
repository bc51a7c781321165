#if Web
import ArgumentParser
import Foundation

/// The command that serves an app: the options of every server, of documents and of the app.
struct ServerCommand<Documents: ParsableArguments, Options: ParsableArguments>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent })
  }

  @OptionGroup var documents: Documents
  @OptionGroup var server: ServerOptions
  @OptionGroup var options: Options
}
#endif
