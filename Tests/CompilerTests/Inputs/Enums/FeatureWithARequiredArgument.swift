import ComposableArchitecture

@Reducer
struct Child {
  init(limit: Int) {}  // expected-note {{'init(limit:)' declared here}}
}

// expected-note@+1 2 {{in expansion of macro 'Reducer'}}
@Reducer
enum Destination {
  case child(Child)
}
// expected-expansion@-1:1 {{
//   expected-error@71:15 {{missing argument for parameter 'limit' in call}}
//   expected-error@73:1 {{missing return in getter}}
// }}
