/// A type of file contents: its identifier and filename extension.
///
/// ```swift
/// extension UTType { static let timer = UTType(exportedAs: "com.example.timer") }  // Tea.timer
/// ```
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, in reverse-DNS form for types of programs.
  public let identifier: String

  /// The filename extension without a dot; `nil` if the type has none, and matches all names.
  public let preferredFilenameExtension: String?

  private init(_ identifier: String, _ filenameExtension: String?) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  /// Declares a type of the program.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse-DNS form.
  ///   - filenameExtension: The filename extension. By default the last component of the
  ///     identifier: there is no property list here that would declare it.
  public init(exportedAs identifier: String, filenameExtension: String? = nil) {
    let fileExtension = identifier.split(separator: ".").last.map(String.init)
    self.init(identifier, filenameExtension ?? fileExtension)
  }

  /// The type of files with a filename extension; `nil` if the extension is empty or not valid.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains(where: { "./".contains($0) })
    else { return nil }
    self =
      Self.known.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
      ?? UTType("dyn.\(filenameExtension.lowercased())", filenameExtension)
  }

  /// Any data.
  public static let data = UTType("public.data", nil)
  /// JSON.
  public static let json = UTType("public.json", "json")
  /// Text without formatting.
  public static let plainText = UTType("public.plain-text", "txt")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")

  private static let known = [json, plainText, commaSeparatedText]

  /// Returns true if a file with the name is of this type.
  package func matches(_ fileName: String) -> Bool {
    guard let fileExtension = preferredFilenameExtension else { return true }
    return fileName.lowercased().hasSuffix("." + fileExtension.lowercased())
  }
}
