/// The value whose changes start an animation, of any type.
struct AnimationTrigger: Equatable {
  let value: any Equatable

  static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.value, rhs.value) }
}

/// A view with the task of its animation: from the beginning without a trigger, else after each change.
nonisolated struct TriggeredView<Content: View>: View {
  private let content: Content
  private let trigger: AnimationTrigger?
  private let run: nonisolated(nonsending) () async -> Void
  /// The value that the animation was shown for, or the first one.
  @State private var shownTrigger: AnimationTrigger?

  init(
    content: Content, trigger: AnimationTrigger?,
    run: nonisolated(nonsending) @escaping () async -> Void
  ) {
    self.content = content
    self.trigger = trigger
    self.run = run
  }

  var body: some View {
    content.task(id: trigger, isAwaited: false) {
      let former = shownTrigger
      shownTrigger = trigger
      if trigger == nil || former != nil && former != trigger { await run() }
    }
  }
}
