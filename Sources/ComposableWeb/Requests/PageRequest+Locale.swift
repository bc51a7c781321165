#if Web
import Foundation

extension PageRequest {
  /// Returns the locale of a page whose texts exist in several languages: that of the first of the
  /// client's ``languages`` which is one of these, with its region.
  ///
  /// - Parameter supported: The languages of the texts, the default first.
  func locale(among supported: [String]) -> Locale? {
    guard let fallback = supported.first else { return locale }
    for language in languages {
      // https://www.rfc-editor.org/rfc/rfc4647#section-3.4
      var range = language.lowercased()
      while !range.isEmpty {
        if supported.contains(where: { $0.lowercased() == range }) {
          return Locale(identifier: language)
        }
        range = range.lastIndex(of: "-").map { String(range[..<$0]) } ?? ""
      }
      // A language in another region is better than another language.
      let code = language.lowercased().prefix { $0 != "-" }
      if let other = supported.first(where: { $0.lowercased().prefix { $0 != "-" } == code }) {
        return Locale(identifier: other)
      }
    }
    return Locale(identifier: fallback)
  }
}
#endif
