import ComposablePersistence
import ComposablePersistenceTestSupport
import Testing

@Suite struct InMemorySessionStorageTests {
  @Test(arguments: SessionStorageCheck.all)
  func conforms(_ check: SessionStorageCheck) async throws {
    try await check(InMemorySessionStorage())
  }

  @Test func sessionsExpireAtTheEndOfTheirLife() async throws {
    let date = TestDate()
    try await date.checkExpiration(InMemorySessionStorage(now: date.now))
  }
}
