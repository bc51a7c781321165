#if Web
import Foundation
import HTTPTypes

/// The language and the time zone that a client's header fields name, read once for each request.
struct ClientPreferences: Equatable, Sendable {
  /// The languages, best first.
  let languages: [LanguageTag]
  /// The time zone; `nil` if the fields name none that exists.
  let timeZone: TimeZone?

  /// The maximum number of languages that are read.
  private static let maximumLanguages = 32

  init(_ headers: HTTPFields) {
    languages = Self.languages(in: headers)
    timeZone =
      headers.cookies[Self.timeZoneCookie]
      .flatMap { TimeZoneIdentifier(percentEncoded: $0) }?.timeZone
  }

  /// The name of the cookie in which the page's script keeps the time zone of the browser.
  static let timeZoneCookie = "timezone"

  /// The accepted languages: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4
  private static func languages(in headers: HTTPFields) -> [LanguageTag] {
    let ranges = headers[values: .acceptLanguage].lazy.flatMap { $0.split(separator: ",") }
    let weighted = ranges.prefix(maximumLanguages).compactMap { range -> (LanguageTag, Double)? in
      let parts = range.split(separator: ";", maxSplits: 2).map(\.trimmed)
      guard let tag = parts.first.flatMap({ LanguageTag($0) }) else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
      return (tag, weight.map { Double($0.dropFirst(2).prefix(5)) ?? 0 } ?? 1)
    }
    return weighted.filter { $0.1 > 0 }
      // Stable: of equal weights, the first is preferred.
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }
}

/// The identifier of a time zone of a client, which only has the characters of those that exist.
private struct TimeZoneIdentifier {
  private let identifier: String

  /// Creates an identifier; `nil` if it is too long or has other characters than those of a path of
  /// letters, digits, and the signs of an offset: `America/Argentina/Buenos_Aires`, `Etc/GMT+5`.
  init?(percentEncoded text: String) {
    guard text.utf8.count <= 64, let identifier = text.removingPercentEncoding,
      identifier.wholeMatch(of: /[A-Z][A-Za-z_]*(\/[A-Za-z0-9_+-]+){0,2}/) != nil
    else { return nil }
    self.identifier = identifier
  }

  /// The time zone; `nil` if there is none with the identifier.
  var timeZone: TimeZone? { TimeZone(identifier: identifier) }
}

extension HTTPFields {
  /// The values of the cookies by their names. Of equal names, the first counts.
  var cookies: [String: String] {
    let pairs = self[values: .cookie].flatMap { $0.split(separator: ";") }
    return pairs.reduce(into: [:]) { cookies, pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      let name = parts[0].trimmed
      var value = parts[1].trimmed
      if value.utf8.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = value.dropFirst().dropLast()
      }
      if !name.isEmpty, cookies[String(name)] == nil { cookies[String(name)] = String(value) }
    }
  }
}

extension Substring {
  /// The text without surrounding spaces and tabs.
  fileprivate var trimmed: Substring {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    var text = drop(while: isSpace)
    while text.last.map(isSpace) == true { text.removeLast() }
    return text
  }
}
#endif
