/// A direction in which a user moves with the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The direction of the key, whatever the direction of the text.
  case up, down, left, right
}

nonisolated extension View {
  /// Performs an action when an arrow key is pressed while the focus is in this view, and not in a field.
  ///
  /// ```swift
  /// Board().focusable().onMoveCommand { store.send(.moved($0)) }
  /// ```
  ///
  /// - Parameter action: The action, with the direction; `nil` for none.
  public func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onCommand(
      of: Set(directions.keys),
      action.map { action in
        { key in directions[key].map(action) }
      })
  }

  /// Performs an action when a delete key is pressed while the focus is in this view, and not in a field.
  ///
  /// ```swift
  /// List(selection: $selection) { … }
  ///   .onDeleteCommand { store.send(.deleted(selection)) }
  /// ```
  ///
  /// - Parameter action: The action; `nil` for none.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand(of: [.delete, .deleteForward], action.map { action in { _ in action() } })
  }

  /// Performs an action for a key; `nil` leaves the keys to the views around.
  private func onCommand(
    of keys: Set<KeyEquivalent>, _ action: ((KeyEquivalent) -> Void)?
  ) -> some View {
    handlingKeys(action == nil ? [] : keys, skipsFields: true) { press in
      guard let action, keys.contains(press.key), press.phase != .up else { return .ignored }
      action(press.key)
      return .handled
    }
  }
}
