// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture
import ComposableUI

@Reducer
struct Feature {  // expected-note {{type declared here}}
  struct State {}
  enum Action: ViewAction {
    case view(View)
    @CasePathable
    enum View {
      case tapped
    }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct WithoutViewActions {}

// expected-note@+3 {{Add 'let store: StoreOf<Feature>'}}
// expected-error@+2 {{'@ViewAction' sends to the view's 'store', and this type has no property of that name}}
@ViewAction(for: Feature.self)
struct MissingStore: View {
  var body: some View { Text("") }
}

@ViewAction(for: Feature.self)
struct DirectSend: View {
  let store: StoreOf<Feature>
  var body: some View {
    // expected-note@+2 {{Use 'send(_:)'}}
    // expected-warning@+1 {{A view with '@ViewAction' sends its actions with 'send(_:)', which wraps them in '.view' itself}}
    Button("Tap") { store.send(.view(.tapped)) }
  }
}

// expected-error@+1 {{macro 'ViewAction(for:)' requires that 'WithoutViewActions.Action' conform to 'ViewAction'}}
@ViewAction(for: WithoutViewActions.self)
struct NoViewActions: View {
  let store: StoreOf<WithoutViewActions>
  var body: some View { Text("") }
}

@ViewAction(for: Feature.self)
public struct PublicStore: View {
  // expected-error@+1 {{property cannot be declared public because its type uses an internal type}}
  public let store: StoreOf<Feature>
  public var body: some View { Text("") }
}
