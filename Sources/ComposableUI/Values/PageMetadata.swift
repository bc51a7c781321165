public import Foundation

/// The description of a page for search engines, and for applications that show a preview of a link.
///
/// ```swift
/// Text(product.text)
///   .pageMetadata(PageMetadata(description: product.text, image: product.picture))
/// ```
public struct PageMetadata: Hashable, Sendable {
  /// A summary of the page, in a sentence or two; `nil` for none.
  public var description: String?
  /// The picture of the page: a whole `https` or `http` URL, or the path of a picture of the same
  /// server; `nil` for none. Any other is left out.
  public var image: URL?
  /// The preferred one of several addresses with the same content; `nil` for the address of the page.
  public var canonicalAddress: PageAddress?
  /// True if search engines may show the page.
  public var isIndexed: Bool

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - description: A summary of the page, in a sentence or two; `nil` for none.
  ///   - image: The picture of the page; `nil` for none.
  ///   - canonicalAddress: The preferred one of several addresses with the same content; `nil` for
  ///     the address of the page.
  ///   - isIndexed: True if search engines may show the page.
  public init(
    description: String? = nil, image: URL? = nil, canonicalAddress: PageAddress? = nil,
    isIndexed: Bool = true
  ) {
    self.description = description
    self.image = image
    self.canonicalAddress = canonicalAddress
    self.isIndexed = isIndexed
  }
}
