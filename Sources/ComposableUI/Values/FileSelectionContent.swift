public import Foundation

/// The files that an element accepts: an importer, or a destination of drops.
@_spi(Renderer) public struct FileSelectionContent: Equatable, Sendable {
  /// The types of the files.
  public var allowedContentTypes: [UTType]
  /// True if several files can be chosen at once.
  public var allowsMultipleSelection: Bool
  /// The maximum size of a file in bytes; `nil` for that of the renderer.
  public var maximumSize: Int?
  /// True if the element accepts files.
  public var isEnabled = true

  /// The tags that files of the allowed types have: filename extensions with a dot, and media types.
  /// Empty if all files are allowed.
  public var acceptedTags: [String] {
    let tags = allowedContentTypes.map(\.acceptedTags)
    guard !tags.contains([]) else { return [] }
    return tags.flatMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Checks the files that a user has chosen.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - maximumCount: The maximum number of files.
  ///   - maximumSize: The maximum size of a file, unless the element has one of its own.
  public func check(
    _ files: [SelectedFile], maximumCount: Int, maximumSize: Int
  ) throws(FileTransferError) {
    let maximumCount = allowsMultipleSelection ? maximumCount : 1
    guard files.count <= maximumCount else { throw .tooManyFiles(maximum: maximumCount) }
    let maximumSize = self.maximumSize ?? maximumSize
    for file in files {
      guard file.hasValidName else { throw .invalidFilename }
      guard file.isOfType(in: allowedContentTypes) else { throw .contentType(filename: file.name) }
      guard 0...max(0, maximumSize) ~= file.size else {
        throw .tooLarge(filename: file.name, maximum: maximumSize)
      }
    }
  }
}

/// The result of a selection of files.
@_spi(Renderer) public enum FileSelectionResult: Equatable, Sendable {
  /// The files are available, and where they were dropped, in points from the upper left corner of the
  /// element.
  case files([URL], at: CGPoint)
  /// The files are not available.
  case failed(FileTransferError)
  /// The user has cancelled the transfer.
  case cancelled
}

extension FileSelectionContent {
  /// The types, the number and the size of the files.
  var limits: String {
    allowedContentTypes.map { " \($0)" }.joined()
      + (allowsMultipleSelection ? " multiple" : "")
      + (maximumSize.map { " at most \($0) bytes" } ?? "")
      + (isEnabled ? "" : " disabled")
  }
}
