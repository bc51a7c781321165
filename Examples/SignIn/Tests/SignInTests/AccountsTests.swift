import ComposableArchitecture
import Foundation
import Testing

@testable import SignInFeatures

@Suite struct AccountsTests {
  private let now = LockIsolated(Date(timeIntervalSince1970: 0))
  private let accounts: Accounts

  init() {
    accounts = Accounts(cost: PasswordHash.Cost(rounds: 16, parallelism: 1)) { [now] in now.value }
  }

  private func pass(_ seconds: Double) { now.withValue { $0 += seconds } }

  @Test func aPasswordMatchesItsOwnHashOnly() throws {
    let cost = PasswordHash.Cost(rounds: 16, parallelism: 1)
    let hash = try PasswordHash(of: "caf\u{E9} au lait", cost: cost)
    #expect(try hash.matches("cafe\u{301} au lait"))
    #expect(try !hash.matches("cafe au lait"))
    // Each has a salt of its own.
    #expect(try hash != PasswordHash(of: "caf\u{E9} au lait", cost: cost))
  }

  @Test func aSessionLastsThirtyDays() async throws {
    let token = try await accounts.create(" Ann ", password: "correct horse")
    #expect(await accounts.account(ofSession: token)?.name == "Ann")
    #expect(await accounts.account(ofSession: "guess") == nil)
    #expect(await accounts.account(ofSession: nil) == nil)
    pass(30 * 86_400)
    #expect(await accounts.account(ofSession: token) == nil)
  }

  @Test func namesThatLookAlikeAreTheSame() async throws {
    _ = try await accounts.create("Ann", password: "correct horse")
    await #expect(throws: AccountError.nameIsTaken) {
      try await accounts.create("ＡNN", password: "correct horse")
    }
  }

  @Test func namesAndPasswordsAreBounded() async {
    await #expect(throws: AccountError.invalidName) {
      try await accounts.create("  ", password: "correct horse")
    }
    await #expect(throws: AccountError.invalidPassword) {
      try await accounts.create("Ann", password: "short")
    }
    await #expect(throws: AccountError.invalidPassword) {
      try await accounts.create("Ann", password: String(repeating: "a", count: 1_001))
    }
  }

  @Test func fiveWrongPasswordsBlockAnAccountForAMinute() async throws {
    _ = try await accounts.create("Ann", password: "correct horse")
    for _ in 1...5 {
      await #expect(throws: AccountError.wrongPassword) {
        try await accounts.signIn("Ann", password: "guess")
      }
    }
    await #expect(throws: AccountError.tooManyAttempts) {
      try await accounts.signIn("Ann", password: "correct horse")
    }
    pass(60)
    let token = try await accounts.signIn("Ann", password: "correct horse")
    #expect(await accounts.account(ofSession: token)?.name == "Ann")
  }

  @Test func aUserHasTwentySessionsAtMost() async throws {
    var tokens = [try await accounts.create("Ann", password: "correct horse")]
    for _ in 1...20 {
      tokens.append(try await accounts.signIn("Ann", password: "correct horse"))
    }
    #expect(await accounts.account(ofSession: tokens[0]) == nil)
    #expect(await accounts.account(ofSession: tokens[1]) != nil)
    #expect(await accounts.account(ofSession: tokens[20]) != nil)
  }
}
