/// The ways in which a view that stays changes its content. Here, it changes at once.
public struct ContentTransition: Hashable, Sendable {
  /// No transition.
  public static let identity = ContentTransition()
  /// A fade. Ignored.
  public static let opacity = ContentTransition()
  /// Values in between. Ignored.
  public static let interpolate = ContentTransition()
  /// Digits that roll. Ignored.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// Digits that roll up or down to a value. Ignored.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

nonisolated extension View {
  /// Returns the view unchanged: a text or an icon that changes is replaced at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
