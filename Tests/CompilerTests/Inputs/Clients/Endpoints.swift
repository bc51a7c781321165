// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture
import Foundation

struct Failure: Error {}
struct Item: Sendable {}

// Endpoints of all shapes.
@DependencyClient
struct Shapes {
  var void: () -> Void
  var throwing: () throws -> Int
  var asynchronous: @Sendable () async throws -> String
  var named: @Sendable (_ id: Int, _ name: String) async throws -> Bool
  var mixed: (_ id: Int, String) throws -> Void
  var optional: () -> Int?
  var defaulted: () -> Int = { 3 }
  var defaultedArguments: (_ first: Int, _ second: Int) -> Int = { $0 + $1 }
  var streams: @Sendable () -> AsyncStream<Int> = { .finished }
  var throwingStreams: @Sendable () throws -> AsyncThrowingStream<Int, any Error>
  var mainActor: @MainActor (_ id: Int) throws -> Void
  var mutate: (_ value: inout Int) throws -> Void
  var never: () throws -> Never
  var tuple: () throws -> (Int, String)
  var optionalClosure: (() -> Void)?
  var keywords: (_ for: Int, _ in: String, _ default: Bool) throws -> Void
  var nested: (_ body: @escaping (Int) -> Void) throws -> Void
  var typed: () throws(Failure) -> Void
  let constant: Int = 3
  var setting = "setting"
}

func shapes() async throws -> Bool {
  let client = Shapes()
  var value = 3
  try client.mutate(value: &value)
  try client.keywords(for: 1, in: "", default: true)
  return try await client.named(id: 1, name: "")
}

// Access, attributes, conditions and ignored properties.
@DependencyClient
public struct PublicClient: Sendable {
  public var fetch: @Sendable (_ id: Int) async throws -> String
  public internal(set) var reset: @Sendable () async throws -> Void
  /// A documented endpoint.
  public var documented: @Sendable () throws -> Int
  @DependencyEndpointIgnored public var ignored: @Sendable () -> Int = { 3 }
  @DependencyEndpoint(method: "store") public var save: @Sendable (_ item: Int) throws -> Void
}

@DependencyClient
private struct PrivateClient {
  var fetch: () throws -> Int
}

private func privateClient() throws -> Int { try PrivateClient().fetch() }

@DependencyClient
struct GenericClient<Element: Sendable>: Sendable {
  var fetch: @Sendable (_ id: Int) async throws -> Element
  var all: @Sendable () async throws -> [Element]
}

@DependencyClient
struct NestedTypes {
  struct Response: Sendable {}
  enum Failure: Error { case offline }
  var fetch: () throws -> Response
  var name: String
  var item: Item?
}

enum Namespace {
  @DependencyClient
  struct Client {
    var fetch: () throws -> Int
  }
}

@DependencyClient
struct Attributes {
  @available(*, deprecated) var old: () throws -> Int
  var current: () throws -> Int
}
