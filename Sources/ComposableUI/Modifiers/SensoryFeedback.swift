import ComposableHTML

/// A vibration of a phone: `.sensoryFeedback(.success, trigger: saves)`.
public struct SensoryFeedback: Equatable, Sendable {
  /// The durations of vibrations and of the pauses between them, in milliseconds.
  let pattern: [Int]

  private init(_ pattern: Int...) { self.pattern = pattern }

  /// A task has succeeded.
  public static let success = SensoryFeedback(15, 80, 25)
  /// A task has a warning.
  public static let warning = SensoryFeedback(25, 120, 15)
  /// A task has failed.
  public static let error = SensoryFeedback(25, 60, 25, 60, 40)
  /// A selection has changed.
  public static let selection = SensoryFeedback(8)
  /// A value has increased.
  public static let increase = SensoryFeedback(12)
  /// A value has decreased.
  public static let decrease = SensoryFeedback(8)
  /// An activity has started.
  public static let start = SensoryFeedback(20)
  /// An activity has stopped.
  public static let stop = SensoryFeedback(12, 50, 12)
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback(8)
  /// A value has reached a level.
  public static let levelChange = SensoryFeedback(12)
  /// A path is complete.
  public static let pathComplete = SensoryFeedback(12, 40, 20)
  /// Two elements of the interface have collided.
  public static let impact = SensoryFeedback(15)

  /// The weight of an impact.
  public enum Weight: Sendable {
    /// From a light one to a heavy one.
    case light, medium, heavy
  }

  /// The material of an impact.
  public enum Flexibility: Sendable {
    /// From a hard one to a soft one.
    case rigid, solid, soft
  }

  /// Two elements of the interface have collided.
  ///
  /// - Parameters:
  ///   - weight: The weight of the elements.
  ///   - intensity: The intensity, from 0 to 1. The vibration is as much shorter.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    switch weight {
    case .light: impact(10, intensity)
    case .medium: impact(15, intensity)
    case .heavy: impact(30, intensity)
    }
  }

  /// Two elements of the interface have collided.
  ///
  /// - Parameters:
  ///   - flexibility: The material of the elements.
  ///   - intensity: The intensity, from 0 to 1. The vibration is as much shorter.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    switch flexibility {
    case .rigid: impact(10, intensity)
    case .solid: impact(15, intensity)
    case .soft: impact(25, intensity)
    }
  }

  private static func impact(_ duration: Double, _ intensity: Double) -> SensoryFeedback {
    let intensity = intensity.isFinite ? min(max(intensity, 0), 1) : 1
    return SensoryFeedback(Int((duration * intensity).rounded()))
  }
}

nonisolated extension View {
  /// Lets the phone vibrate when a value changes.
  ///
  /// Browsers of phones with Android vibrate, once the user has tapped the page. All others do nothing.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose changes trigger it.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View {
    FeedbackView(content: self, trigger: trigger) { _, _ in feedback }
  }

  /// Lets the phone vibrate when a value changes and a condition is met.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose changes trigger it.
  ///   - condition: Decides from the values before and after a change.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    FeedbackView(content: self, trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Lets the phone vibrate when a value changes.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes trigger it.
  ///   - feedback: Chooses the feedback; `nil` for none.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    FeedbackView(content: self, trigger: trigger) { _, _ in feedback() }
  }

  /// Lets the phone vibrate when a value changes.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes trigger it.
  ///   - feedback: Chooses the feedback from the values before and after a change; `nil` for none.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    FeedbackView(content: self, trigger: trigger, feedback: feedback)
  }

  /// Ignored: browsers have no such overlays.
  ///
  /// - Parameter visibility: The visibility of the system's overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// A view with the feedback of the last change of a value.
private nonisolated struct FeedbackView<Content: View, Trigger: Equatable>: View {
  private let content: Content
  private let trigger: Trigger
  private let feedback: (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?
  @State private var shown = FeedbackContent()

  init(
    content: Content, trigger: Trigger,
    feedback: @escaping (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?
  ) {
    self.content = content
    self.trigger = trigger
    self.feedback = feedback
  }

  var body: some View {
    content.modified(shown).needing("feedback.js").onChange(of: trigger) { old, new in
      guard let feedback = feedback(old, new) else { return }
      shown = FeedbackContent(number: shown.number &+ 1, pattern: feedback.pattern)
    }
  }
}

/// The last feedback of an element.
struct FeedbackContent: ModifierContent {
  /// The number of feedbacks so far. It tells one from the next.
  var number = 0
  var pattern: [Int] = []

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-feedback")
    node.set("data-value", "\([number] + pattern)")
  }

  var description: String { "sensoryFeedback" }
}
