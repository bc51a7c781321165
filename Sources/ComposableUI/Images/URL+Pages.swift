import Foundation

extension URL {
  /// True for an address that a page may load: one of the web, or one of its own server.
  var isLoadableByPage: Bool { ["http", "https", nil].contains(scheme?.lowercased()) }
}
