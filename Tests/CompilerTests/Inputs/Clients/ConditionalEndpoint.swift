import ComposableArchitecture

@DependencyClient
struct Client {
  var fetch: () throws -> Int
  #if false
  var count: () throws -> Int
  #endif
}

func client() -> Client { Client() }
