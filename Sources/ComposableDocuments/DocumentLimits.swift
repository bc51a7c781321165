/// The limits of a folder of documents.
///
/// ```swift
/// var limits = DocumentLimits()
/// limits.count = 100
/// let folder = try DocumentFolder(at: url, contentTypes: [.plainText], limits: limits)
/// ```
///
/// Everyone who may use a page of documents may create them, so a folder without limits would let a
/// single client fill the disk.
public struct DocumentLimits: Equatable, Sendable {
  /// The maximum number of documents. No other one is created above it.
  public var count = 10_000

  /// The maximum total size of the documents, in bytes. No document is created above it. Existing
  /// ones can be edited, up to 64 MB each.
  public var totalSize = 10_000_000_000

  /// The maximum number of documents that are being created. They are created one after another.
  public var pendingCreations = 100

  /// Creates the limits for a folder on a public server.
  public init() {}
}
