import ComposableCore

/// The store of a presented child, with the identity of the child's state.
@available(*, deprecated)
struct PresentedStore<State, Action>: Hashable, Identifiable {
  let id: AnyHashable
  let store: Store<State, Action>

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@available(*, deprecated)
extension Store {
  /// A binding to the presented child, for the modifiers that present an item.
  ///
  /// It notifies views when the child appears, is replaced or disappears, not when it changes.
  /// Setting it to `nil` sends the dismissal.
  func presentedItem<Presented, PresentedAction, CaseState, CaseAction>(
    _ toState: @escaping (Presented) -> CaseState?,
    _ fromAction: @escaping (CaseAction) -> PresentedAction
  ) -> Binding<PresentedStore<CaseState, CaseAction>?>
  where
    State == PresentationState<Presented>, Action == PresentationAction<PresentedAction>
  {
    presentedItem(presentedStore(toState, fromAction))
  }

  /// A binding to the presented child, for the modifiers that present an item.
  func presentedItem<Presented, PresentedAction>()
    -> Binding<PresentedStore<Presented, PresentedAction>?>
  where
    State == PresentationState<Presented>, Action == PresentationAction<PresentedAction>
  {
    presentedItem(presentedStore())
  }

  private func presentedItem<Presented, PresentedAction, CaseState, CaseAction>(
    _ child: Store<CaseState?, CaseAction>
  ) -> Binding<PresentedStore<CaseState, CaseAction>?>
  where
    State == PresentationState<Presented>, Action == PresentationAction<PresentedAction>
  {
    let identity = ViewStore(child, observe: { $0.map(presentationIdentity) })
    return Binding {
      guard let id = identity.state, let store = child.unwrappedStore() else { return nil }
      return PresentedStore(id: id, store: store)
    } set: { item, transaction in
      guard item == nil, child.unwrappedStore() != nil else { return }
      self.send(.dismiss, under: transaction)
    }
  }
}

@available(*, deprecated)
extension Binding {
  /// The binding to the store of a presented child.
  func stores<State, Action>() -> Binding<Store<State, Action>?>
  where Value == PresentedStore<State, Action>? {
    Binding<Store<State, Action>?> {
      wrappedValue?.store
    } set: { store, transaction in
      if store == nil { self.transaction(transaction).wrappedValue = nil }
    }
  }
}
