import ComposableArchitecture

@DependencyClient
struct Client {
  // expected-note@+2 {{Insert '= { <#default#> }'}}
  // expected-error@+1 {{'fetch' needs a default: until the closure is replaced, it has neither an error to throw nor a value to return}}
  var fetch: () -> Int
}
