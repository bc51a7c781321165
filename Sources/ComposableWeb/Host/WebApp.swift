#if Web
public import ArgumentParser
public import ComposableUI

/// An app with command-line options of its own, or with a custom server configuration.
///
/// ```swift
/// @main struct Gallery: WebApp {
///   struct Options: ParsableArguments {
///     @Option(help: "The address of a service of facts.") var facts: String?
///   }
///
///   static func prepare(_ settings: inout HostSettings, options: Options) {
///     settings.limits.idleLife = .seconds(600)
///     Facts.address = options.facts
///   }
///
///   var body: some Scene { WindowGroup("Gallery") { GalleryView() } }
/// }
/// ```
///
/// The options are declared with [ArgumentParser](https://github.com/apple/swift-argument-parser), and
/// listed by `--help` along with those of the server, whose names are taken: see `App.main()`.
///
/// The app's type is instantiated for each tab. Do work that should happen once per process, such
/// as `prepareDependencies`, in ``prepare(_:options:)``.
@MainActor @preconcurrency public protocol WebApp: App, SendableMetatype {
  /// The app's own options; ``NoOptions`` for none.
  associatedtype Options: ParsableArguments

  /// Prepares the process. Called once, before the server starts.
  ///
  /// - Parameters:
  ///   - settings: The configuration of the app's hosts.
  ///   - options: The app's own options.
  /// - Throws: A `ValidationError` for options that do not go together: the program prints it with
  ///   the usage, and exits with status 64. Other errors are printed, and the status is 1.
  static func prepare(_ settings: inout HostSettings, options: Options) async throws
}
#endif
