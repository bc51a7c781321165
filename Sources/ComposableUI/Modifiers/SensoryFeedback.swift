/// A vibration or sound of a device.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task has a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value has reached a level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two elements of the interface have collided.
  public static let impact = SensoryFeedback(name: "impact")

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
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Two elements of the interface have collided.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
}

nonisolated extension View {
  /// Ignored: browsers have no such feedback.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose changes trigger it.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View {
    self
  }

  /// Ignored: browsers have no such feedback.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose changes trigger it.
  ///   - condition: Decides from the values before and after a change. Not called.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    self
  }

  /// Ignored: browsers have no such feedback.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes trigger it.
  ///   - feedback: Chooses the feedback. Not called.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Ignored: browsers have no such feedback.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes trigger it.
  ///   - feedback: Chooses the feedback from the values before and after a change. Not called.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Ignored: browsers have no such overlays.
  ///
  /// - Parameter visibility: The visibility of the system's overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
