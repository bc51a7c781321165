import ComposableCore
import ComposableUI
import Testing

/// Buttons of the state of a feature.
@MainActor
@Suite struct ButtonStateTests {
  @Observable final class Model { var count = 0 }

  private let model = Model()

  private func view(_ state: ButtonState<Int>) -> ViewDriver {
    ViewDriver {
      Text("\(model.count)")
      Button(state) { model.count += $0 ?? 100 }
    }
  }

  @Test func aButtonSendsTheActionOfItsState() throws {
    let view = view(ButtonState(action: .send(2)) { TextState("Add") })
    try view.button("Add").tap()
    #expect(model.count == 2)
    #expect(view.update() == [nil])
  }

  @Test func anAnimatedActionIsSentUnderItsAnimation() throws {
    let view = view(ButtonState(action: .send(2, animation: .spring)) { TextState("Add") })
    try view.button("Add").tap()
    #expect(view.update() == [.spring])
  }

  @Test func aButtonWithoutAnActionPassesNil() throws {
    let view = view(ButtonState { TextState("Add") })
    try view.button("Add").tap()
    #expect(model.count == 100)
  }

  @Test(arguments: [
    (ButtonStateRole?.none, "Button \"Add\""), (.cancel, "Button cancel \"Add\""),
    (.destructive, "Button destructive \"Add\""),
  ])
  func aButtonHasTheRoleOfItsState(role: ButtonStateRole?, shown: String) {
    let view = view(ButtonState(role: role, action: .send(1)) { TextState("Add") })
    #expect(view.description.contains(shown))
  }
}
