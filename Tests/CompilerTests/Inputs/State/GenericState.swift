import ComposableArchitecture

// Values of generic types that are not `Sendable`: equatable, hashable, elements and states.
@ObservableState
struct Selection<Element: Equatable> {
  var selected: Element?
  var elements: [Element] = []
  var first: Element
  @Presents var presented: Element?
}

@ObservableState
struct Paged<Elements: Collection> where Elements.Element: Identifiable, Elements: Equatable {
  var page: Elements
  var ids: [Elements.Element.ID] = []
  var format: ((Elements) -> String)?
  var cursor = Cursor()

  @ObservableState
  struct Cursor { var offset = 0 }
}

@Reducer
struct Editor<Base: Reducer, Draft: Hashable> where Base.State: Equatable {
  @ObservableState
  struct State {
    var base: Base.State
    var drafts: [Draft: Base.State] = [:]
    @Presents var preview: Base.State?
  }
  enum Action {
    case base(Base.Action)
    case drafted(Draft)
    case preview(PresentationAction<Base.Action>)
  }
  let base: Base
  var body: some ReducerOf<Self> {
    Scope(state: \.base, action: \.base) { base }
    Reduce { state, action in
      switch action {
      case .drafted(let draft):
        state.drafts[draft] = state.base
        state.preview = state.base
        return .none
      case .base, .preview:
        return .none
      }
    }
    .ifLet(\.$preview, action: \.preview) { base }
  }
}

@CasePathable
enum Loaded<Value: Equatable> {
  case value(Value)
  case failed(any Error, previous: Value?)
}

@DependencyClient
struct Storage<Value: Equatable> {
  var load: (_ name: String) throws -> Value
  var save: (_ value: Value, _ name: String) throws -> Void
}
