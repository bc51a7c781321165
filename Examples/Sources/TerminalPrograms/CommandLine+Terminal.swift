extension CommandLine {
  /// The arguments after `--terminal`, where that is the first; `nil` where it is not.
  package static var terminalArguments: [String]? {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.first == "--terminal" ? Array(arguments.dropFirst()) : nil
  }
}
