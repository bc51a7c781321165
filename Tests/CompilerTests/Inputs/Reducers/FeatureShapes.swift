// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture
import Foundation

// A public feature with private members, a delegate, and features in its extension.
@Reducer
public struct Stopwatch {
  /// The state.
  @ObservableState
  public struct State: Codable, Hashable, Sendable {
    public var elapsed = 0
    public init() {}
  }
  @CasePathable
  public enum Action: Equatable, Sendable {
    case started
    case delegate(Delegate)
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case stopped(after: Int)
    }
  }
  private enum CancelID { case timer }
  @Dependency(\.continuousClock) private var clock

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce(core)
    #if DEBUG
    Reduce { _, _ in .none }._printChanges()
    #endif
  }

  private func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .started:
      .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(.delegate(.stopped(after: 1)))
      }
      .cancellable(id: CancelID.timer)
    case .delegate: .cancel(id: CancelID.timer)
    }
  }
}

extension Stopwatch {
  @Reducer
  public struct Lap {
    @ObservableState
    public struct State: Equatable {
      public init() {}
    }
    public enum Action { case removed }
    public init() {}
    public var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  public enum Path {
    case lap(Lap)
    case stopwatch(Stopwatch)
  }

  @Reducer(
    state: .equatable, .sendable, .codable, .hashable, action: .equatable, .sendable)
  enum Sheet { case stopwatch(Stopwatch) }
}

extension Stopwatch.Path.State: Equatable {}

// Features nested in features, with a stack and a presentation.
@Reducer
struct App {
  @Reducer
  struct Tab {
    @Reducer
    enum Path {
      case row(Row)
      case stopwatch(Stopwatch)
    }
    @Reducer
    struct Row {
      @ObservableState
      struct State: Equatable {
        var count = 0
      }
      enum Action { case tapped }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @ObservableState
    struct State: Equatable {
      @Presents var sheet: Path.State?
      var path = StackState<Path.State>()
    }
    enum Action {
      case sheet(PresentationAction<Path.Action>)
      case path(StackActionOf<Path>)
    }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
        .ifLet(\.$sheet, action: \.sheet)
        .forEach(\.path, action: \.path)
    }
  }
  @ObservableState
  struct State: Equatable {
    var tab = Tab.State()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case `internal`(Internal)
    case tab(Tab.Action)
    @CasePathable
    enum Delegate { case finished(Result<Int, any Error>) }
    enum Internal { case loaded([Int]) }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.tab, action: \.tab) { Tab() }
    Reduce { state, action in
      guard case .internal(.loaded(let values)) = action else { return .none }
      return .send(.delegate(.finished(.success(values.count))))
    }
  }
}

extension App.Tab.Path.State: Equatable {}

// Rows of the feature itself.
@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var folders: IdentifiedArrayOf<State> = []
  }
  indirect enum Action {
    case folders(IdentifiedActionOf<Folder>)
    case renamed(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let name):
        state.name = name
        return .none
      case .folders: return .none
      }
    }
    .forEach(\.folders, action: \.folders) { Self() }
  }
}

// Members under conditions.
@Reducer
struct Conditional {
  @ObservableState
  struct State {
    var count = 0
    #if DEBUG
    var log: [String] = []
    #endif
  }
  enum Action {
    case counted
    #if DEBUG
    case logged(String)
    #endif
  }
  #if DEBUG
  @Reducer struct Inspector {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted: state.count += 1
      case .logged(let line): state.log.append(line)
      }
      return .none
    }
  }
  #else
  var body: some ReducerOf<Self> { EmptyReducer() }
  #endif
}

#if DEBUG
@Reducer
struct Debugger {
  enum State { case attached }
  enum Action { case detached }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
#endif

// Values of a feature, and states and actions of another one.
@Reducer
struct Uploader {
  typealias State = Stopwatch.State
  enum Action { case stopwatch(Stopwatch.Action) }
  let id: Int
  var name = "uploader"
  private let log: @Sendable (String) -> Void

  init(id: Int, log: @escaping @Sendable (String) -> Void = { _ in }) {
    self.id = id
    self.log = log
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.self, action: \.stopwatch) { Stopwatch() }
  }
}

@Reducer
struct OptionalState {
  typealias State = Stopwatch.State?
  typealias Action = Stopwatch.Action
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.self, action: \.self) { Stopwatch() }
  }
}

// Deprecated and unavailable features.
@available(*, deprecated)
@Reducer
struct Old {
  @ObservableState
  struct State {
    var count = 0
  }
  enum Action { case counted }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@available(*, deprecated) @Reducer enum OldDestination { case old(Old) }
@available(macOS 99, *) @Reducer struct Future {}
@available(macOS 99, *) @Reducer enum FutureDestination { case future(Future) }

// Raw identifiers.
@Reducer
struct `Raw feature` {
  enum State { case `on hold` }
  enum Action { case `on tap`, `default`(Int) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer enum `Raw path` { case `first step`(`Raw feature`), `switch`(`Raw feature`) }
