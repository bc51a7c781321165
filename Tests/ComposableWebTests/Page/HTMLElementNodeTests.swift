#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Elements of an application's own, and what is loaded for them.
@Suite struct HTMLElementNodeTests {
  private struct Map: View {
    var body: some View {
      HTMLElement("my-map", ["title": "\"><script>alert(1)</script>"]) { Text("No map.") }
        .hook("map", value: ["<b>": 1])
      HTMLElement("img", ["src": "/a.png", "alt": "A"])
    }
  }

  private func page(_ settings: HostSettings = HostSettings()) async throws -> (
    headers: String, body: String
  ) {
    var result = (headers: "", body: "")
    try await LiveServer.run(
      settings: settings, view: { ViewHost(title: "Map", settings: $0) { Map() } }
    ) { server in
      let page = try await Browser.get(port: server.port)
      result = (page.headers, page.body)
    }
    return result
  }

  @Test func valuesAreEscaped() async throws {
    let body = try await page().body
    #expect(body.contains(#" title="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;""#))
    #expect(body.contains(#" data-hook="map" data-value="{&#34;&#60;b&#62;&#34;:1}""#))
    #expect(body.contains("No map."))
    // A void element has no end tag.
    #expect(body.contains(#"<img"#) && !body.contains("</img>"))
  }

  @Test func scriptsAndStyleSheetsFollowThoseOfTheLibrary() async throws {
    var settings = HostSettings()
    settings.scripts = [PageAsset("map.js", contentType: "text/javascript", bytes: [0x3B])]
    settings.styleSheets = [PageAsset("map.css", contentType: "text/css", bytes: [])]
    settings.metaTags = ["verification": "\"><b>"]
    let body = try await page(settings).body
    let order = try ["theme-", "map-.*css", "client-", "map-.*js"].map {
      try #require(body.range(of: "\"/\($0)", options: .regularExpression)).lowerBound
    }
    #expect(order == order.sorted())
    #expect(body.contains(#"<meta name="verification" content="&#34;&#62;&#60;b&#62;">"#))
    // A page with other files is another version.
    #expect(!body.contains("data-version=\"\(Asset.version)\""))
  }

  @Test func thePolicyAllowsFurtherOrigins() async throws {
    var settings = HostSettings()
    settings.sources.images = ["https://*.example.com", "http://127.0.0.1:81"]
    settings.sources.connections = ["wss://prices.example.com"]
    let headers = try await page(settings).headers
    #expect(
      headers.contains("img-src 'self' data: https://*.example.com http://127.0.0.1:81; media-src"))
    #expect(headers.contains("connect-src 'self' wss://prices.example.com; img-src"))
    #expect(headers.contains(/script-src 'self' 'nonce-[\w+\/=]+'; style-src/))
  }

  @Test(arguments: [
    "*", "https:", "'unsafe-inline'", "https://a.example; script-src *", "data:", "https://a b",
    "https://a.example/path", "javascript:x", "https://a.example\r\nX: y",
  ])
  func invalidOriginsAreReported(_ origin: String) {
    withKnownIssue { #expect(ContentSources.valid([origin]) == "") }
  }
}
#endif
