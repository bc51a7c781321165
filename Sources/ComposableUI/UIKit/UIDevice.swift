import ComposableCore
public import Foundation

/// The device of the user, by the name that UIKit has for it.
///
/// A page is told little of the device that it is on: the properties have the values of an unknown one. The size of the window is
/// that of ``EnvironmentValues/horizontalSizeClass``.
@MainActor @preconcurrency public final class UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  private nonisolated init() {}

  /// "Browser".
  public nonisolated var name: String { "Browser" }

  /// "Browser".
  public nonisolated var model: String { "Browser" }

  /// "Browser".
  public nonisolated var localizedModel: String { "Browser" }

  /// "Web": a page is not told the system of its user.
  public nonisolated var systemName: String { "Web" }

  /// "1.0".
  public nonisolated var systemVersion: String { "1.0" }

  /// `nil`: a page identifies its users by a sign-in.
  public nonisolated var identifierForVendor: UUID? { nil }

  /// Unspecified: the width of a window changes. Use ``EnvironmentValues/horizontalSizeClass``.
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }

  /// Unknown.
  public nonisolated var orientation: UIDeviceOrientation { .unknown }

  /// True.
  public nonisolated var isMultitaskingSupported: Bool { true }

  /// -1, since the level is not known.
  public nonisolated var batteryLevel: Float { -1 }

  /// Unknown.
  public nonisolated var batteryState: BatteryState { .unknown }

  /// A Boolean value that tells whether the level of the battery is measured: setting it changes nothing.
  public nonisolated var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that tells whether the distance of the user is measured: setting it changes nothing.
  public nonisolated var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// False.
  public nonisolated var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: a page has a width, not an orientation.
  public nonisolated func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing.
  public nonisolated func endGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: a browser has no such sound.
  public nonisolated func playInputClick() {}

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// Not known, not plugged in, plugged in, plugged in and full.
    case unknown, unplugged, charging, full
  }

  /// The name of the notification that the orientation has changed, which is not posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of the notification that the level of the battery has changed, which is not posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of the notification that the state of the battery has changed, which is not posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kinds of UIKit.
  case unspecified = -1
  /// The kinds of UIKit.
  case phone = 0, pad, tv, carPlay
  /// The kinds of UIKit.
  case mac = 5, vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientations of UIKit.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True if the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True if the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// True if the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// True unless the orientation is unknown, or the device lies.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The screen of the user, by the name that UIKit has for it.
///
/// A page is not told the size of a screen: views that need the size of the window use a ``GeometryReader``, or
/// ``View/containerRelativeFrame(_:alignment:)``.
@MainActor @preconcurrency public final class UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()

  private nonisolated init() {}

  /// A rectangle of the size of a phone: 390 by 844 points.
  public nonisolated var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The bounds in pixels.
  public nonisolated var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels for a point, that of ``EnvironmentValues/displayScale``: 2.
  public nonisolated var scale: CGFloat { 2 }

  /// The number of pixels for a point.
  public nonisolated var nativeScale: CGFloat { scale }

  /// The brightness: setting it changes nothing.
  public nonisolated var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// 60.
  public nonisolated var maximumFramesPerSecond: Int { 60 }

  /// False: a page is not told.
  public nonisolated var isCaptured: Bool { false }
}
