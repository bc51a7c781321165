import ComposableArchitecture
import Foundation
import GRDB
import Testing

@testable import SignInFeatures

@Suite struct AccountsTests {
  private let now = LockIsolated(Date(timeIntervalSince1970: 0))
  private let accounts: Accounts
  private let browser = Accounts.Browser(address: "203.0.113.1")

  init() throws {
    accounts = try Accounts(
      DatabaseQueue(), cost: PasswordHash.Cost(rounds: 16, parallelism: 1)
    ) { [now] in now.value }
  }

  private func pass(_ seconds: Double) { now.withValue { $0 += seconds } }

  private func expect(
    _ error: AccountError, _ name: String, _ password: String, on browser: Accounts.Browser? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await #expect(throws: error, sourceLocation: sourceLocation) {
      try await accounts.signIn(name, password: password, on: browser ?? self.browser)
    }
  }

  @Test func aPasswordMatchesItsOwnHashOnly() throws {
    let cost = PasswordHash.Cost(rounds: 16, parallelism: 1)
    let hash = try PasswordHash(of: "caf\u{E9} au lait", cost: cost)
    #expect(try hash.matches("cafe\u{301} au lait"))
    #expect(try !hash.matches("cafe au lait"))
    // Each has a salt of its own.
    #expect(try hash != PasswordHash(of: "caf\u{E9} au lait", cost: cost))
  }

  @Test func aSessionLastsThirtyDays() async throws {
    let token = try await accounts.create(" Ann ", password: "correct horse", on: browser).session
    #expect(try await accounts.account(ofSession: token)?.name == "Ann")
    #expect(try await accounts.account(ofSession: "guess") == nil)
    #expect(try await accounts.account(ofSession: nil) == nil)
    pass(30 * 86_400)
    #expect(try await accounts.account(ofSession: token) == nil)
  }

  @Test func accountsOutliveTheProcess() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite").path()
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
    let token = try await Accounts(at: path).create("Ann", password: "correct horse", on: browser)
    #expect(try await Accounts(at: path).account(ofSession: token.session)?.name == "Ann")
  }

  @Test(arguments: ["ＡNN", "ann", " Ann ", "Ａｎｎ"])
  func namesThatLookAlikeAreTheSame(_ name: String) async throws {
    _ = try await accounts.create("Ann", password: "correct horse", on: browser)
    await #expect(throws: AccountError.nameIsTaken) {
      try await accounts.create(name, password: "correct horse", on: browser)
    }
    _ = try await accounts.signIn(name, password: "correct horse", on: browser)
  }

  @Test(arguments: [
    "", "  ", "An\0n", "An\u{AD}n", "Ann\u{200B}", "\u{202E}Ann", "A\u{3164}nn", "Ann\n",
    "Ann\u{E000}", String(repeating: "n", count: 51),
    "n" + String(repeating: "\u{301}", count: 500),
  ])
  func namesAreVisibleAndBounded(_ name: String) async {
    await #expect(throws: AccountError.invalidName) {
      try await accounts.create(name, password: "correct horse", on: browser)
    }
  }

  @Test func passwordsAreBounded() async {
    let marks = "password" + String(repeating: "\u{301}", count: 30_000)
    for password in ["short", String(repeating: "a", count: 1_001), marks] {
      await #expect(throws: AccountError.invalidPassword) {
        try await accounts.create("Ann", password: password, on: browser)
      }
    }
  }

  @Test func anAccountAllowsFiveGuessesAndOneMoreAMinute() async throws {
    _ = try await accounts.create("Ann", password: "correct horse", on: browser)
    // A name without an account is no different.
    for name in ["Ann", "Nobody"] {
      for number in 1...5 {
        await expect(.wrongPassword, name, "guess", on: .init(address: "\(number)"))
      }
      await expect(.tooManyAttempts, name, "correct horse", on: .init(address: "6"))
    }
    pass(60)
    await expect(.wrongPassword, "Ann", "guess")
    await expect(.tooManyAttempts, "Ann", "guess")
    pass(60)
    _ = try await accounts.signIn("Ann", password: "correct horse", on: browser)
  }

  @Test func guessesOfStrangersDoNotLockAnOwnerOut() async throws {
    let known = try await accounts.create("Ann", password: "correct horse", on: browser).device
    for number in 1...6 {
      _ = try? await accounts.signIn("Ann", password: "guess", on: .init(address: "\(number)"))
    }
    await expect(.tooManyAttempts, "Ann", "correct horse")
    let owner = Accounts.Browser(address: "203.0.113.2", device: known)
    _ = try await accounts.signIn("Ann", password: "correct horse", on: owner)
    // A browser is known for its own account only.
    await expect(.wrongPassword, "Eve", "guess", on: owner)
    for _ in 1...5 { await expect(.wrongPassword, "Ann", "guess", on: owner) }
    await expect(.tooManyAttempts, "Ann", "correct horse", on: owner)
  }

  @Test func oneStrangerLeavesGuessesToTheOwnersNewBrowser() async throws {
    _ = try await accounts.create("Ann", password: "correct horse", on: .init(address: "1"))
    let stranger = Accounts.Browser(address: "203.0.113.9")
    for _ in 1...20 { _ = try? await accounts.signIn("Ann", password: "guess", on: stranger) }
    for _ in 1...30 {
      pass(60)
      for _ in 1...3 { _ = try? await accounts.signIn("Ann", password: "guess", on: stranger) }
      _ = try await accounts.signIn("Ann", password: "correct horse", on: .init(address: "2"))
    }
    await expect(.tooManyAttempts, "Ann", "correct horse", on: stranger)
  }

  @Test func anAddressAllowsTwentyAttempts() async throws {
    for number in 1...20 { await expect(.wrongPassword, "user \(number)", "guess") }
    await expect(.tooManyAttempts, "user 21", "guess")
    await expect(.wrongPassword, "user 21", "guess", on: .init(address: "203.0.113.9"))
    pass(10)
    await expect(.wrongPassword, "user 22", "guess")
  }

  @Test func signingInReplacesTheSessionOfTheBrowser() async throws {
    let first = try await accounts.create("Ann", password: "correct horse", on: browser)
    let second = try await accounts.signIn(
      "Ann", password: "correct horse",
      on: .init(address: "203.0.113.1", session: first.session, device: first.device))
    #expect(second.session != first.session)
    #expect(try await accounts.account(ofSession: first.session) == nil)
    #expect(try await accounts.account(ofSession: second.session)?.name == "Ann")
  }

  @Test func oneSessionOrAllOfThemEnd() async throws {
    let first = try await accounts.create("Ann", password: "correct horse", on: browser).session
    let second = try await accounts.signIn("Ann", password: "correct horse", on: browser).session
    let id = try #require(try await accounts.account(ofSession: first)).id
    try await accounts.signOut(first)
    #expect(try await accounts.account(ofSession: first) == nil)
    #expect(try await accounts.account(ofSession: second) != nil)
    try await accounts.signOutEverywhere(id)
    #expect(try await accounts.account(ofSession: second) == nil)
  }

  @Test func aUserHasTwentySessionsAtMost() async throws {
    var tokens = [try await accounts.create("Ann", password: "correct horse", on: browser).session]
    for _ in 1...20 {
      pass(10)
      tokens.append(
        try await accounts.signIn("Ann", password: "correct horse", on: browser).session)
    }
    #expect(try await accounts.account(ofSession: tokens[0]) == nil)
    #expect(try await accounts.account(ofSession: tokens[1]) != nil)
    #expect(try await accounts.account(ofSession: tokens[20]) != nil)
  }

  @Test func passwordsThatCannotBeHashedSoonAreRefused() async throws {
    let hasher = PasswordHasher(cost: PasswordHash.Cost(rounds: 16, parallelism: 1))
    hasher.queue.isSuspended = true
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0...PasswordHasher.maximumWaiting {
        group.addTask {
          do { return try await hasher.matches("guess", nil) } catch {
            return error is AccountError
          }
        }
      }
      let isRefused = await group.next()
      #expect(isRefused == true)
      hasher.queue.isSuspended = false
      for await isRefused in group { #expect(!isRefused) }
    }
  }
}
