/// A type of file contents: its identifier, its filename extensions and its media types.
///
/// ```swift
/// extension UTType { static let timer = UTType(exportedAs: "com.example.timer") }  // Tea.timer
///
/// UTType(filenameExtension: "jpeg")?.conforms(to: .image)  // true
/// ```
///
/// Two types are equal if their identifiers are. A type that is not declared here or by the program is
/// made up from its filename extension or media type, and conforms to `data` or to the type that it is
/// created with.
public struct UTType: Sendable {
  /// The identifier of the type, in reverse-DNS form for types of programs.
  public let identifier: String

  /// The filename extensions without a dot, the preferred one first. A type without one that is no
  /// more general type, such as ``data``, has none.
  let filenameExtensions: [String]
  /// The media types, the preferred one first.
  let mimeTypes: [String]
  /// The identifiers of the types that it conforms to directly.
  let parents: [String]

  init(
    _ identifier: String, _ filenameExtensions: [String] = [], _ mimeTypes: [String] = [],
    in parents: [String] = []
  ) {
    self.identifier = identifier
    self.filenameExtensions = filenameExtensions
    self.mimeTypes = mimeTypes
    self.parents = parents
  }

  /// Declares a type of the program.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse-DNS form.
  ///   - parentType: The type that it conforms to; `nil` for `data`.
  ///   - filenameExtension: The filename extension. By default the last component of the
  ///     identifier: there is no property list here that would declare it.
  public init(
    exportedAs identifier: String, conformingTo parentType: UTType? = nil,
    filenameExtension: String? = nil
  ) {
    let fileExtension = identifier.split(separator: ".").last.map(String.init)
    self.init(
      identifier, [filenameExtension ?? fileExtension].compactMap(\.self),
      in: [(parentType ?? .data).identifier])
  }

  /// The type of files with a filename extension; `nil` if the extension is empty or not valid.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot.
  ///   - supertype: A type that the result conforms to: a declared type does, or else the result is
  ///     made up.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains(where: { "./".contains($0) })
    else { return nil }
    let tag = filenameExtension.lowercased()
    if let declared = Self.byExtension[tag], declared.conforms(to: supertype) {
      self = declared
    } else {
      self.init("dyn.\(tag)", [filenameExtension], in: [supertype.identifier])
    }
  }

  /// The type of files with a media type; `nil` if it is not valid.
  ///
  /// - Parameters:
  ///   - mimeType: The media type, such as `image/png`. Its parameters are ignored.
  ///   - supertype: A type that the result conforms to: a declared type does, or else the result is
  ///     made up.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let tag = (mimeType.lowercased().split(separator: ";").first ?? "").filter { $0 != " " }
    let parts = tag.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    if let declared = Self.byMIMEType[tag], declared.conforms(to: supertype) {
      self = declared
      return
    }
    let family: UTType? =
      switch parts[0] {
      case "image": .image
      case "audio": .audio
      case "video": .movie
      case "text": .text
      default: nil
      }
    self.init("dyn.\(tag)", [], [tag], in: [supertype.identifier, (family ?? .data).identifier])
  }

  /// The filename extension without a dot; `nil` if the type has none.
  public var preferredFilenameExtension: String? { filenameExtensions.first }

  /// The media type, such as `image/png`; `nil` if the type has none.
  public var preferredMIMEType: String? { mimeTypes.first }

  /// A Boolean value that indicates whether the type is made up, from an extension or a media type
  /// that no type declares.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Returns a Boolean value that indicates whether files of this type are also of another one.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier
      || parents.contains {
        $0 == type.identifier || Self.byIdentifier[$0]?.conforms(to: type) ?? false
      }
  }

  /// Returns a Boolean value that indicates whether the type conforms to another one, and is not equal
  /// to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns a Boolean value that indicates whether another type conforms to this one, and is not
  /// equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Returns true if a file with the name is of this type.
  package func matches(_ fileName: String) -> Bool {
    let name = fileName.lowercased()
    if filenameExtensions.contains(where: { name.hasSuffix(".\($0.lowercased())") }) { return true }
    if self == .data || self == .item || self == .content { return true }
    return UTType(fileName: fileName)?.conforms(to: self) ?? false
  }

  /// The type of a file with a name; `nil` if the name has no extension.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return nil }
    self.init(filenameExtension: String(fileName[fileName.index(after: dot)...]))
  }
}

extension UTType: Hashable {
  /// Returns true if the identifiers are equal.
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public var description: String { identifier }
}
