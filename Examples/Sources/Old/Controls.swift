import ComposableArchitecture

/// A form of every control, all bound to the state by one case of the actions.
@Reducer
public struct Controls: Sendable {
  /// What a drink is made of.
  public enum Drink: String, CaseIterable, Identifiable, Sendable {
    case coffee = "Coffee"
    case tea = "Tea"
    case water = "Water"

    public var id: Self { self }
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var name = ""
    public var password = ""
    public var notes = ""
    public var drink = Drink.tea
    public var cups = 1
    public var strength = 5.0
    public var isHot = true
    public var showsMore = false

    /// Begins with a cup of tea.
    public init() {}
  }

  /// What the user does.
  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.drink):
        if state.drink == .water { state.isHot = false }
        return .none

      case .binding(\.cups):
        // The strength can't be more than ten for all cups together.
        state.strength = min(state.strength, Double(10 / state.cups))
        return .none

      case .binding:
        return .none

      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}
