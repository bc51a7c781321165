import SwiftNavigation
import Testing
import Transactions

/// Alerts and dialogs with lists of buttons.
@Suite struct AlertButtonTests {
  enum Action: Equatable { case confirm, undo }

  @available(*, deprecated)
  @Test func anAlertHasTheButtonsOfItsList() {
    let expected = AlertState<Action> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.confirm, animation: .default)) {
        TextState("Delete")
      }
      ButtonState(action: .undo) { TextState("Undo") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("For ever.")
    }
    #expect(
      AlertState(
        title: TextState("Delete?"),
        message: TextState("For ever."),
        buttons: [
          .destructive(TextState("Delete"), action: .send(.confirm, animation: .default)),
          .default(TextState("Undo"), action: .send(.undo)),
          .cancel(TextState("Cancel")),
        ]
      ) == expected)
  }

  @available(*, deprecated)
  @Test func anAlertHasOneOrTwoButtons() {
    let none = AlertState<Action>(title: TextState("Deleted"))
    #expect(none == AlertState { TextState("Deleted") })
    let one = AlertState<Action>(
      title: TextState("Deleted"), dismissButton: .default(TextState("OK"), action: .send(.undo)))
    #expect(one.buttons == [ButtonState(action: .undo) { TextState("OK") }])
    #expect(one.message == nil)
    let two = AlertState<Action>(
      title: TextState("Delete?"),
      message: TextState("For ever."),
      primaryButton: .destructive(TextState("Delete"), action: .send(.confirm)),
      secondaryButton: AlertState<Action>.Button.cancel(TextState("Cancel"), action: .send(.undo))
    )
    #expect(two.buttons.map(\.role) == [.destructive, .cancel])
    #expect(two.message == TextState("For ever."))
  }

  @available(*, deprecated)
  @Test func aDialogHasTheButtonsOfItsList() {
    let dialog = ActionSheetState<Action>(
      title: TextState("Sort"), titleVisibility: .visible, message: TextState("By name"),
      buttons: [.default(TextState("Sort"), action: .send(.confirm))])
    #expect(
      dialog
        == ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Sort")
        } actions: {
          ButtonState(action: .confirm) { TextState("Sort") }
        } message: {
          TextState("By name")
        })
    #expect(ConfirmationDialogState<Action>(title: TextState("Sort")).buttons == [])
  }
}
