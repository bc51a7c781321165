import ComposableArchitecture
import ComposableUI

// Features and clients beside types with the names of the library and of the standard library.
struct View {}
struct Scope {}
struct Case {}
struct Equatable {}
struct Void {}
struct Result {}
struct Effect {}
struct Sendable {}
enum Optional {}
enum Never {}
struct Bindable {}
struct Presents {}
struct Dependencies {}
struct ComposableArchitecture {}

@ObservableState
struct Counter {
  var count = 0
}

@CasePathable
enum Event {
  case counted(Int)
  case ended
}

@Reducer
struct Feature {
  @ObservableState
  struct State {
    var count = 0
    var store: Store<Int, Bool>?
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

@Reducer
enum Destination {
  case feature(Feature)
}
