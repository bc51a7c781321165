import ComposableArchitecture

func local() {
  @CasePathable
  enum Event {  // expected-error {{local type cannot have attached extension macro}}
    case ended
  }
}
