#if Web
  public import ComposableUI

  /// An app that has options of its own, or says how it is served.
  ///
  /// ```swift
  /// @main struct Gallery: ServedApp {
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
  /// An app is made once for each tab. What is to be done once, such as `prepareDependencies`, is to be
  /// done here.
  public protocol WebApp: App {
    /// The app's own options, for the usage line.
    static var usage: String { get }

    /// Called once, before the server starts.
    ///
    /// - Parameters:
    ///   - settings: How the app is served.
    ///   - arguments: Those that the server does not know, in order.
    /// - Throws: A ``UsageError`` for arguments that make no sense.
    static func prepare(_ settings: inout HostSettings, arguments: [String]) async throws
  }

  extension WebApp {
    public static var usage: String { "" }
  }
#endif
