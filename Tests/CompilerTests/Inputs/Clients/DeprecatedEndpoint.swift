import ComposableArchitecture

@DependencyClient
struct Client {
  @available(*, deprecated) var fetch: (_ id: Int) throws -> Int
  @available(macOS 99, *) var count: () throws -> Int
}
