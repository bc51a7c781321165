import ComposableArchitecture

@ObservableState
struct State {
  @MainActor var count = 0  // expected-error {{'@ObservableState' can't observe a property of the}}
  var name = ""
}
