import ComposableArchitecture

struct CasePaths {}  // expected-note 2 {{'CasePaths' declared here}}

// expected-note@+1 2 {{in expansion of macro 'CasePathable' on enum 'Event' here}}
@CasePathable
enum Event {
  case counted(Int)
  case ended
}
// expected-expansion@-1:2 {{
//   expected-error@1:28 {{'CasePathable' is not a member type of struct 'Input.CasePaths'}}
//   expected-error@1:52 {{'CasePathIterable' is not a member type of struct 'Input.CasePaths'}}
// }}
