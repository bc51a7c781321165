import Testing

/// The options of the built gallery.
@Suite(.timeLimit(.minutes(2))) struct GalleryOptionsTests {
  @Test(arguments: [
    (["--color"], "Unknown option '--color'."),
    (["--delay"], "Missing value for '--delay'."),
    (["--delay", "soon"], "'soon' is not a number of seconds from 0 to 3600."),
    (["--delay", "nan"], "'nan' is not a number of seconds"),
    (["--delay", "3601"], "'3601' is not a number of seconds"),
    (["--facts"], "Missing value for '--facts'."),
    (["--facts", "numbersapi.com"], "'numbersapi.com' is not an HTTP URL."),
    (["--facts", "ftp://a"], "'ftp://a' is not an HTTP URL."),
    (["--facts", "http://a", "--delay", "1"], "'--delay' has no effect with '--facts'."),
  ])
  func invalidOptionsAreExplained(arguments: [String], message: String) async throws {
    let program = try RunningProgram.piped("gallery", arguments)
    try await program.expect(message)
    try await program.expect("usage: gallery")
    #expect(await program.ending() == .exited(64))
  }
}
