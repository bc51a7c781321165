import Testing

@testable import ContactsFeatures

/// The program `contacts`, which serves browsers.
@Suite(.timeLimit(.minutes(2))) struct ContactsProgramTests {
  @Test func aFileThatCannotBeOpenedIsExplained() async throws {
    let program = try RunningProgram.piped(
      "contacts", "--database", "/dev/null/contacts.sqlite", "--port", "0")
    try await program.expect(ContactError.unreadable.description)
    #expect(await program.ending() == .exited(1))
  }
}
