import ComposableArchitecture

func local() {
  @CasePathable
  enum Event {  // expected-error {{local type cannot have attached extension macro}}
    case ended
  }
  @DependencyClient
  struct Client {
    var fetch: () throws -> Int
  }
  @ObservableState
  struct State {  // expected-error {{local type cannot have attached extension macro}}
    var count = 0
  }
}
