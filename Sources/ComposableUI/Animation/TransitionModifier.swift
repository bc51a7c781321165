nonisolated extension View {
  /// Sets the transition of this view when it is inserted or removed under an animation. Without
  /// this modifier, the view fades.
  public func transition(_ transition: AnyTransition) -> some View {
    ElementModifierView(
      element: .modified(.transition), transition: transition.transition, content: self)
  }
}
