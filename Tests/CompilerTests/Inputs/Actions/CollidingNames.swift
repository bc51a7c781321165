import ComposableArchitecture

// Two cases of one name have no key paths of their own.
// expected-error@+3 {{'@CasePathable' needs a unique name for each case: another case is named 'a', so}}
@CasePathable
enum Overloaded {
  case a(id: Int), a(name: String)
}

// expected-error@+2 {{'@CasePathable' can only be attached to an enum: a struct has no cases}}
@CasePathable
struct Struct {}

// expected-error@+2 {{'@CasePathable' can only be attached to an enum: a class has no cases}}
@CasePathable
final class Class {}

// A redeclaration is an error of Swift.
@CasePathable
enum Redeclared {
  case a(Int)  // expected-note 2 {{'a' previously declared here}}
  case a(String)  // expected-error {{invalid redeclaration of 'a'}}
  case a  // expected-error {{invalid redeclaration of 'a'}}
}

@Reducer struct Feature {}

@Reducer
enum RedeclaredFeature {
  case a(Feature)  // expected-note {{'a' previously declared here}}
  case a  // expected-error {{invalid redeclaration of 'a'}}
}

// The members that the macro adds.
@CasePathable
enum OwnCasePaths {
  // expected-error@+1 {{'@CasePathable' adds a type named 'AllCasePaths' to the enum: rename this one}}
  struct AllCasePaths {}
  case a(AllCasePaths)
}
