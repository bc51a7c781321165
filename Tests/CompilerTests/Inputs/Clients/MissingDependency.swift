import ComposableArchitecture

struct Feature {
  // expected-error@+1 {{'init(_:)' is unavailable: 'DependencyValues' has no member of this name}}
  @Dependency(\.missing) var inferred
  // expected-error@+1 {{'init(_:)' is unavailable: 'DependencyValues' has no member of this name and type}}
  @Dependency(\.missing) var typed: Int
  // expected-error@+1 {{'init(_:)' is unavailable: 'DependencyValues' has no member of this name}}
  @Dependency(\.missing.member) var inferredMember
  // expected-error@+1 {{'init(_:)' is unavailable: 'DependencyValues' has no member of this name and type}}
  @Dependency(\.date.missing) var typedMember: Int
  // expected-error@+1 {{'init(_:)' is unavailable: 'DependencyValues' has no member of this name and type}}
  @Dependency(\.date.now) var otherType: Int
  @Dependency(\.date) var date
  // expected-error@+1 {{value of type 'DependencyValues' has no member 'missing'}}
  @Dependency(\DependencyValues.missing) var rooted
}
