import ComposableArchitecture
import Foundation

/// The threads on which passwords are hashed.
///
/// 1. A guess takes 0.1 s of a processor and 16 MB, so that half of the processors hash at a time, and
///    neither pages nor actors wait for them.
/// 2. At most ``maximumWaiting`` passwords wait. Further ones are refused at once.
/// 3. A name without an account takes as long as a wrong password.
final class PasswordHasher: Sendable {
  /// The maximum number of passwords that are being hashed or wait for it.
  static let maximumWaiting = 32

  private let cost: PasswordHash.Cost
  let queue = OperationQueue()
  private let waitingCount = LockIsolated(0)
  /// A hash that no password is compared with, but those for names without an account.
  private let decoy: PasswordHash?

  init(cost: PasswordHash.Cost) {
    self.cost = cost
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
    queue.qualityOfService = .utility
    decoy = try? PasswordHash(of: UUID().uuidString, cost: cost)
  }

  /// Hashes a new password.
  func hash(_ password: String) async throws -> PasswordHash {
    try await run { [cost] in try PasswordHash(of: password, cost: cost) }
  }

  /// Returns true if a password is that of an account.
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - hash: The hash of the account; `nil` if there is no account.
  func matches(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
    let isMatch = try await run { [decoy] in try (hash ?? decoy)?.matches(password) ?? false }
    return isMatch && hash != nil
  }

  private func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let isAccepted = waitingCount.withValue { count in
      guard count < Self.maximumWaiting else { return false }
      count += 1
      return true
    }
    guard isAccepted else { throw AccountError.isBusy }
    defer { waitingCount.withValue { $0 -= 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Result(catching: body)) }
    }
  }
}
