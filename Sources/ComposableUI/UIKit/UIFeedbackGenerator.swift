public import Foundation

/// A generator of vibrations of a device. Its methods do nothing here: use `sensoryFeedback`, which lets phones vibrate.
@MainActor @preconcurrency public class UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated init() {}

  /// Does nothing.
  public func prepare() {}
}

/// A generator of vibrations for the impact of elements. Its methods do nothing.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the material of the elements.
  public enum FeedbackStyle: Int, Sendable {
    /// The styles of UIKit.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator.
  public nonisolated override init() {}

  /// Creates a generator with a style.
  public nonisolated convenience init(style: FeedbackStyle) { self.init() }

  /// Does nothing.
  public func impactOccurred() {}

  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of vibrations for the success or failure of tasks. Its methods do nothing.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The results of UIKit.
    case success, warning, error
  }

  /// Creates a generator.
  public nonisolated override init() {}

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of vibrations for changes of a selection. Its methods do nothing.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {}

  /// Does nothing.
  public func selectionChanged() {}
}
