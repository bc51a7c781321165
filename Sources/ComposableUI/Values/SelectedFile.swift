/// A file that a user has chosen, as the browser describes it.
@_spi(Renderer) public struct SelectedFile: Hashable, Sendable {
  /// The name, with its extension.
  public var name: String
  /// The number of bytes.
  public var size: Int
  /// The media type; empty if it is not known.
  public var mimeType: String

  /// Creates a description of a file.
  public init(name: String, size: Int, mimeType: String = "") {
    self.name = name
    self.size = size
    self.mimeType = mimeType
  }

  /// The maximum size of a name, in bytes: that of common file systems.
  public static let maxNameBytes = 255

  /// True if the name is that of one file: neither a path nor a control character.
  var hasValidName: Bool {
    (1...Self.maxNameBytes).contains(name.utf8.count) && name != "." && name != ".."
      && name.unicodeScalars.allSatisfy { scalar in
        scalar != "/" && scalar != "\\" && scalar.properties.generalCategory != .control
          // Marks of direction could make one name look like another.
          && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
      }
  }

  /// True if the file is of one of the types, according to its extension; without one, or for a type
  /// that has none, according to its media type.
  func isOfType(in types: [UTType]) -> Bool {
    if types.contains(where: { $0.matches(name) }) { return true }
    guard let type = UTType(mimeType: mimeType) else { return false }
    // A browser derives the media type from the extension; another client could claim any.
    let hasExtension = UTType(fileName: name) != nil
    return types.contains { hasExtension ? $0.isDynamic && $0 == type : type.conforms(to: $0) }
  }
}
