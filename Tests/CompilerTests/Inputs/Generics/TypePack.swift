import ComposableArchitecture

@CasePathable
enum Event<each Value> {  // expected-error {{enums cannot declare a type pack}}
  case ended
}
