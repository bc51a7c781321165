import Testing

extension RunningProgram {
  /// Runs a program in a terminal and says what it left behind; the program's process is named first.
  static let commandThatTellsModes = """
    trap : INT QUIT
    before=$(stty -g)
    sh -c 'echo "pid=$$;"; exec "$0" "$@"' "$0" "$@"
    code=$?
    [ "$(stty -g)" = "$before" ] && echo "modes restored" || echo "modes changed"
    echo "code=$code;"
    """

  /// Waits until the shell says that the terminal is as it was.
  func expectRestoredModes(
    code: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expect("modes restored", sourceLocation: sourceLocation)
    try await expect("code=\(code);", sourceLocation: sourceLocation)
    #expect(await ending() == .exited(0), sourceLocation: sourceLocation)
  }
}
