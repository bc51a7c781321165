import ComposableArchitecture
import Foundation

/// A service on the web that tells a fact about a number: `GET /42` gives plain text.
///
/// ```swift
/// let service = FactService(baseURL: URL(string: "http://127.0.0.1:8080")!, timeout: .seconds(5))
/// let fact = try await service.fact(about: 42)
/// ```
///
/// 1. Whatever keeps the fact from coming is thrown as a ``FactError``.
/// 2. Cancelling the task that waits closes the connection and throws `CancellationError`.
/// 3. No more than ``sizeLimit`` bytes of an answer are kept.
public struct FactService: Sendable {
  /// How long an answer may be, in bytes.
  public static let sizeLimit = 65_536

  /// Where the numbers lie.
  public var baseURL: URL
  /// How long to wait for the whole answer.
  public var timeout: Duration
  private let clock: any Clock<Duration>

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - baseURL: An `http` or `https` address.
  ///   - timeout: How long to wait for the whole answer.
  ///   - clock: Measures the timeout.
  public init(
    baseURL: URL,
    timeout: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.baseURL = baseURL
    self.timeout = timeout
    self.clock = clock
  }

  /// Asks for a fact.
  ///
  /// - Parameter number: What the fact is about.
  /// - Returns: The fact, without blanks around it; never empty.
  /// - Throws: ``FactError``, or `CancellationError`.
  public func fact(about number: Int) async throws -> String {
    let url = baseURL.appendingPathComponent("\(number)")
    let answer = try await withDeadline {
      try await Download(limit: Self.sizeLimit)(url)
    }
    guard answer.status == 200 else { throw FactError.status(answer.status) }
    guard let text = String(data: answer.body, encoding: .utf8) else { throw FactError.notText }
    let fact = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !fact.isEmpty else { throw FactError.empty }
    return fact
  }

  /// Runs an operation, and cancels it when the time is over.
  private func withDeadline<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await clock.sleep(for: timeout)
        return nil
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() ?? nil else {
        throw FactError.timedOut(after: timeout)
      }
      return value
    }
  }
}

extension FactService: DependencyKey {
  /// The public service whose shape others follow.
  public static var liveValue: FactService {
    FactService(baseURL: URL(string: "http://numbersapi.com")!)
  }
}

extension DependencyValues {
  /// The service that the live ``FactClient`` asks.
  public var factService: FactService {
    get { self[FactService.self] }
    set { self[FactService.self] = newValue }
  }
}
