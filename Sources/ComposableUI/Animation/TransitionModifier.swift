extension View {
  /// Says how a view comes and goes when that is animated. Without it, it fades.
  public func transition(_ transition: AnyTransition) -> some View {
    ElementModifierView(content: .modified(.transition), transition: transition.transition, inside: self)
  }
}
