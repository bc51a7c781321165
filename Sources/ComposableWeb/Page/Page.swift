import ComposableUI

/// The page that a browser gets: everything that is shown, readable before any script runs.
///
/// Styles that a view gives its elements stand in `data-s`, which the script moves into the elements'
/// styles: a strict policy allows that. Until it runs, a style sheet with the page's nonce says the
/// same, so nothing looks different for a moment.
enum Page {
  /// The whole document.
  ///
  /// - Parameters:
  ///   - title: What the browser calls it.
  ///   - rendering: What is shown.
  ///   - token: Names the session; signed by the server.
  ///   - seq: The number of the last patch message that is contained already.
  ///   - basePath: The path that the socket and the assets lie below.
  ///   - nonce: The random text of this one answer that its ``policy(nonce:)`` names, in characters of
  ///     base64. Without it, elements get their styles from the script only.
  ///   - language: The language of the texts.
  static func document(
    title: String, rendering: Rendering, token: String, seq: Int, basePath: String,
    nonce: String? = nil, language: String = "en"
  ) -> String {
    let base = directory(basePath)
    var body = HTML()
    body.collectsStyles = nonce != nil
    body.append(rendering)
    var html = HTML()
    html.literal("<!doctype html>\n")
    html.tag("html")
    html.attribute("lang", language)
    html.attribute("data-session", token)
    html.attribute("data-seq", String(seq))
    html.attribute("data-base", base)
    html.endOfTag()
    html.literal(
      """

      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>
      """
    )
    html.content(title)
    html.literal("</title>\n")
    html.tag("link")
    html.attribute("rel", "stylesheet")
    html.attribute("href", base + Asset.theme.name)
    html.endOfTag()
    html.tag("script")
    html.attribute("src", base + Asset.script.name)
    html.attribute("defer", "")
    html.endOfTag()
    html.close("script")
    if let nonce, !body.styles.isEmpty {
      html.tag("style")
      html.attribute("nonce", nonce)
      html.endOfTag()
      html.rules(body.styles)
      html.close("style")
    }
    html.literal("\n</head>\n<body>\n")
    html.append(body)
    html.literal(
      """

      <div id="banner" role="status"></div>
      <noscript><p class="noscript">This page needs JavaScript to do what you ask for.</p></noscript>
      </body>
      </html>

      """
    )
    return html.text
  }

  /// What a page may do, for the header `content-security-policy`: nothing but what is its own.
  ///
  /// - Parameter nonce: That of the document.
  static func policy(nonce: String?) -> String {
    let style = nonce.map { "'self' 'nonce-\($0)'" } ?? "'self'"
    return """
      default-src 'none'; script-src 'self'; style-src \(style); connect-src 'self'; \
      img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
  }

  private static func directory(_ path: String) -> String {
    let path = path.hasPrefix("/") ? path : "/" + path
    return path.hasSuffix("/") ? path : path + "/"
  }
}
