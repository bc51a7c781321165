import ComposableCore
import ComposableHTML
public import Foundation

/// The application, by the name that UIKit has for it.
///
/// ```swift
/// Button("Website") {
///   UIApplication.shared.open(URL(string: "https://swift.org")!)
/// }
/// ```
///
/// It has no state: a process that serves pages runs the application for many users at once.
///
/// 1. ``open(_:options:completionHandler:)`` opens a URL by the dependency `\.openURL`: for a page, in the browser of its
///    user.
/// 2. Notifications have names, and none is posted. ``EnvironmentValues/scenePhase`` tells whether a user sees the
///    window.
@MainActor @preconcurrency public final class UIApplication: Sendable {
  /// The application.
  public static let shared = UIApplication()

  private nonisolated init() {}

  /// The activity of the application.
  public enum State: Int, Sendable {
    /// Visible and interactive, visible, not visible.
    case active, inactive, background
  }

  /// Active.
  public nonisolated var applicationState: State { .active }

  /// A Boolean value that tells whether the device stays on: never, and setting it changes nothing.
  public nonisolated var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// The number on the icon of the application: 0, and setting it changes nothing.
  public nonisolated var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// False: a page has one icon.
  public nonisolated var supportsAlternateIcons: Bool { false }

  /// The name of the icon; `nil` for the usual one.
  public nonisolated var alternateIconName: String? { nil }

  /// Throws an error: a page has one icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Calls the handler with an error: a page has one icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Does nothing: a page has no notifications of the system.
  public func registerForRemoteNotifications() {}

  /// Does nothing: a page has no notifications of the system.
  public func unregisterForRemoteNotifications() {}

  /// Returns true if a browser opens URLs with the scheme: `http`, `https`, `mailto`.
  public nonisolated func canOpenURL(_ url: URL) -> Bool {
    WebAddress(url.absoluteString).opensBesidePage
  }

  /// Opens a URL, in the browser of the user.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored.
  ///   - completion: Called with true if the URL was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let openURL = DependencyValues._current.openURL
    Task {
      let isOpen = await openURL(url)
      completion?(isOpen)
    }
  }

  /// Opens a URL, in the browser of the user.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored.
  /// - Returns: True if the URL was opened.
  @discardableResult
  public nonisolated func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: any Sendable] = [:]
  ) async -> Bool {
    await DependencyValues._current.openURL(url)
  }

  /// The address of the settings of the application, which a browser does not open.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the settings of notifications, which a browser does not open.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The name of the notification that the application becomes active.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The name of the notification that the application is no longer active.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// The name of the notification that the application is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The name of the notification that the application becomes visible.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The name of the notification that the application has started.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// The name of the notification that the application ends.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// The name of the notification that memory is scarce.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// The name of the notification that the time has jumped.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// The name of the notification of a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  /// The reason for which the application was started.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL is opened.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// A notification of a server has arrived.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// The user has chosen a quick action.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  /// An option of opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only applications that the user has installed open the URL.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
}

/// The application, by the name that AppKit has for it.
public typealias NSApplication = UIApplication
