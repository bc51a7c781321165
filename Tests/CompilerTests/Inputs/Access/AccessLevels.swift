// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture

// A public feature.
@Reducer
public struct PublicFeature {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public internal(set) var total = 0
    @Presents public var child: PublicChild.State?
    public init() {}
  }
  public enum Action {
    case incremented
    case child(PresentationAction<PublicChild.Action>)
  }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.total += 1
      return .none
    }
    .ifLet(\.$child, action: \.child) { PublicChild() }
  }
}

@Reducer
public struct PublicChild {
  public init() {}
}

// A feature of the package.
@Reducer
package struct PackageFeature {
  @ObservableState
  package struct State {
    package var count = 0
    package init() {}
  }
  package enum Action {
    case incremented
  }
  package init() {}
  package var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

// Features that are visible in their file only.
@Reducer
private struct PrivateFeature {
  @ObservableState
  struct State {
    private var count = 0
    fileprivate var total = 0
  }
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

@Reducer
fileprivate struct FileprivateFeature {
  @ObservableState
  fileprivate struct State {
    fileprivate var count = 0
  }
  fileprivate enum Action {
    case incremented
  }
  fileprivate var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
  }
}

// Features in extensions, whose access applies to their members.
enum Namespace {}

extension Namespace {
  @Reducer
  struct InAnExtension {
    @ObservableState
    struct State {
      var count = 0
    }
    enum Action {
      case incremented
    }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
    }
  }
}

public enum PublicNamespace {}

public extension PublicNamespace {
  @Reducer
  struct InAPublicExtension {
    @ObservableState
    public struct State {
      public var count = 0
    }
    public enum Action {
      case incremented
    }
    public var body: some Reducer<State, Action> {
      Reduce { _, _ in .none }
    }
  }

  @Reducer
  struct EmptyInAPublicExtension {}
}

// Restricted setters.
@ObservableState
public struct RestrictedSetters {
  public private(set) var first = 0
  public fileprivate(set) var second = 0
  package private(set) var third = 0
  internal private(set) var fourth: Int?
  @Presents public private(set) var child: PublicChild.State?
  public init() {}
  mutating func change() {
    first = 1
    fourth = nil
    child = nil
  }
}

// A public enum of features, and of values.
@Reducer
public enum PublicDestination {
  case child(PublicChild)
  case feature(PublicFeature)
}

@CasePathable
public enum PublicEvent {
  case counted(Int)
  case ended
}

// Internal state in a public feature.
@Reducer
public struct PublicWithInternalBody {
  public struct State {
    var count = 0
  }
  public enum Action {
    case incremented
  }
  let limit: Int
  public var body: some Reducer<State, Action> {
    Reduce { [limit] state, _ in
      state.count = min(state.count + 1, limit)
      return .none
    }
  }
}

// A feature in an open class.
open class Coordinator {
  @Reducer
  public struct Feature {
    @ObservableState
    public struct State {
      public var count = 0
    }
    public enum Action {
      case incremented
    }
    public var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
    }
  }
}

// Clients and state that inlined code uses.
@usableFromInline
@ObservableState
struct InlinedState {
  @usableFromInline var count = 0
  @usableFromInline init() {}
}

@DependencyClient
public struct PublicClient: Sendable {
  public var fetch: @Sendable (_ id: Int) async throws -> String
  package var reset: @Sendable () async throws -> Void
}
