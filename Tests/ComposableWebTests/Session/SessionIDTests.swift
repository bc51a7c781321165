#if Web
import Testing

@testable import ComposableWeb

@Suite struct SessionIDTests {
  @Test func anIDRoundTripsThroughItsToken() {
    for _ in 0..<100 {
      let id = SessionID()
      #expect(SessionID(token: id.token) == id)
    }
  }

  /// The memory of a task is aligned to 16 bytes. With a vector of 32, the optimizer wrote beyond it.
  @Test func anIDFitsTheAlignmentOfTasks() { #expect(MemoryLayout<SessionID>.alignment <= 16) }

  @Test func tokensAreUniqueAndURLSafe() {
    let tokens = (0..<1_000).map { _ in SessionID().token }
    #expect(Set(tokens).count == tokens.count)
    for token in tokens { #expect(token.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil) }
  }

  @Test func anAlteredTokenIsAnotherSession() {
    let id = SessionID()
    let token = Array(id.token)
    for index in token.indices.dropLast() {
      var changed = token
      changed[index] = changed[index] == "A" ? "B" : "A"
      #expect(SessionID(token: String(changed)) != id)
    }
  }

  @Test(arguments: [
    "", "a", String(repeating: "A", count: 42), String(repeating: "A", count: 44),
    String(repeating: "=", count: 43), String(repeating: "A", count: 42) + "+",
    String(repeating: "A", count: 42) + "=", String(repeating: "é", count: 43),
    String(repeating: "A", count: 41) + "é", String(repeating: " ", count: 43),
  ])
  func malformedTokensAreInvalid(_ token: String) {
    #expect(SessionID(token: token) == nil)
  }

  @Test func theDescriptionRevealsAPrefixOnly() {
    #expect(SessionID().description.count <= 8)
  }
}
#endif
