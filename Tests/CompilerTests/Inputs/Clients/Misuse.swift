import ComposableArchitecture

// expected-error@+2 {{'@DependencyClient' can only be attached to a struct: a client is a value whose closures are replaced one by one}}
@DependencyClient
final class Class {}

@DependencyClient
struct MissingType {
  var fetch: () throws -> Int
  // expected-note@+2 {{Insert ': <#Type#>'}}
  // expected-error@+1 {{'@DependencyClient' needs the type of 'items' for its initializer: add a type annotation}}
  var items = [1, 2]
}

struct ConstantEndpoint {
  // expected-note@+3 {{Make it a 'var'}}
  // expected-error@+2 {{expansion of macro 'DependencyEndpoint()' did not produce a non-observing accessor (such as 'get') as expected}}
  // expected-error@+1 {{'@DependencyEndpoint' needs a 'var': tests and previews replace the closure}}
  @DependencyEndpoint let fetch: () throws -> Int
}

@DependencyClient
struct SharedVar {
  // expected-error@+1 {{'@DependencyClient' initializes each property by name: declare one property with each 'var'}}
  var fetch: () throws -> Int, reset: () throws -> Void
  // expected-error@+1 {{'@DependencyClient' initializes each property by name: declare one property with each 'let'}}
  let first, second: Int
}

@DependencyClient
struct Variadic {
  // expected-error@+1 {{'log' needs an array in place of a variadic parameter, whose arguments Swift can't pass on to the closure}}
  var log: (_ lines: String...) throws -> Void
  // expected-error@+1 {{'count' needs an array in place of a variadic parameter, whose arguments Swift can't pass on to the closure}}
  var count: (String...) -> Int = { $0.count }
}
