import Testing

/// The options of the built gallery.
@Suite(.timeLimit(.minutes(2))) struct GalleryOptionsTests {
  @Test(arguments: [
    (["--color"], "Unknown option '--color'"),
    (["--delay"], "Missing value for '--delay <seconds>'"),
    (["--delay", "soon"], "The value 'soon' is invalid for '--delay <seconds>'"),
    (["--delay", "nan"], "'nan' is not a number of seconds"),
    (["--delay", "3601"], "'3601.0' is not a number of seconds"),
    (["--facts"], "Missing value for '--facts <url>'"),
    (["--facts", "numbersapi.com"], "'numbersapi.com' is invalid for '--facts <url>'"),
    (["--facts", "ftp://a"], "Pass an HTTP URL such as 'http://numbersapi.com'."),
    (["--facts", "http://a", "--delay", "1"], "'--delay' has no effect with '--facts'."),
  ])
  func invalidOptionsAreExplained(arguments: [String], message: String) async throws {
    let program = try RunningProgram.piped("gallery", arguments)
    try await program.expect(message)
    try await program.expect("Usage: gallery")
    #expect(await program.ending() == .exited(64))
  }
}
