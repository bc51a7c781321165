public import ComposableArchitecture
import ComposableWeb
import Crypto
import Foundation
import GRDB

/// The accounts of a server and the sessions of their users, in a database.
///
/// 1. A session is known by the hash of its token only, so that a copy of the database signs nobody in.
/// 2. Passwords are hashed on threads of their own, a few at a time: see ``PasswordHasher``.
/// 3. Guesses are limited by address and by account, and lock no owner out: see ``AttemptLimits``.
/// 4. Neither time nor limits tell whether a name has an account. Only the creation of an account does.
public struct Accounts: Sendable {
  /// The browser of an attempt to sign in.
  struct Browser {
    /// The address, or the network of one that has many; `nil` if it is not known.
    var address: String?
    /// The session that it has, which a new one replaces; `nil` for none.
    var session: String?
    /// The token by which the browser is known; `nil` if nobody has signed in with it.
    var device: String?
  }

  /// The tokens of a browser whose user has signed in.
  struct Tokens: Equatable {
    /// The token of the session.
    let session: String
    /// The token by which the browser is known.
    let device: String
  }

  /// The time that a user stays signed in.
  static let sessionLife = Duration.seconds(30 * 86_400)
  /// The time that a browser is known.
  static let deviceLife = Duration.seconds(365 * 86_400)

  /// The most bytes of a password, which is normalized before it is hashed.
  private static let passwordSize = 4_000

  private let database: AccountDatabase
  private let hasher: PasswordHasher
  private let now: @Sendable () -> Date
  private let limits = LockIsolated(AttemptLimits())

  init(
    _ writer: any DatabaseWriter, cost: PasswordHash.Cost = .recommended,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    database = try AccountDatabase(writer)
    hasher = PasswordHasher(cost: cost)
    self.now = now
  }

  /// Opens the accounts in a file, which is created if it does not exist.
  ///
  /// - Parameter path: The path of the file; `nil` for accounts that end with the process.
  public init(at path: String?) throws {
    try self.init(try path.map { try DatabasePool(path: $0) } ?? DatabaseQueue())
  }

  /// Creates an account, and signs its user in.
  func create(_ name: String, password: String, on browser: Browser) async throws -> Tokens {
    guard let name = AccountName(name) else { throw AccountError.invalidName }
    guard password.utf8.count <= Self.passwordSize, (8...1_000).contains(password.count) else {
      throw AccountError.invalidPassword
    }
    let source = AttemptLimits.Source.address(browser.address ?? "")
    guard limits.withValue({ [now] in $0.take([source], at: now()) }) else {
      throw AccountError.tooManyAttempts
    }
    let account = AccountDatabase.Row(
      id: UUID().uuidString, key: name.key, name: name.text,
      password: try await hasher.hash(password))
    guard try await database.insert(account) else { throw AccountError.nameIsTaken }
    return try await start(account, on: browser)
  }

  /// Signs a user in.
  func signIn(_ name: String, password: String, on browser: Browser) async throws -> Tokens {
    guard let name = AccountName(name), password.utf8.count <= Self.passwordSize else {
      throw AccountError.wrongPassword
    }
    let account = try await database.account(key: name.key)
    let address = browser.address ?? ""
    let guess: [AttemptLimits.Source] =
      if let device = browser.device.map(Self.hash),
        let known = try await database.account(of: device, .device, at: now()),
        known.id == account?.id
      {
        [.device(device)]
      } else {
        [.account(name.key), .stranger(account: name.key, address: address)]
      }
    guard limits.withValue({ [now] in $0.take(guess + [.address(address)], at: now()) }) else {
      throw AccountError.tooManyAttempts
    }
    do {
      guard try await hasher.matches(password, account?.password), let account else {
        throw AccountError.wrongPassword
      }
      limits.withValue { $0.giveBack(guess) }
      return try await start(account, on: browser)
    } catch AccountError.isBusy {
      limits.withValue { $0.giveBack(guess) }
      throw AccountError.isBusy
    }
  }

  /// Ends a session.
  func signOut(_ token: String) async throws { try await database.remove(Self.hash(token)) }

  /// Ends all sessions of a user.
  func signOutEverywhere(_ id: Account.ID) async throws {
    try await database.removeSessions(of: id)
  }

  /// Returns the user of a session; `nil` if nobody is signed in with the token.
  public func account(ofSession token: String?) async throws -> Account? {
    guard let token,
      let row = try await database.account(of: Self.hash(token), .session, at: now())
    else { return nil }
    return Account(id: row.id, name: row.name)
  }

  /// Starts a session with a new token, in place of the one that the browser has.
  private func start(_ account: AccountDatabase.Row, on browser: Browser) async throws -> Tokens {
    if let session = browser.session { try await signOut(session) }
    return Tokens(
      session: try await addToken(.session, of: account, for: Self.sessionLife),
      device: try await addToken(.device, of: account, for: Self.deviceLife))
  }

  private func addToken(
    _ kind: AccountDatabase.TokenKind, of account: AccountDatabase.Row, for life: Duration
  ) async throws -> String {
    let token = SymmetricKey(size: .bits256).withUnsafeBytes { bytes in
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let end = now().addingTimeInterval(Double(life.components.seconds))
    try await database.insert(Self.hash(token), kind, of: account.id, until: end, at: now())
    return token
  }

  private static func hash(_ token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }
}

/// An error that the user of an account can correct.
enum AccountError: String, Error {
  case invalidName = "A name has 1 to 50 visible characters."
  case invalidPassword = "A password has 8 to 1,000 characters."
  case isBusy = "Too many people are signing in. Try again in a moment."
  case nameIsTaken = "The name is taken. Choose another one."
  case tooManyAttempts = "Too many attempts. Try again in a few minutes."
  case wrongPassword = "The name or the password is wrong."
}

extension Accounts: DependencyKey {
  public static var liveValue: Accounts { accounts(.recommended) }
  public static var testValue: Accounts {
    accounts(PasswordHash.Cost(rounds: 16, parallelism: 1))
  }

  private static func accounts(_ cost: PasswordHash.Cost) -> Accounts {
    do {
      return try Accounts(DatabaseQueue(), cost: cost)
    } catch {
      preconditionFailure("SQLite can't open a database in memory: \(error)")
    }
  }
}

extension DependencyValues {
  /// The accounts of the server.
  public var accounts: Accounts {
    get { self[Accounts.self] }
    set { self[Accounts.self] = newValue }
  }
}
