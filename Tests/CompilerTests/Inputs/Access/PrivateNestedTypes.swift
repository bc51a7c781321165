import ComposableArchitecture

// The compiler adds the extension of a macro to the file, where a nested private type is not
// visible. Declare the type as 'fileprivate'.
enum Namespace {
  // expected-note@+2 {{in expansion of macro 'CasePathable' on enum 'Event' here}}
  // expected-note@+2 {{type declared here}}
  @CasePathable
  private enum Event {
    case counted(Int)
  }
}
// expected-expansion@-1:2 {{
//   expected-error@1:21 {{'Event' is inaccessible due to 'private' protection level}}
// }}
