/// A kind of file content: what tells it from others, and how the names of its files end.
///
/// ```swift
/// extension UTType { static let timer = UTType(exportedAs: "com.example.timer") }  // Tea.timer
/// ```
public struct UTType: Hashable, Sendable {
  /// What tells it from others.
  public let identifier: String

  /// How the names of its files end, without the dot; `nil` where any name will do.
  public let preferredFilenameExtension: String?

  private init(_ identifier: String, _ filenameExtension: String?) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  /// Declares a type of the program's own.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from others, as a domain read backwards.
  ///   - filenameExtension: How the names of its files end. Without one, as the identifier ends:
  ///     there is no property list here that would say so.
  public init(exportedAs identifier: String, filenameExtension: String? = nil) {
    let end = identifier.split(separator: ".").last.map(String.init)
    self.init(identifier, filenameExtension ?? end)
  }

  /// The type of files whose names end so; `nil` without an end.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains(where: { "./".contains($0) })
    else { return nil }
    self =
      Self.known.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
      ?? UTType("dyn.\(filenameExtension.lowercased())", filenameExtension)
  }

  /// Any bytes.
  public static let data = UTType("public.data", nil)
  /// JSON.
  public static let json = UTType("public.json", "json")
  /// Text without styles.
  public static let plainText = UTType("public.plain-text", "txt")
  /// Values between commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")

  private static let known = [json, plainText, commaSeparatedText]

  /// Whether a file of this name is of this type.
  func matches(_ fileName: String) -> Bool {
    guard let end = preferredFilenameExtension else { return true }
    return fileName.lowercased().hasSuffix("." + end.lowercased())
  }
}
