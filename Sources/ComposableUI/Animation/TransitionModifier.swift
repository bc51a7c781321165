nonisolated extension View {
  /// Sets the transition of this view when it is inserted or removed under an animation. Without
  /// this modifier, the view fades.
  public func transition(_ transition: AnyTransition) -> some View {
    ElementModifierView(
      element: TransitionContent(), transition: transition.transition, content: self)
  }

  /// Sets the transition of this view when it is inserted or removed under an animation. Without
  /// this modifier, the view fades.
  @_disfavoredOverload
  public func transition(_ transition: some Transition) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// An element with a transition of its own.
struct TransitionContent: ModifierContent {
  var description: String { "transition" }
}
