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
