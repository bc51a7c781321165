@_spi(Renderer) import ComposableUI
import Foundation

extension SystemText {
  /// The texts of the client script in the language of a page, as JSON: `{"connected":"…"}`.
  ///
  /// - Parameters:
  ///   - locale: The locale of the page; `nil` for English.
  ///   - title: The title of the window if it may have changed with the language.
  static func clientTexts(for locale: Locale?, title: String? = nil) -> String {
    var json = JSONWriter()
    json.object { json in
      for text in client {
        json.key("\(text)")
        json.value(text.string(for: locale))
      }
      if let title {
        json.key("title")
        json.value(title)
      }
    }
    return json.text
  }
}
