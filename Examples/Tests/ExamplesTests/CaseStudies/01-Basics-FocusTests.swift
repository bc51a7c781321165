import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct FocusTests {
  @Test func theFirstEmptyFieldReceivesTheFocus() async {
    let store = TestStore(initialState: SignUp.State()) { SignUp() }
    await store.send(.signUpButtonTapped) { $0.focus = .name }
    await store.send(.set(\.name, "Ada")) { $0.name = "Ada" }
    await store.send(.signUpButtonTapped) { $0.focus = .email }
    await store.send(.set(\.email, "ada@example.com")) { $0.email = "ada@example.com" }
    await store.send(.signUpButtonTapped) {
      $0.focus = nil
      $0.isComplete = true
    }
  }
}
