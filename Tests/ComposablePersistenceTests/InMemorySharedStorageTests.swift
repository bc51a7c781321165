import ComposablePersistence
import ComposablePersistenceTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct InMemorySharedStorageTests {
  @Test(arguments: SharedStorageCheck.all)
  func conforms(_ check: SharedStorageCheck) async throws {
    let storage = InMemorySharedStorage()
    try await check(storage, storage)
  }
}
