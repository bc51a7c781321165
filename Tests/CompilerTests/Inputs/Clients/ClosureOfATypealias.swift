import ComposableArchitecture

typealias Handler = @Sendable (Int) -> Void

// A macro sees the name of a type, and not that it is a closure. Write the closure's type.
// expected-note@+1 2 {{in expansion of macro 'DependencyClient' on struct 'Client' here}}
@DependencyClient
struct Client {
  var fetch: () throws -> Int
  var handle: Handler
}
// expected-expansion@-1:1 {{
//   expected-note@3:5 {{parameter 'handle' is implicitly non-escaping}}
//   expected-error@5:17 {{assigning non-escaping parameter 'handle' to an '@escaping' closure}}
// }}
