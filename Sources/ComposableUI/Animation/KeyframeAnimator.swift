import ComposableCore

/// A view whose content follows keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: store.count) { scale in
///   Image(systemName: "heart").scaleEffect(scale)
/// } keyframes: { _ in
///   SpringKeyframe(1.5, duration: 0.3)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
///
/// 1. Without a trigger it repeats the keyframes as long as it is shown; with one, it goes through them once
///    for each change, from the initial value. The keyframes are those of the moment at which it starts.
/// 2. The server evaluates the content for 30 values a second.
/// 3. The view waits on the dependency `continuousClock`: a test controls it.
public nonisolated struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View>: View {
  private let initialValue: Value
  private let trigger: AnimationTrigger?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path
  @State private var current: Value?

  private init(
    _ initialValue: Value, _ trigger: AnimationTrigger?, repeats: Bool,
    _ content: @escaping (Value) -> Content, _ keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that goes through its keyframes when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - trigger: The value to observe.
  ///   - content: Returns the view for a value.
  ///   - keyframes: Returns the keyframes, from the current value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.init(initialValue, AnimationTrigger(value: trigger), repeats: false, content, keyframes)
  }

  /// Creates a view that goes through its keyframes when it appears, again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: False to go through them once.
  ///   - content: Returns the view for a value.
  ///   - keyframes: Returns the keyframes, from the current value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.init(initialValue, nil, repeats: repeating, content, keyframes)
  }

  /// The content of the view.
  public var body: some View {
    TriggeredView(content: content(current ?? initialValue), trigger: trigger) { await run() }
  }

  private nonisolated(nonsending) func run() async {
    @Dependency(\.continuousClock) var clock
    repeat {
      let timeline = KeyframeTimeline(initialValue: initialValue) {
        keyframes(current ?? initialValue)
      }
      let frames = max(1, (timeline.duration * framesPerSecond).rounded(.up))
      for frame in stride(from: 1, through: frames, by: 1) {
        do { try await clock.sleep(for: .seconds(1 / framesPerSecond)) } catch { return }
        current = timeline.value(time: frame / framesPerSecond)
      }
    } while repeats && !Task.isCancelled
  }
}

nonisolated extension View {
  /// Changes this view by keyframes when a value changes. See ``KeyframeAnimator``.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(self, $0) },
      keyframes: keyframes)
  }

  /// Changes this view by keyframes that are repeated. See ``KeyframeAnimator``.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(self, $0) },
      keyframes: keyframes)
  }
}
