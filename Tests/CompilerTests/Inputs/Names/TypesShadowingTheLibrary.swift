// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture

struct Effect {}
struct Store {}
struct State {}
struct Action {}
struct Observation {}
struct CasePaths {}
struct Dependencies {}
struct DependenciesMacros {}
protocol Observable {}
protocol Reducer {}

@ObservableState
struct Counter {
  var count = 0
}

@CasePathable
enum Event {
  case counted(Int)
  case ended
}

@DependencyClient
struct Client: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

@ComposableArchitecture.Reducer
struct Feature {
  @ObservableState
  struct State {
    var count = 0
    @Presents var alert: AlertState<Never>?
  }
  enum Action {
    case alert(PresentationAction<Never>)
    case tapped
  }
  var body: some ComposableArchitecture.ReducerOf<Self> { EmptyReducer() }
}

@ComposableArchitecture.Reducer
enum Destination {
  case feature(Feature)
}

extension DependencyValues {
  @DependencyEntry var client = Client()
  @DependencyEntry public var limit = 3
}
