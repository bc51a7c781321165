#if Web
public import ComposableUI
public import Hummingbird
public import HummingbirdCore
public import NIOCore
import NIOPosix

extension RouterMethods {
  /// Serves a view at a path.
  ///
  /// ```swift
  /// let members = router.group("/members").add(middleware: RequireLogin())
  /// let gallery = members.view(at: "/gallery", title: "Gallery") { GalleryView() }
  /// let app = Application(router: router, server: .views(gallery))
  /// ```
  ///
  /// 1. Requests for the page, its socket and its assets pass the middleware of the router and of
  ///    the group. A middleware that responds instead of the page (401, a redirect to a login)
  ///    also rejects the socket.
  /// 2. A request for the page creates a session, to which its socket connects. Where sessions are stored,
  ///    the socket of a page creates it on a server that does not have it, until an event is answered.
  ///
  /// - Parameters:
  ///   - path: The path of the page, relative to that of the group: `/gallery`.
  ///   - title: The title of the page.
  ///   - settings: The configuration of the host.
  ///   - content: A closure that makes the view of a session, called on the session's actor.
  /// - Returns: The host, to be passed to `HTTPServerBuilder.views(_:configuration:)`.
  public func view(
    at path: String,
    title: String,
    settings: HostSettings = HostSettings(),
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View & SendableMetatype
  ) -> ViewHost {
    view(at: path, title: Text(verbatim: title), settings: settings, content: content)
  }

  /// Serves a view at a path, with a title in the language of each page.
  ///
  /// See ``Hummingbird/RouterMethods/view(at:title:settings:content:)`` for the guarantees.
  ///
  /// - Parameters:
  ///   - path: The path of the page, relative to that of the group: `/gallery`.
  ///   - title: The title of the page: `Text("Gallery")`.
  ///   - settings: The configuration of the host.
  ///   - content: A closure that makes the view of a session, called on the session's actor.
  /// - Returns: The host.
  public func view(
    at path: String,
    title: Text,
    settings: HostSettings = HostSettings(),
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View & SendableMetatype
  ) -> ViewHost {
    let host = ViewHost(at: path, title: title, settings: settings, content: content)
    host.add(to: self)
    return host
  }
}

extension HTTPServerBuilder {
  /// Serves HTTP/1, and the WebSockets of views.
  ///
  /// With `HummingbirdTLS`, `.tls(.views(gallery), tlsConfiguration: configuration)` serves them over
  /// TLS, and the views see `https` in the URL of their ``PageRequest``.
  ///
  /// - Parameters:
  ///   - hosts: The hosts that ``Hummingbird/RouterMethods/view(at:title:settings:content:)``
  ///     returned.
  ///   - configuration: The configuration of the HTTP/1 channel. By default, a connection without requests is
  ///     closed after a minute.
  public static func views(
    _ hosts: ViewHost...,
    configuration: HTTP1Channel.Configuration = .init(idleTimeout: .seconds(60))
  ) -> HTTPServerBuilder {
    .views(hosts, configuration: configuration)
  }

  static func views(
    _ hosts: [ViewHost],
    configuration: HTTP1Channel.Configuration = .init(idleTimeout: .seconds(60))
  ) -> HTTPServerBuilder {
    // Its threads are started at once: a process that can have no more would end with the first file.
    _ = NIOThreadPool.singleton
    return HTTPServerBuilder { responder in
      UpgradeChannel(responder: responder, configuration: configuration, hosts: hosts)
    }
  }
}
#endif
