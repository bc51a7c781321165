import Foundation

/// The header field that makes a browser save a response, and names the file.
enum ContentDisposition {
  /// Returns the value for a file with a name, in any characters:
  /// https://www.rfc-editor.org/rfc/rfc6266#section-4.3, https://www.rfc-editor.org/rfc/rfc5987.
  static func attachment(_ name: String) -> String {
    let fallback = String(
      name.unicodeScalars.prefix(maxLength).map { scalar in
        let isSafe = scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F
        return isSafe && !"\"\\/%".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
      })
    // Longer names are not valid in common file systems.
    let encoded = String(name.prefix(maxLength)).addingPercentEncoding(
      withAllowedCharacters: attributeCharacters)
    return "attachment; filename=\"\(fallback)\"; filename*=UTF-8''\(encoded ?? "file")"
  }

  private static let maxLength = 255

  /// `attr-char` of RFC 5987.
  private static let attributeCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$&+-.^_`|~")
}
