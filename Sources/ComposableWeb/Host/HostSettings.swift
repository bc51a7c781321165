#if Web
public import ComposablePersistence
@_spi(Renderer) public import ComposableUI
import Foundation
public import HummingbirdCore
public import Logging

/// The configuration of a ``ViewHost``.
///
/// ```swift
/// var settings = HostSettings()
/// settings.limits.idleLife = .seconds(600)
/// settings.origins = OriginPolicy(allowing: ["timers.example.com"])
/// ```
///
/// The defaults suit a server that is reachable from the internet.
public struct HostSettings: Sendable {
  /// The limits of sessions and connections.
  public var limits = SessionLimits()

  /// The limits of files that browsers send and fetch.
  public var transfers = TransferLimits()

  /// The host names that the server accepts, and the origins that may connect.
  public var origins = OriginPolicy.sameHost

  /// The decision about each request for a page and for its socket. By default, all are admitted.
  ///
  /// ```swift
  /// settings.admit = { request in
  ///   guard let id = request.cookies["session"], let user = await users.signedIn(id) else {
  ///     return .redirected(to: "/sign-in")
  ///   }
  ///   request.userID = user.id
  ///   return .admitted
  /// }
  /// ```
  ///
  /// 1. It decides about the page, its sockets, the files that it sends and fetches, and each address
  ///    that the browser visits inside of the window, which needs no request of its own.
  /// 2. ``PageRequest/path`` is that of the page: `/cart`, not `/cart/socket`. Sockets and files have the
  ///    path of their window; a socket is asked about again with the address that the window shows. So
  ///    a page that is open to all, such as a form to sign in, is a window of its own.
  /// 3. The path is in one form, which routes and views see, too: each component has percent escapes for
  ///    all but letters, digits and `-._~`, and there is no `..` and no empty component. Requests for
  ///    another form are redirected to it.
  /// 4. It is asked again while a session lives, after each ``admissionInterval`` and by
  ///    ``PageSessions/revalidate(where:)``. A session that is no longer admitted, or whose user is
  ///    another one, ends, and its page is requested again.
  /// 5. What it attaches to the request of the page is what views and features read. A socket with
  ///    another ``PageRequest/userID`` does not resume the session: its page is reloaded.
  /// 6. A thrown error is logged, and the response is 500. A session that lives goes on, and is asked
  ///    about again after the next interval.
  public var admit: @Sendable (_ request: inout PageRequest) async throws -> Admission = { _ in
    .admitted
  }

  /// The time after which ``admit`` is asked about a session again; `nil` for never. By default half an
  /// hour.
  public var admissionInterval: Duration? = .seconds(1_800)

  /// Loads what the views of a page show, before its first response. By default nothing.
  ///
  /// ```swift
  /// settings.prepare = { request, address in
  ///   guard case .product(let id)? = routes.route(at: address) else { return }
  ///   request[ProductKey.self] = try await catalogue.product(id)
  /// }
  /// ```
  ///
  /// 1. It is called for each page, after ``admit``, with the address below that of the host; both are
  ///    called again if the sessions of the user end meanwhile. What it attaches to the request is what
  ///    views and features read.
  /// 2. After the ``preparationDeadline`` it is cancelled, and the page is shown without what it would
  ///    have loaded. So it is after a thrown error, which is logged.
  /// 3. An address that the browser visits inside of the window is not prepared: features load what they
  ///    show there themselves.
  public var prepare:
    (@Sendable (_ request: inout PageRequest, _ address: PageAddress) async throws -> Void)?

  /// The maximum time of ``prepare``. By default one second.
  public var preparationDeadline = Duration.seconds(1)

  /// The time for which a page waits for the tasks of its views before its first response; `nil`, the
  /// default, to start them when the browser has connected.
  ///
  /// 1. Views appear, and the actions of `onAppear` and `task` start, before the response. The page shows
  ///    what they have changed until the first tasks have ended, or until the time is over. So a crawler
  ///    gets the rows that `.task { await store.send(.load).finish() }` loads.
  /// 2. A task that is still running goes on. Its changes follow when the browser has connected. With a
  ///    task that never ends, such as of a timer or a subscription, each page waits for the whole time,
  ///    as it does with one that sets a cookie, which a browser fetches when it has connected.
  /// 3. Tasks that other tasks start, such as in new rows, are not awaited, nor are effects that no task
  ///    waits for.
  /// 4. Clients that never connect start the tasks, too: they are cancelled after the grace time.
  public var firstTaskDeadline: Duration?

  /// True if messages to browsers are compressed, by `permessage-deflate`. By default they are.
  ///
  /// A message of a thousand bytes or more is compressed by itself: rows take about a fifth of the bytes.
  /// The memory for it is that of the server's event loops, 0.3 MB each, not of connections.
  ///
  /// > Important: An observer of the sizes of messages who can have texts shown beside a secret, again and
  /// > again, can guess the secret ([BREACH](https://www.breachattack.com)). Pages and their
  /// > tokens are never compressed. Set this to false if your views show secrets that live long, such as keys,
  /// > beside texts of others.
  public var compressesMessages = true

  /// The proxies whose header fields name the client and the scheme of a request. By default none.
  public var trustedProxies = TrustedProxies()

  /// The languages that the texts of the app are in, the default first: `["en", "de", "pt-BR"]`.
  ///
  /// 1. The language of a page is the first one that its browser prefers and that is one of these,
  ///    or else the default. The page has it as `lang`, its direction as `dir`, and its views and
  ///    features as `\.locale`. See also `pageLocale(_:)`.
  /// 2. If it is empty, they are the languages of the catalogue `Localizable` of the application.
  ///    Without one, the locale is that of the first language that the browser prefers, and the texts
  ///    count as English.
  /// 3. The texts of the library, such as the notice of a lost connection, are in the language of the
  ///    page.
  public var languages: [String] = []

  /// The languages of the texts, see ``languages``.
  var textLanguages: [String] { languages.isEmpty ? Bundle.applicationLanguages : languages }

  /// The icon of the pages; `nil` for none.
  public var icon: PageAsset?

  /// Style sheets of the application's own. They follow that of the library, whose rules are in a
  /// layer: each rule of your own has priority, and custom properties such as `--accentColor` change
  /// the theme.
  public var styleSheets: [PageAsset] = []

  /// Scripts of the application's own. They run after that of the library, and define the hooks of
  /// `HTMLElement`s.
  public var scripts: [PageAsset] = []

  /// The `meta` elements of the pages' heads, by their names.
  public var metaTags: [String: String] = [:]

  /// The origins besides the page's own that it may load content from.
  public var sources = ContentSources()

  /// The features of the browser that scripts of the page may use, of those that no page may use
  /// otherwise: `accelerometer`, `camera`, `display-capture`, `geolocation`, `gyroscope`, `hid`,
  /// `idle-detection`, `local-fonts`, `magnetometer`, `microphone`, `midi`, `payment`,
  /// `publickey-credentials-create`, `publickey-credentials-get`, `screen-wake-lock`, `serial`, `usb`,
  /// `window-management` and `xr-spatial-tracking`. See https://www.w3.org/TR/permissions-policy
  public var permissions: Set<String> = []

  /// The value of the header field `Permissions-Policy`.
  var permissionsPolicy: String {
    Self.restrictedFeatures.map { $0 + (permissions.contains($0) ? "=(self)" : "=()") }
      .joined(separator: ", ")
  }

  private static let restrictedFeatures = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid",
    "idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment",
    "publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial",
    "usb", "window-management", "xr-spatial-tracking",
  ]

  /// The origins of the pages of other sites that may embed a page: `https://blog.example.com`.
  ///
  /// Such a page loads the script `embed.js` of this server, and shows a view as an element:
  ///
  /// ```html
  /// <script src="https://app.example.com/embed.js" defer></script>
  /// <composable-view src="https://app.example.com/" title="Prices"></composable-view>
  /// ```
  ///
  /// 1. The view is a frame, as high as its content. Neither the page nor the view can read the other.
  /// 2. Browsers send no cookies of ``PageCookie`` from a frame of another site: nobody is signed in.
  /// 3. Requests from frames of other origins, or of pages that hide theirs, are refused.
  public var embedders: [String] = []

  /// True if pages of the server show each other in frames: the list of previews shows those of previews.
  var framesOwnPages = false

  /// A closure that encrypts the connections of the server; `nil`, the default, for a server behind a
  /// proxy that does.
  ///
  /// ```swift
  /// import HummingbirdTLS
  ///
  /// settings.tls = { try .tls($0, tlsConfiguration: configuration) }
  /// ```
  ///
  /// 1. Its argument serves HTTP/1 and WebSockets, and its result the same over TLS. Don't offer other
  ///    protocols to browsers (`applicationProtocols`).
  /// 2. It is called once, when the server starts. What it throws ends the server.
  /// 3. A server of several hosts takes it from the first one. An `Application` of Hummingbird of your
  ///    own calls `tls` itself: `HTTPServerBuilder.views(_:configuration:)`.
  public var tls: (@Sendable (_ server: HTTPServerBuilder) throws -> HTTPServerBuilder)?

  /// The time for which browsers use nothing but HTTPS for this host, after a page that came over
  /// HTTPS; `nil` to promise nothing.
  ///
  /// A request came over HTTPS if the server has ``tls`` or if a trusted proxy says so. A browser
  /// can't be told to forget the promise if the certificate is lost, so raise it from a day to a year once all works:
  /// https://www.rfc-editor.org/rfc/rfc6797
  public var strictTransportSecurity: Duration? = .seconds(86_400)

  /// The time between a signal to stop and the end of the sessions. Meanwhile `/readyz` responds 503
  /// and everything else works, so that a load balancer sends no further browsers. By default zero.
  public var shutdownDelay = Duration.zero

  /// True to run all sessions on the main actor of the process. By default, each session has a main
  /// actor of its own.
  ///
  /// 1. With main actors of their own, sessions run at the same time, on all cores. Not protected from
  ///    other sessions are mutable globals that are isolated to `MainActor`, and objects of it that
  ///    several sessions share. Detached tasks, callbacks of other threads and `DispatchQueue.main`
  ///    lead to the main actor of the process: let them send values to the session's tasks.
  /// 2. On the main actor of the process, they are, as in an application for one user: a
  ///    `static let store` serves all sessions. Sessions wait for each other.
  /// 3. A document has an actor of its own in any case, and effects of features have none: what they
  ///    isolate to `MainActor` runs on that of the process.
  /// 4. A program that links Swift statically shares the main actor in any case.
  public var sharesMainActor = false

  /// The storage of sessions, which then outlive the process; `nil`, the default, to keep them in memory.
  ///
  /// ```swift
  /// settings.sessionStorage = try SQLiteSessionStorage(path: "sessions.sqlite")
  /// ```
  ///
  /// 1. The states of stores that are `restorable` are stored, `@State` and `@SceneStorage` whose types are
  ///    `Codable`, and the address of the window. The page goes on where its user has left it, in its tab,
  ///    after a deploy, a crash or a night offline.
  /// 2. A page says what could not come back. A session that can't be restored at all starts anew.
  /// 3. While the storage fails or does not answer, pages go on, and say that changes are not saved.
  /// 4. Several servers may use one storage: the one that a browser reaches goes on with its session, and
  ///    the one before can't change it any more.
  /// 5. Pages of documents are not stored: a document has a file.
  public var sessionStorage: (any SessionStorage)?

  /// The time at which changes of sessions are stored. By default within a second.
  public var sessionDurability = SessionDurability.relaxed

  /// The time for which a session is stored after its last change. By default a day.
  public var storedSessionLife = Duration.seconds(86_400)

  /// The sessions of the hosts with these settings.
  public let sessions = PageSessions()

  /// The clock that measures grace times and limits.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Returns the share of a delay for which the server waits, so that servers do not try again together.
  var jitter: @Sendable () -> Double = { Double.random(in: 0.5...1) }

  /// The logger of the server. Neither tokens nor the user's input are logged.
  public var logger = Logger(label: "ComposableWeb")

  /// The records of what happens in the stores of all sessions; `nil` for none. The option `--record` sets it.
  ///
  /// Users type what others must not read: keep the folder as you keep a database, and tell your users.
  public var recording: RecordingSettings?

  /// Creates settings that are safe on the public internet.
  public init() {}
}
#endif
