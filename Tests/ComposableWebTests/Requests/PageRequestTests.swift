#if Web
import ComposableHTML
import Foundation
import HTTPTypes
import Testing

@testable import ComposableWeb

@Suite struct PageRequestTests {
  private func request(_ name: HTTPField.Name, _ values: String...) -> PageRequest {
    var headers = HTTPFields()
    for value in values { headers.append(HTTPField(name: name, value: value)) }
    return PageRequest(headers: headers)
  }

  @Test func cookiesHaveTheirFirstValues() {
    let request = request(.cookie, "a=1; b=\"two\"; a=3; =x; broken", "c=x=y")
    #expect(request.cookies == ["a": "1", "b": "two", "c": "x=y"])
  }

  @Test(arguments: [
    "", ",,,;;;", "*", "de;q=0", "de;q=nan", "de;q=-1", "../../etc/passwd", "de\"><script>",
    "de-", "-de", "d_e", "abcdefghijk", "\u{202E}de", "de;q=", "xx-Nonsense-000",
    String(repeating: "en-", count: 10_000), String(repeating: "q,", count: 10_000),
  ])
  func hostileLanguagesLeadToTheDefault(_ value: String) {
    let request = request(.acceptLanguage, value, "<x>")
    #expect(request.languages.count <= 32)
    #expect(request.locale(among: ["en", "de"])?.identifier == "en")
    // An identifier of any form must be usable as a locale.
    if let locale = request.locale { #expect(!1.formatted(.number.locale(locale)).isEmpty) }
  }

  @Test func theLanguageOfAPageIsTheBestOneThatItsTextsAreIn() {
    func language(_ header: String, _ supported: [String]) -> String? {
      request(.acceptLanguage, header, "<x>").locale(among: supported)?.identifier
    }
    #expect(language("fr, de-CH;q=0.9, en;q=0.8", ["en", "de"]) == "de-CH")
    #expect(language("pt-PT", ["en", "pt-BR"]) == "pt-BR")
    #expect(language("zh-Hant-TW", ["en", "zh-Hant"]) == "zh-Hant-TW")
    #expect(language("ja", ["de", "en"]) == "de")
    #expect(language("ja", []) == "ja")
  }

  @Test func languagesAreSortedByTheirWeights() {
    let request = request(.acceptLanguage, "en;q=0.5, de-CH, fr;q=0, it;q=0.5, *;q=0.1", "<x>")
    #expect(request.languages == ["de-CH", "en", "it"])
    #expect(request.locale == Locale(identifier: "de-CH"))
    #expect(PageRequest().locale == nil)
  }

  @Test func theTimeZoneIsThatOfTheBrowser() {
    #expect(
      request(.cookie, "timezone=Europe%2FZurich").timeZone == TimeZone(identifier: "Europe/Zurich")
    )
    #expect(request(.cookie, "timezone=../../etc/passwd").timeZone == nil)
  }

  @Test func aQueryHasItemsInTheirOrder() throws {
    let request = PageRequest(url: try #require(URL(string: "http://x/a%20b?q=1%262&q=3&r")))
    #expect(request.path == "/a%20b")
    #expect(request.query("q") == "1&2")
    #expect(request.query.map(\.name) == ["q", "q", "r"])
    #expect(request.query("missing") == nil)
  }

  @Test func credentialsAreTheCookiesAndTheAuthorization() {
    let page: HTTPFields = [
      .cookie: "session=1", .userAgent: "Browser", .acceptLanguage: "de", .authorization: "x",
    ]
    var socket = page
    socket[.acceptLanguage] = nil
    socket[.upgrade] = "websocket"
    let request = PageRequest(headers: page)
    #expect(PageRequest(headers: socket).hasCredentials(of: request))
    for name in [HTTPField.Name.cookie, .authorization] {
      var other = socket
      other[name] = "y"
      #expect(!PageRequest(headers: other).hasCredentials(of: request))
      other[name] = nil
      #expect(!PageRequest(headers: other).hasCredentials(of: request))
    }
  }

  private enum NumberKey: PageRequestKey { static let defaultValue = 1 }

  @Test func attachedValuesHaveDefaults() {
    var request = PageRequest()
    #expect(request[NumberKey.self] == 1)
    request[NumberKey.self] = 2
    #expect(request[NumberKey.self] == 2)
  }
}

@Suite struct PageCookieTests {
  @Test func aCookieIsHiddenFromScriptsAndOtherSites() {
    let cookie = PageCookie("id", "a=1", maxAge: .seconds(90))
    #expect(
      cookie.headerValue(isSecure: true)
        == "id=a=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=90; Secure"
    )
    #expect(PageCookie("id", "").headerValue(isSecure: false)?.contains("Secure") == false)
  }

  @Test(arguments: [
    PageCookie("", "x"), PageCookie("a b", "x"), PageCookie("a", "x;y"), PageCookie("a", "x\r\ny"),
    PageCookie("a", "ü"), PageCookie("a", "x", path: "/;HttpOnly"),
  ])
  func aCookieWithOtherCharactersIsRejected(_ cookie: PageCookie) {
    #expect(cookie.headerValue(isSecure: true) == nil)
  }
}

@Suite struct RedirectAddressTests {
  @Test(arguments: ["/", "/cart?step=2#top", "https://id.example.com/sign-in?x=%2F"])
  func pathsAndWebAddressesAreAccepted(_ address: String) {
    #expect(RedirectAddress(address)?.text == address)
  }

  @Test(arguments: [
    "", "cart", "//example.com", "/\\example.com", "\\\\example.com", "javascript:alert(1)",
    "mailto:a@b", " /x", "/a b", "/a\nb", "data:text/html,x",
  ])
  func otherAddressesAreRejected(_ address: String) {
    #expect(RedirectAddress(address) == nil)
  }
}
#endif
