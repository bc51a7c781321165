#if Web
public import ComposableUI

/// An app with command-line options of its own, or with a custom server configuration.
///
/// ```swift
/// @main struct Gallery: WebApp {
///   static let usage = "[--facts URL]"
///
///   static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
///     settings.limits.idleLife = .seconds(600)
///     guard !arguments.isEmpty else { return }
///     guard arguments.count == 2, arguments[0] == "--facts" else {
///       throw UsageError("Unknown option '\(arguments[0])'.")
///     }
///     Facts.address = arguments[1]
///   }
///
///   var body: some Scene { WindowGroup("Gallery") { GalleryView() } }
/// }
/// ```
///
/// The app's type is instantiated for each tab. Do work that should happen once per process, such
/// as `prepareDependencies`, in ``prepare(_:arguments:)``.
@MainActor @preconcurrency public protocol WebApp: App {
  /// The app's own options, for the usage line.
  static var usage: String { get }

  /// Prepares the process. Called once, before the server starts.
  ///
  /// - Parameters:
  ///   - settings: The configuration of the app's hosts.
  ///   - arguments: The arguments that aren't options of the server, in order.
  /// - Throws: A ``UsageError`` for invalid arguments.
  static func prepare(_ settings: inout HostSettings, arguments: [String]) async throws
}

extension WebApp {
  /// An empty string: the app has no options of its own.
  public static var usage: String { "" }
}
#endif
