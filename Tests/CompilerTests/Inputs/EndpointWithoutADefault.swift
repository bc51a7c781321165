import ComposableArchitecture

@DependencyClient
struct Client {
  // expected-note@+1 {{Insert '= { <#default#> }'}}
  var fetch: () -> Int  // expected-error {{'fetch' needs a default}}
}
