import ArgumentParser

/// The features in a terminal: `swift run --package-path Examples terminal many`.
@main
struct TerminalCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terminal",
    abstract: "Runs a feature in a terminal, with one command per line of standard input.",
    discussion: "A feature begins with a list of its commands.",
    subcommands: [
      CancellationCommand.self, LonelyCommand.self, ManyCommand.self, DocumentsCommand.self,
    ]
  )
}
