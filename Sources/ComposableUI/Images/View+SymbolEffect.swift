import ComposableHTML

nonisolated extension View {
  /// Lets the icons in this view move while an effect is active.
  ///
  /// ```swift
  /// Image(systemName: "bell").symbolEffect(.wiggle, options: .speed(0.5), isActive: isRinging)
  /// ```
  ///
  /// 1. The movement is repeated without an end, unless the options say otherwise.
  /// 2. An icon has one effect: the innermost one.
  /// 3. With reduced motion, there is no movement. Icons that ``SymbolEffect/scale``, ``SymbolEffect/appear`` or
  ///    ``SymbolEffect/disappear`` change at once.
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - options: The repetition and the speed.
  ///   - isActive: True while the icons move.
  public func symbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    modified(
      SymbolEffectContent(
        motion: effect.configuration, options: options, isDiscrete: false, runs: isActive ? 1 : 0)
    )
    .needing("symbol-effects.css")
  }

  /// Lets the icons in this view move when a value changes.
  ///
  /// ```swift
  /// Image(systemName: "heart.fill").symbolEffect(.bounce, value: likes)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - options: The repetition and the speed. The icons move once without them.
  ///   - value: The value whose changes start the movement.
  public func symbolEffect(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default,
    value: some Equatable
  ) -> some View {
    DiscreteSymbolEffectView(
      content: self, motion: effect.configuration, options: options, value: value)
  }

  /// Determines if the icons in this view stay in their places, whatever their effects.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modified(SymbolEffectsRemovedContent(isEnabled: isEnabled))
  }
}

extension AnyTransition {
  /// A transition of an icon, which grows when it is inserted, and shrinks when it is removed.
  public static var symbolEffect: AnyTransition { .scale(scale: 0.5).combined(with: .opacity) }

  /// A transition of an icon, which grows when it is inserted, and shrinks when it is removed.
  ///
  /// - Parameters:
  ///   - effect: The effect. All look alike.
  ///   - options: Ignored: the time is that of the animation.
  public static func symbolEffect(
    _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
}

/// A view whose icons move when a value changes.
private nonisolated struct DiscreteSymbolEffectView<Content: View, Value: Equatable>: View {
  private let content: Content
  private let motion: SymbolEffectConfiguration
  private let options: SymbolEffectOptions
  private let value: Value
  /// The number of changes so far.
  @State private var runs = 0

  init(
    content: Content, motion: SymbolEffectConfiguration, options: SymbolEffectOptions, value: Value
  ) {
    self.content = content
    self.motion = motion
    self.options = options
    self.value = value
  }

  var body: some View {
    content
      .modified(
        SymbolEffectContent(motion: motion, options: options, isDiscrete: true, runs: runs)
      )
      .needing("symbol-effects.css")
      .onChange(of: value) { runs &+= 1 }
  }
}

/// A movement of the icons in an element.
struct SymbolEffectContent: ModifierContent {
  var motion: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  /// True if the movement has an end of its own.
  var isDiscrete: Bool
  /// The number of times that the movement was started.
  var runs: Int

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    let isActive = runs > 0
    switch motion.kind {
    // States rather than movements, which a change of the state animates.
    case .scale: if isActive { node.add(class: motion.y < 0 ? "symbol-large" : "symbol-small") }
    case .appear: node.add(class: isActive ? "symbol-shown" : "symbol-hidden")
    case .disappear: node.add(class: isActive ? "symbol-hidden" : "symbol-shown")
    case .replace: break
    default: if isActive { move(&node) }
    }
  }

  private func move(_ node: inout HTMLNode) {
    node.add(class: "symbol-moving")
    // Two names of the same movement: another name starts it again.
    let suffix: CSS = runs.isMultiple(of: 2) ? "-again" : ""
    node.style("--symbol-motion", "symbol-\(motion.kind)\(suffix)")
    let count = options.count ?? (isDiscrete ? 1 : .infinity)
    if count != 1 { node.style("--symbol-count", count.isFinite ? "\(count)" : "infinite") }
    let speed = options.speed > 0 ? options.speed : 1
    node.style("--symbol-duration", "\(motion.kind.duration / speed)s")
    if motion.followsText {
      node.style("--symbol-x", "calc(\(motion.x) * var(--forward))")
    } else if motion.x != 0 {
      node.style("--symbol-x", "\(motion.x)")
    }
    if motion.y != 0 { node.style("--symbol-y", "\(motion.y)") }
    if let angle = motion.angle { node.style("--symbol-angle", "\(angle)deg") }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    options.speed = numbers.number(options.speed, else: 1)
    motion.angle = numbers.optional(motion.angle)
  }

  var description: String { "symbolEffect \(motion.kind.rawValue)" }
}

/// Icons that do not move.
struct SymbolEffectsRemovedContent: ModifierContent {
  var isEnabled: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if isEnabled { node.add(class: "symbols-still") }
  }

  var description: String { "symbolEffectsRemoved" }
}

extension SymbolEffectConfiguration.Kind {
  /// The duration of a movement, in seconds.
  fileprivate var duration: Double {
    switch self {
    case .bounce, .wiggle: 0.6
    case .breathe: 2
    default: 1.2
    }
  }
}
