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
