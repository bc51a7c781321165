import ComposableArchitecture

struct Feature {
  // expected-error@+1 {{'init(_:)' is unavailable: 'DependencyValues' has no member of this name}}
  @Dependency(\.missing) var inferred
  // expected-error@+1 {{'init(_:)' is unavailable: 'DependencyValues' has no member of this name}}
  @Dependency(\.missing) var typed: Int
  @Dependency(\.date) var date
  // expected-error@+1 {{value of type 'DependencyValues' has no member 'missing'}}
  @Dependency(\DependencyValues.missing) var rooted
}
