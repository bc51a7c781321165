public import Foundation

/// The settings for assistive technologies, by the name that UIKit has for them.
///
/// A page is not told of them, and obeys a user who prefers less motion, less transparency or more contrast by itself.
public enum UIAccessibility {
  /// False: a page is not told.
  public static var isVoiceOverRunning: Bool { false }
  /// False: a page is not told.
  public static var isSwitchControlRunning: Bool { false }
  /// False: a page is not told.
  public static var isAssistiveTouchRunning: Bool { false }
  /// False: a page is not told.
  public static var isReduceMotionEnabled: Bool { false }
  /// False: a page is not told.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: a page is not told.
  public static var isBoldTextEnabled: Bool { false }
  /// False: a page is not told.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// False: a page is not told.
  public static var isGrayscaleEnabled: Bool { false }
  /// False: a page is not told.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: a page is not told.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// False: a page is not told.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// An event that assistive technologies are told.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the event.
    public let rawValue: UInt32

    /// Creates an event with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// A change of the views.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A change of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The end of a scroll.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: announcements are not available. Screen readers follow the focus, and read
  /// what a view with the trait ``AccessibilityTraits/updatesFrequently`` shows.
  ///
  /// - Parameters:
  ///   - notification: The event.
  ///   - argument: The text, or the view.
  public static func post(notification: Notification, argument: Any?) {}
}

/// An event that assistive technologies are told, in the words of the Accessibility framework.
public enum AccessibilityNotification {
  /// A text to read.
  public struct Announcement: Sendable {
    /// Creates an announcement.
    public init(_ text: String) {}

    /// Creates an announcement.
    public init(_ text: AttributedString) {}

    /// Does nothing, as ``UIAccessibility/post(notification:argument:)``.
    public func post() {}
  }

  /// A change of the views.
  public struct LayoutChanged: Sendable {
    /// Creates an event.
    public init(_ element: (any Sendable)? = nil) {}

    /// Does nothing, as ``UIAccessibility/post(notification:argument:)``.
    public func post() {}
  }

  /// A change of the screen.
  public struct ScreenChanged: Sendable {
    /// Creates an event.
    public init(_ element: (any Sendable)? = nil) {}

    /// Does nothing, as ``UIAccessibility/post(notification:argument:)``.
    public func post() {}
  }
}
