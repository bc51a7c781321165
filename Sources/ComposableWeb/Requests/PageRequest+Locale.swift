#if Web
import Foundation

extension PageRequest {
  /// Returns the locale of a page whose texts exist in several languages: that of the first of the
  /// client's ``languages`` which is one of these, with its region.
  ///
  /// - Parameter supported: The languages of the texts, the default first.
  func locale(among supported: [String]) -> Locale? {
    guard let fallback = supported.first else { return locale }
    for tag in preferences.languages {
      // https://www.rfc-editor.org/rfc/rfc4647#section-3.4
      var range = tag.description.lowercased()
      while !range.isEmpty {
        if let text = supported.first(where: { $0.lowercased() == range }) {
          return tag.locale ?? Locale(identifier: text)
        }
        range = range.lastIndex(of: "-").map { String(range[..<$0]) } ?? ""
      }
      // A language in another region is better than another language.
      if let other = supported.first(where: { $0.lowercased().prefix { $0 != "-" } == tag.language }
      ) {
        return Locale(identifier: other)
      }
    }
    return Locale(identifier: fallback)
  }
}
#endif
