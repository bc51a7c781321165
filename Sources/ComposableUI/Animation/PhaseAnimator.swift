import ComposableCore

/// A view that goes through phases, with an animation to each of them.
///
/// ```swift
/// PhaseAnimator([1, 1.2], trigger: store.count) { scale in
///   Image(systemName: "heart").scaleEffect(scale)
/// } animation: { _ in .bouncy }
/// ```
///
/// 1. Without a trigger it repeats all phases as long as it is shown; with one, it goes through them once
///    for each change, back to the first.
/// 2. A phase lasts as long as the animation to it, and at least a tenth of a second, since the server
///    sends each.
/// 3. The view waits on the dependency `continuousClock`: a test controls it.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  /// The value whose changes start the phases; `nil` to repeat them.
  private let trigger: AnimationTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0

  private init(
    _ phases: some Sequence<Phase>, _ trigger: AnimationTrigger?,
    _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Creates a view that repeats its phases.
  ///
  /// - Parameters:
  ///   - phases: The phases; the first one is shown at the beginning.
  ///   - content: Returns the view of a phase.
  ///   - animation: Returns the animation to a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, nil, content, animation)
  }

  /// Creates a view that goes through its phases when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; the first one is shown otherwise.
  ///   - trigger: The value.
  ///   - content: Returns the view of a phase.
  ///   - animation: Returns the animation to a phase.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, AnimationTrigger(value: trigger), content, animation)
  }

  /// The content of the view.
  public var body: some View {
    // There may be fewer phases than before.
    if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
      TriggeredView(content: content(phase), trigger: trigger) {
        await run(repeats: trigger == nil)
      }
    }
  }

  /// Waits for the animations of the phases that follow.
  private nonisolated(nonsending) func run(repeats: Bool) async {
    guard phases.count > 1 else { return }
    @Dependency(\.continuousClock) var clock
    if index != 0 { index = 0 }
    repeat {
      for next in Array(phases.indices.dropFirst()) + [0] {
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        do {
          try await clock.sleep(for: .seconds(max(0.1, animation?.firstDuration ?? 0)))
        } catch {
          return
        }
      }
    } while repeats && !Task.isCancelled
  }
}

nonisolated extension View {
  /// Changes this view by phases that are repeated, with an animation to each of them. See ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }

  /// Changes this view by phases when a value changes, with an animation to each of them. See
  /// ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }
}
