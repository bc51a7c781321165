@_spi(Renderer) import ComposableUI
import Foundation

extension SystemText {
  /// The texts of the client script in the language of a page, as JSON: `{"connected":"…"}`.
  static func clientTexts(for locale: Locale?) -> String {
    var json = JSONWriter()
    json.object { json in
      for text in client {
        json.key("\(text)")
        json.value(text.string(for: locale))
      }
    }
    return json.text
  }
}
