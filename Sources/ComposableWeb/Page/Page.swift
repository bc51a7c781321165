import ComposableHTML
@_spi(Renderer) import ComposableUI
import Foundation

/// The HTML document of a page: it contains the complete initial rendering, readable before any
/// script runs.
///
/// A script of one line keeps the events of the user until the client script runs, which handles them.
///
/// The styles of elements are in a style sheet with the page's nonce, each once: elements refer to them
/// by numbers in `data-s` attributes. So they apply before the client script runs, which copies them to
/// the elements' inline styles: the content security policy forbids `style` attributes. The outline of
/// a symbol is in the page once, too.
enum Page {
  /// Renders the document.
  ///
  /// - Parameters:
  ///   - title: The title of the window. That of its visible screen precedes it.
  ///   - rendering: The initial rendering.
  ///   - token: The token of the session.
  ///   - user: The identifier of the user. The page contains its hash: what one user has entered is
  ///     not restored for another one.
  ///   - run: The identifier of the run of the server, see ``ViewHost/runID``.
  ///   - seq: The number of the last patch message that the rendering includes.
  ///   - basePath: The path that the socket and the assets are below.
  ///   - nonce: The random nonce of this response, which its ``policy(nonce:)`` contains, in
  ///     characters of base64. Without it, elements have no styles until the script runs, and events before
  ///     that are lost.
  ///   - head: The other parts of the document's head.
  static func document(
    title: String, rendering: Rendering, token: String, user: String? = nil,
    run: String, seq: Int,
    basePath: String,
    nonce: String? = nil, head: PageHead = PageHead()
  ) -> String {
    let base = directory(basePath)
    let window = rendering.window
    var body = HTML()
    body.collectsStyles = nonce != nil
    body.collectsSymbols = true
    body.append(rendering, in: RenderContext())
    var html = HTML()
    html.literal("<!doctype html>\n")
    html.tag("html")
    html.attribute("lang", window.locale?.identifier(.bcp47) ?? "en")
    if let direction = window.layoutDirection { html.attribute("dir", direction.htmlValue) }
    switch window.preferredColorScheme {
    case .light: html.attribute("class", "light")
    case .dark: html.attribute("class", "dark")
    case nil: break
    }
    html.attribute("data-session", token)
    if let user { html.attribute("data-user", StableHash.text(of: user.utf8)) }
    html.attribute("data-run", run)
    html.attribute("data-version", head.version)
    html.attribute("data-seq", String(seq))
    html.attribute("data-base", base)
    html.attribute("data-title", title)
    html.attribute("data-texts", SystemText.clientTexts(for: window.locale))
    if let restoration = head.restoration {
      html.attribute("data-restored", restoration)
      html.attribute("data-epoch", String(head.epoch))
      html.attribute("data-event", String(head.lastEvent))
    }
    if head.isCompact { html.attribute("data-compact", "") }
    html.endOfTag()
    html.literal(
      """

      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <title>
      """
    )
    let documentTitle = documentTitle(of: window, in: title)
    html.content(documentTitle)
    html.literal("</title>\n")
    // Before the style sheets, which would delay it.
    if let nonce { html.appendEarlyEvents(nonce: nonce) }
    html.void("link", [("rel", "icon"), ("href", head.icon.map { base + $0.name } ?? "data:,")])
    html.append(window, title: documentTitle, base: base, head)
    for (name, content) in head.metaTags.sorted(by: { $0.key < $1.key }) {
      html.void("meta", [("name", name), ("content", content)])
    }
    for styleSheet in [Asset.theme] + head.styleSheets {
      html.void("link", [("rel", "stylesheet"), ("href", base + styleSheet.name)])
    }
    for part in window.parts.sorted() where part.hasSuffix(".css") {
      html.void("link", [("rel", "stylesheet"), ("href", part)])
    }
    for script in [Asset.script] + head.scripts {
      html.tag("script")
      html.attribute("src", base + script.name)
      html.attribute("defer", "")
      html.endOfTag()
      html.close("script")
    }
    for part in window.parts.sorted() where part.hasSuffix(".js") {
      html.tag("script")
      html.attribute("src", part)
      html.attribute("defer", "")
      html.endOfTag()
      html.close("script")
    }
    if let nonce, !body.styles.isEmpty {
      html.tag("style")
      html.attribute("nonce", nonce)
      html.endOfTag()
      html.rules(body.styles)
      html.close("style")
    }
    html.literal("\n</head>\n<body>\n")
    html.outlines(body.symbols)
    html.append(body)
    html.literal(
      """

      <div id="banner" role="status"></div>
      <noscript><p class="noscript">
      """
    )
    html.content(SystemText.needsJavaScript.string(for: window.locale))
    html.literal("</p>\n")
    html.appendRowLinks(of: rendering, window, base: base, query: head.query)
    html.literal("</noscript>\n</body>\n</html>\n")
    return html.text
  }

  /// Returns the value of the `content-security-policy` header: a page may only use its own
  /// resources, and those of further origins.
  ///
  /// - Parameters:
  ///   - nonce: The nonce of the document.
  ///   - images: The further origins of images, each after a space. So are the others.
  ///   - framesOwnPages: True if pages of the server show each other in frames.
  static func policy(
    nonce: String?, images: String = "", media: String = "", fonts: String = "",
    connections: String = "", embedders: String = "", framesOwnPages: Bool = false
  ) -> String {
    let ownSources = nonce.map { "'self' 'nonce-\($0)'" } ?? "'self'"
    return """
      default-src 'none'; script-src \(ownSources); style-src \(ownSources); \
      connect-src 'self'\(connections); img-src 'self' data:\(images); media-src 'self'\(media); \
      font-src 'self'\(fonts);\(framesOwnPages ? " frame-src 'self';" : "") base-uri 'none'; \
      form-action 'none'; frame-ancestors \
      \(embedders.isEmpty && !framesOwnPages ? "'none'" : "'self'" + embedders)
      """
  }

  /// Returns a random nonce of 128 bits, in characters of base64.
  static func makeNonce() -> String {
    var generator = SystemRandomNumberGenerator()
    let words = SIMD2<UInt64>.random(in: .min ... .max, using: &generator)
    return withUnsafeBytes(of: words) { Data($0).base64EncodedString() }
  }

  private static func documentTitle(of window: WindowContent, in title: String) -> String {
    guard let screen = window.title, screen != title else { return title }
    return "\(screen) – \(title)"
  }

  static func directory(_ path: String) -> String {
    let path = path.hasPrefix("/") ? path : "/" + path
    return path.hasSuffix("/") ? path : path + "/"
  }
}

extension HTML {
  /// Appends the script that keeps the events of the user until the client script handles them.
  fileprivate mutating func appendEarlyEvents(nonce: String) {
    tag("script")
    attribute("nonce", nonce)
    endOfTag()
    literal(
      """
      earlyEvents=[];for(const type of["click","keydown","change","input"])\
      addEventListener(type,event=>window.earlyEvents?.push(event))
      """)
    close("script")
    literal("\n")
  }
}

extension Rendering {
  /// The window that it is the rendering of.
  fileprivate var window: WindowContent {
    content.as(WindowContent.self) ?? WindowContent()
  }

  /// The locale of the page; `nil` if it is not known.
  var locale: Locale? { window.locale }
}
