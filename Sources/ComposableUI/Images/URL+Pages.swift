import Foundation

extension URL {
  /// True for an address that a page may load: one of the web, or one of its own server.
  var isLoadableByPage: Bool { ["http", "https", nil].contains(scheme?.lowercased()) }

  /// The name of a file, as far as it needs no escaping in an address or a style.
  var addressName: String {
    let characters = deletingPathExtension().lastPathComponent.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "-"
    }
    return String(characters.prefix(40))
  }
}
