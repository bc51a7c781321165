import ComposableArchitecture
import ComposableUI

@Reducer
struct Feature {
  @ObservableState
  struct State {
    var count = 0
  }
  enum Action: ViewAction, BindableAction {
    case view(View)
    case binding(BindingAction<State>)

    @CasePathable
    enum View: BindableAction {
      case tapped
      case binding(BindingAction<State>)
    }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@ViewAction(for: Feature.self)
struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Button("Tap") { send(.tapped) }
    Text("\(store.count)")
    // Both bindable actions match; only a case key path could select one.
    Stepper("Count", value: $store.count)  // expected-error {{ambiguous use of}}
  }
}
