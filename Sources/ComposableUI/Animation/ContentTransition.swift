import ComposableHTML

/// The way in which a text or an icon changes under an animation.
public struct ContentTransition: Hashable, Sendable {
  /// The ways that the script of a page knows.
  enum Kind: String { case fade, roll, replace }

  /// The way; `nil` to change at once.
  let kind: Kind?
  /// True for digits that roll down, if there is no value.
  let countsDown: Bool
  /// The value whose changes determine the direction in which digits roll; `nil` for none.
  let value: Double?

  private init(_ kind: Kind?, countsDown: Bool = false, value: Double? = nil) {
    self.kind = kind
    self.countsDown = countsDown
    self.value = value
  }

  /// No transition: the content changes at once.
  public static let identity = ContentTransition(nil)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(.fade)
  /// A fade, unlike in SwiftUI, where outlines and colors have values in between.
  public static let interpolate = ContentTransition(.fade)
  /// An icon that changes shrinks and fades while the new one grows.
  public static let symbolEffect = ContentTransition(.replace)

  /// Digits that roll.
  ///
  /// - Parameter countsDown: True to roll down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.roll, countsDown: countsDown)
  }

  /// Digits that roll up if a value has increased, and down if it has decreased.
  ///
  /// - Parameter value: The value of the text.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.roll, value: value.isFinite ? value : nil)
  }

  /// An icon that changes shrinks and fades while the new one grows.
  ///
  /// - Parameters:
  ///   - effect: The effect: `.replace`. All look alike.
  ///   - options: Ignored: the time is that of the animation.
  public static func symbolEffect(
    _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

nonisolated extension View {
  /// Sets the way in which texts and icons in this view change under an animation.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText(value: Double(count)))
  /// ```
  ///
  /// 1. Only a change under an animation has a transition, which takes its time.
  /// 2. A screen reader and what is copied have the new text at once.
  /// 3. With reduced motion, there is none.
  ///
  /// - Parameter transition: The transition.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modified(ContentTransitionContent(transition: transition))
      .needing(transition.kind.map { _ in "content-transitions.js" })
  }
}

/// The way in which the texts and icons of an element change.
struct ContentTransitionContent: ModifierContent {
  var transition: ContentTransition

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    // An inner one overrides an outer one, also with none.
    node.set("data-content-transition", transition.kind?.rawValue ?? "")
    if let value = transition.value { node.set("data-number", "\(value)") }
    if transition.countsDown { node.set("data-down", "") }
  }

  func update(_ context: inout RenderContext) {
    context.isAnimatedByScript = transition.kind != nil
  }

  var description: String { "contentTransition" }
}
