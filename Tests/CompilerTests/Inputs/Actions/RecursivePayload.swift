import ComposableArchitecture

// A payload of the enum's own type needs 'indirect', as without the macro.
@CasePathable
enum Recursive {  // expected-error {{recursive enum 'Recursive' is not marked 'indirect'}}
  case again(Recursive)  // expected-note {{recursive case here}}
}
