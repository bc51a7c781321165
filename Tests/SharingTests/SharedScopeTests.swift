import Dependencies
import Foundation
import Sharing
import Testing

@Suite struct SharedScopeTests {
  private let settings = UserDefaults.inMemory
  private let values = InMemoryStorage()

  private struct Model {
    @Shared(.inMemory("draft").perSession) var draft = ""
    @Shared(.inMemory("cart").perUser) var cart = [String]()
    @Shared(.appStorage("theme").perUser) var theme = "light"
    @Shared(.inMemory("visits")) var visits = 0
  }

  private func model(in scope: SharedScope?) -> Model {
    withDependencies {
      $0.defaultAppStorage = settings
      $0.defaultInMemoryStorage = values
      $0.sharedScope = scope
    } operation: {
      Model()
    }
  }

  @Test func theTabsOfAUserShareTheirValuesPerUser() {
    let (first, second) = (
      model(in: SharedScope(userID: "ann")), model(in: SharedScope(userID: "ann"))
    )
    first.$draft.withLock { $0 = "Dear" }
    first.$cart.withLock { $0 = ["tea"] }
    first.$theme.withLock { $0 = "dark" }
    first.$visits.withLock { $0 = 1 }
    #expect(second.draft == "")
    #expect(second.cart == ["tea"])
    #expect(second.theme == "dark")
    #expect(second.visits == 1)
  }

  @Test func usersDoNotShareValuesPerUser() {
    let first = model(in: SharedScope(userID: "ann"))
    first.$cart.withLock { $0 = ["tea"] }
    first.$theme.withLock { $0 = "dark" }
    // No user has a name that leads to the values of another one.
    for userID in ["eve", "ann cart", "3 ann", "", "nn"] {
      let other = model(in: SharedScope(userID: userID))
      #expect(other.cart == [])
      #expect(other.theme == "light")
    }
  }

  @Test func anonymousVisitorsDoNotShareValues() {
    let scope = SharedScope()
    let (first, same, other) = (model(in: scope), model(in: scope), model(in: SharedScope()))
    first.$draft.withLock { $0 = "Dear" }
    first.$cart.withLock { $0 = ["tea"] }
    first.$theme.withLock { $0 = "dark" }
    #expect((same.draft, same.cart, same.theme) == ("Dear", ["tea"], "dark"))
    #expect((other.draft, other.cart, other.theme) == ("", [], "light"))
    // Nothing of a stranger is stored.
    #expect(settings.dictionaryRepresentation().values.allSatisfy { $0 as? String != "dark" })
  }

  @Test func allValuesAreSharedOutsideOfSessions() {
    let (first, second) = (model(in: nil), model(in: nil))
    first.$draft.withLock { $0 = "Dear" }
    first.$theme.withLock { $0 = "dark" }
    #expect(second.draft == "Dear")
    #expect(second.theme == "dark")
    #expect(settings.string(forKey: "theme") == "dark")
  }
}
