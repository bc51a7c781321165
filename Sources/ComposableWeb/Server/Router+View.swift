#if Web
  public import ComposableUI
  public import Hummingbird
  public import HummingbirdCore

  extension Router {
    /// Serves a view under a path.
    ///
    /// ```swift
    /// let gallery = router.view(at: "/gallery", title: "Gallery") { GalleryView() }
    /// let app = Application(router: router, server: .views(gallery))
    /// ```
    ///
    /// - Parameters:
    ///   - path: Where the page is, from the root of the server: `/gallery`.
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
    ///   - hosts: The views, as ``Hummingbird/Router/view(at:title:settings:content:)`` gives
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
