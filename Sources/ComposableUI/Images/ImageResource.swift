public import Foundation

/// The name of a picture in an asset catalog of a bundle.
///
/// Xcode declares one for each picture. Here, declare those that you use:
///
/// ```swift
/// extension ImageResource {
///   static let harbour = ImageResource(name: "Harbour", bundle: .module)
/// }
///
/// Image(.harbour)
/// ```
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a picture in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
