import ComposableArchitecture

@ObservableState
struct State {
  // expected-error@+1 {{'@ObservableState' can't observe a property of the main actor: state is read and changed on the actor of its store. Remove '@MainActor', or mark it '@ObservationStateIgnored'}}
  @MainActor var count = 0
  var name = ""
}
