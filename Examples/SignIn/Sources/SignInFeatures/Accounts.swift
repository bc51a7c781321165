public import ComposableArchitecture
import Crypto
import Foundation

/// The accounts and the sessions of their users, in memory: an application keeps them in a database.
///
/// 1. A session is known by the hash of its token only, so that a copy of this data signs nobody in.
/// 2. Passwords are hashed one after another: guesses take one processor at most.
/// 3. After five wrong passwords, an account takes none for a minute.
/// 4. An unknown name takes as long as a wrong password.
public actor Accounts {
  private struct Entry {
    let account: Account
    let password: PasswordHash
    var sessions: [Session] = []
    var failures = 0
    var blockedUntil = Date.distantPast
  }

  private struct Session {
    let tokenHash: SHA256Digest
    let end: Date
  }

  /// The time that a user stays signed in.
  static let sessionLife = Duration.seconds(30 * 86_400)
  private static let maximumFailures = 5
  private static let maximumSessions = 20
  private static let maximumAccounts = 10_000

  private let cost: PasswordHash.Cost
  private let now: @Sendable () -> Date
  /// The accounts by their key, see ``key(_:)``.
  private var entries: [String: Entry] = [:]
  /// The keys of the accounts by the hashes of their tokens.
  private var keys: [SHA256Digest: String] = [:]
  /// A hash that no password is compared with, but those for unknown names.
  private lazy var unknown = try? PasswordHash(of: Self.makeToken(), cost: cost)

  init(
    cost: PasswordHash.Cost = .recommended, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.cost = cost
    self.now = now
  }

  /// Creates an account, and signs its user in.
  ///
  /// - Returns: The token of the session.
  func create(_ name: String, password: String) throws -> String {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...50).contains(name.count) else { throw AccountError.invalidName }
    guard (8...1_000).contains(password.count) else { throw AccountError.invalidPassword }
    let key = Self.key(name)
    guard entries[key] == nil, entries.count < Self.maximumAccounts else {
      throw AccountError.nameIsTaken
    }
    entries[key] = Entry(
      account: Account(id: UUID().uuidString, name: name),
      password: try PasswordHash(of: password, cost: cost)
    )
    return startSession(key)
  }

  /// Signs a user in.
  ///
  /// - Returns: The token of the session.
  func signIn(_ name: String, password: String) throws -> String {
    let key = Self.key(name)
    guard let entry = entries[key] else {
      _ = try unknown?.matches(password)
      throw AccountError.wrongPassword
    }
    guard entry.blockedUntil <= now() else { throw AccountError.tooManyAttempts }
    guard try entry.password.matches(password) else {
      entries[key]?.failures += 1
      if entry.failures + 1 >= Self.maximumFailures {
        entries[key]?.failures = 0
        entries[key]?.blockedUntil = now().addingTimeInterval(60)
      }
      throw AccountError.wrongPassword
    }
    entries[key]?.failures = 0
    return startSession(key)
  }

  /// Ends all sessions of a user.
  func signOut(_ id: Account.ID) {
    guard let key = entries.first(where: { $0.value.account.id == id })?.key else { return }
    for session in entries[key]?.sessions ?? [] { keys[session.tokenHash] = nil }
    entries[key]?.sessions = []
  }

  /// Returns the user of a session; `nil` if nobody is signed in with the token.
  public func account(ofSession token: String?) -> Account? {
    guard let token else { return nil }
    let hash = Self.hash(token)
    guard let key = keys[hash], let entry = entries[key],
      entry.sessions.contains(where: { $0.tokenHash == hash && now() < $0.end })
    else { return nil }
    return entry.account
  }

  /// Starts a session, in place of the oldest one if the user has too many.
  private func startSession(_ key: String) -> String {
    let token = Self.makeToken()
    let end = now().addingTimeInterval(Double(Self.sessionLife.components.seconds))
    entries[key]?.sessions.append(Session(tokenHash: Self.hash(token), end: end))
    keys[Self.hash(token)] = key
    if let sessions = entries[key]?.sessions, sessions.count > Self.maximumSessions {
      keys[sessions[0].tokenHash] = nil
      entries[key]?.sessions.removeFirst()
    }
    return token
  }

  /// Returns the key of a name: those that look alike are the same.
  private static func key(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCompatibilityMapping.lowercased()
  }

  private static func makeToken() -> String {
    SymmetricKey(size: .bits256).withUnsafeBytes { bytes in
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  private static func hash(_ token: String) -> SHA256Digest {
    SHA256.hash(data: Array(token.utf8))
  }
}

/// An error that the user of an account can correct.
enum AccountError: String, Error {
  case invalidName = "A name has 1 to 50 characters."
  case invalidPassword = "A password has 8 to 1,000 characters."
  case nameIsTaken = "The name is taken. Choose another one."
  case tooManyAttempts = "Too many wrong passwords. Try again in a minute."
  case wrongPassword = "The name or the password is wrong."
}

extension Accounts: DependencyKey {
  public static let liveValue = Accounts()
  public static var testValue: Accounts {
    Accounts(cost: PasswordHash.Cost(rounds: 16, parallelism: 1))
  }
}

extension DependencyValues {
  /// The accounts of the server.
  public var accounts: Accounts {
    get { self[Accounts.self] }
    set { self[Accounts.self] = newValue }
  }
}
