import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Foundation
import Testing

@testable import SignInFeatures

@MainActor
@Suite struct SignInTests {
  /// The cookies and redirects that features ask for, in their order.
  private let commands = LockIsolated<[String]>([])
  private let accounts = Accounts.testValue
  private let browser = Accounts.Browser()

  private func testStore() -> TestStoreOf<SignIn> {
    TestStore(initialState: SignIn.State()) {
      SignIn()
    } withDependencies: {
      $0.accounts = accounts
      $0.page.replaceCookie = { [commands] cookie in
        commands.withValue { $0.append("\(cookie.name) for \(cookie.maxAge ?? .zero)") }
        return nil
      }
      $0.pageRequest = PageRequest(
        url: URL(string: "http://localhost/sign-in?next=/orders/3?page%3D2") ?? URL(filePath: "/"))
      $0.page.redirect = { [commands] address in commands.withValue { $0.append(address) } }
    }
  }

  private func fill(_ store: TestStoreOf<SignIn>, _ name: String, _ password: String) async {
    await store.send(.binding(.set(\.name, name))) { $0.name = name }
    await store.send(.binding(.set(\.password, password))) { $0.password = password }
  }

  @Test func aNewUserGetsACookieAndTheirPage() async {
    let store = testStore()
    await fill(store, "Ann", "correct horse")
    await store.send(.createAccountTapped) {
      $0.isWorking = true
      $0.password = ""
    }
    await store.finish()
    #expect(
      commands.value == [
        "device for 31536000.0 seconds", "session for 2592000.0 seconds", "/orders/3?page=2",
      ])
  }

  @Test func theSessionThatAnotherTabHasStartedEnds() async throws {
    let other = try await accounts.create("Ann", password: "correct horse", on: browser).session
    let store = testStore()
    store.dependencies.page.replaceCookie = { $0.name == "session" ? other : nil }
    await fill(store, "Ann", "correct horse")
    await store.send(.signInTapped) {
      $0.isWorking = true
      $0.password = ""
    }
    await store.finish()
    #expect(try await accounts.account(ofSession: other) == nil)
    #expect(commands.value == ["/orders/3?page=2"])
  }

  @Test func aWrongPasswordIsReportedAndCleared() async throws {
    _ = try await accounts.create("Ann", password: "correct horse", on: browser)
    let store = testStore()
    await fill(store, "ann", "wrong horse")
    await store.send(.signInTapped) {
      $0.isWorking = true
      $0.password = ""
    }
    await store.receive(\.failed) {
      $0.isWorking = false
      $0.message = "The name or the password is wrong."
    }
    #expect(commands.value.isEmpty)
  }

  @Test func anIncompleteFormDoesNothing() async {
    let store = testStore()
    await store.send(.signInTapped)
    await store.send(.createAccountTapped)
  }

  @Test func signingOutEndsOneSessionOrAllOfThem() async throws {
    let first = try await accounts.create("Ann", password: "correct horse", on: browser).session
    let second = try await accounts.signIn("Ann", password: "correct horse", on: browser).session
    let account = try #require(try await accounts.account(ofSession: first))
    let store = TestStore(initialState: Member.State()) {
      Member()
    } withDependencies: {
      $0.accounts = accounts
      $0.pageRequest.userID = account.id
      $0.pageRequest.headers[.cookie] = "session=\(first)"
    }
    await store.send(.signOutTapped) { $0.isSigningOut = true }
    await store.finish()
    #expect(try await accounts.account(ofSession: first) == nil)
    #expect(try await accounts.account(ofSession: second) != nil)
    await store.send(.signOutEverywhereTapped)
    await store.finish()
    #expect(try await accounts.account(ofSession: second) == nil)
  }
}
