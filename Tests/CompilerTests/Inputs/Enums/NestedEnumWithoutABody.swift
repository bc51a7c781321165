import ComposableArchitecture

@Reducer struct Child {}
@Reducer enum Inner { case child(Child) }

// expected-note@+1 2 {{in expansion of macro 'Reducer'}}
@Reducer
enum Outer {
  case inner(Inner)
}
// expected-expansion@-1:1 {{
//   expected-error@71:9 {{'Inner' cannot be constructed because it has no accessible initializers}}
//   expected-error@73:1 {{missing return in getter}}
// }}
