import Foundation
import HTTPTypes

@testable import ComposableWeb

extension Entry {
  /// The values of `Cookie`, one a line.
  static let cookies = Entry(name: "cookies") { input in
    var headers = HTTPFields()
    for line in input.lines { headers.append(HTTPField(name: .cookie, value: line)) }
    let request = PageRequest(headers: headers)
    for (name, value) in request.cookies {
      expect(!name.isEmpty && !name.contains("="), "a name has no separator", name)
      expect(!name.contains(";") && !value.contains(";"), "a cookie ends at a semicolon", name)
      expect(
        !name.unicodeScalars.contains(where: Self.isEndOfLine)
          && !value.unicodeScalars.contains(where: Self.isEndOfLine),
        "a cookie has one line", value)
      check(PageCookie(name, value, path: value))
      check(PageCookie(name, value))
      guard let id = SessionID(token: value) else { continue }
      expect(id.token.utf8.count == value.utf8.count, "a token has one length", value)
      expect(SessionID(token: id.token) == id, "parsing a token again gives the same", value)
    }
    if let zone = request.timeZone {
      expect(zone.identifier.utf8.count <= 64, "a time zone has a bounded length", zone.identifier)
      expect(
        zone.identifier.utf8.allSatisfy { $0.isAlphanumeric || "_+-/".utf8.contains($0) },
        "a time zone has only the characters of those that exist", zone.identifier)
      _ = Date(timeIntervalSince1970: 0).formatted(.dateTime.hour().minute())
      _ = zone.secondsFromGMT(for: Date(timeIntervalSince1970: 0))
    }
  }

  /// Sends a cookie to a browser and back.
  private static func check(_ cookie: PageCookie) {
    guard let field = cookie.headerValue(isSecure: true) else { return }
    expect(field.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "a field has one line", field)
    let pair = field.prefix { $0 != ";" }
    let returned: HTTPFields = [.cookie: String(pair)]
    expect(
      returned.cookies == [cookie.name: cookie.value], "a cookie returns as it was sent", field)
  }

  private static func isEndOfLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\r" || scalar == "\n" || scalar == "\0"
  }
}
