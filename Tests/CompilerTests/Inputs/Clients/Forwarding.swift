// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture
import Foundation

public struct Offline: Error {}

// Arguments that a method with labels passes on.
@DependencyClient
struct Logger {
  var log: (_ message: @autoclosure () -> String, _ level: Int) -> Void
  var trace: (@autoclosure () -> String) -> Void
  var store: (_ message: @autoclosure @escaping @Sendable () -> String) -> Void
  var check: (_ condition: @autoclosure () throws -> Bool) throws -> Void
  var describe: (_ message: @autoclosure () -> String) -> String = { $0() }
  var append: (_ line: consuming String, _ log: inout [String]) throws -> Void
  var count: (_ log: borrowing [String]) throws -> Int
  var transfer: (_ log: sending [String]) throws -> sending [String]
  var each: (_ body: (Int) throws -> Void) throws -> Void
  var lines: (String...) throws -> Void
}

func log(_ logger: Logger) throws {
  var lines: [String] = []
  logger.log(message: "\(lines.count)", level: 3)
  logger.trace("trace")
  try logger.check(condition: lines.isEmpty)
  try logger.append(line: logger.describe(message: "line"), log: &lines)
  try logger.each(body: { print($0) })
  try logger.lines("one", "two")
}

// Isolation and effects of all kinds.
@DependencyClient
public struct API: Sendable {
  public var get:
    @Sendable (_ url: URL, _ headers: [String: String]) async throws -> (Data, URLResponse)
  public var typed: @Sendable (_ id: Int) async throws(Offline) -> Void
  public var optional: @Sendable (_ id: Int) throws(Offline) -> Int?
  public var value: @Sendable (_ id: Int) throws(Offline) -> Int = { _ throws(Offline) in
    throw Offline()
  }
  public var never: @Sendable () throws(Never) -> Int = { 3 }
  public var anyError: @Sendable () async throws(any Error) -> Int
  public var stream: @Sendable (_ id: Int) -> AsyncStream<Int> = { _ in .finished }
  public var sequence: @Sendable () -> any AsyncSequence<Int, Never> & Sendable = {
    AsyncStream<Int>.finished
  }
  public var callback:
    @Sendable (_ completion: @escaping @Sendable (Result<Int, any Error>) -> Void) -> Void
  public var main: @MainActor @Sendable (_ count: Int) -> Void
  public var isolated: @Sendable (isolated (any Actor)?) async throws -> Int
  public var concurrent: @concurrent @Sendable (_ id: Int) async throws -> Int
  public var caller: nonisolated(nonsending) @Sendable (_ id: Int) async throws -> Int
  public var name: @Sendable () -> String = { "" }
  package var shared: @Sendable () async throws -> Void
  public private(set) var restricted: @Sendable () throws -> Void
}

// Endpoints under conditions, alone and in the clauses of one condition.
@DependencyClient
struct Conditional {
  #if DEBUG
  var load: (_ id: Int) throws -> Int
  @DependencyEndpoint(method: "store") var save: (_ id: Int) throws -> Int
  #else
  var load: (_ id: Int) throws -> String
  #endif
}

func conditional() -> Conditional { Conditional() }

// Raw identifiers, and names that are keywords.
@DependencyClient
struct Names {
  var `fetch one`: (_ id: Int) throws -> Int
  var `do`: () throws -> Void
  var `init`: (_ id: Int) throws -> Void
  var `default`: (_ value: Int) throws -> Void
}

extension DependencyValues {
  @DependencyEntry var `page size` = 20
  @DependencyEntry public var `api version` = 1
  @DependencyEntry var format: @Sendable (Int) -> String = { "\($0)" }
  @available(*, deprecated) @DependencyEntry var old = 1
  #if DEBUG
  @DependencyEntry var debug = true
  #endif
}

func names() throws -> Int {
  try withDependencies {
    $0.`page size` = 10
  } operation: {
    try Names().`fetch one`(id: 3)
  }
}
