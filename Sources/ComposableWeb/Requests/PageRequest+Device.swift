#if Web
import HTTPTypes

extension PageRequest {
  /// True if the client says that it is a phone: by its client hint, or else by its name.
  ///
  /// Browsers without the hint have `Mobi` in their names on phones, which is recommended to look for:
  /// https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent
  var isFromPhone: Bool {
    let hint = HTTPField.Name("Sec-CH-UA-Mobile").flatMap { headers[$0] }
    return hint.map { $0 == "?1" } ?? headers[.userAgent]?.contains("Mobi") ?? false
  }
}
#endif
