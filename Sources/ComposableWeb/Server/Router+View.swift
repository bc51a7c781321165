#if Web
  public import ComposableUI
  public import Hummingbird
  public import HummingbirdCore

  extension RouterMethods {
    /// Serves a view under a path.
    ///
    /// ```swift
    /// let members = router.group("/members").add(middleware: RequireLogin())
    /// let gallery = members.view(at: "/gallery", title: "Gallery") { GalleryView() }
    /// let app = Application(router: router, server: .views(gallery))
    /// ```
    ///
    /// 1. The page, its socket and its assets pass the middleware of the router and of the group. A
    ///    middleware that answers instead of the page (401, a redirect to a login) refuses the socket,
    ///    too.
    /// 2. Only a request for the page begins a session, and its socket only takes that up again.
    ///
    /// - Parameters:
    ///   - path: The path of the page, below that of the group: `/gallery`.
    ///   - title: The title of the page.
    ///   - settings: How it is served.
    ///   - content: Makes the view of a session, on the session's actor.
    /// - Returns: The host, to be handed to ``HummingbirdCore/HTTPServerBuilder/views(_:configuration:)``.
    public func view(
      at path: String,
      title: String,
      settings: HostSettings = HostSettings(),
      @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
    ) -> ViewHost {
      let host = ViewHost(at: path, title: title, settings: settings, content: content)
      host.add(to: self)
      return host
    }
  }

  extension HTTPServerBuilder {
    /// Serves HTTP/1, and the WebSockets of views.
    ///
    /// - Parameters:
    ///   - hosts: The views, as ``Hummingbird/RouterMethods/view(at:title:settings:content:)`` gives
    ///     them.
    ///   - configuration: How HTTP is spoken.
    public static func views(
      _ hosts: ViewHost..., configuration: HTTP1Channel.Configuration = .init()
    ) -> HTTPServerBuilder {
      .views(hosts, configuration: configuration)
    }

    static func views(
      _ hosts: [ViewHost], configuration: HTTP1Channel.Configuration = .init()
    ) -> HTTPServerBuilder {
      HTTPServerBuilder { responder in
        UpgradeChannel(responder: responder, configuration: configuration, hosts: hosts)
      }
    }
  }
#endif
