public import Foundation

/// A value that users drag from one view to another.
///
/// ```swift
/// struct Card: Codable, Identifiable, Transferable {
///   let id: UUID
///   var title: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .card)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
///
/// extension UTType { static let card = UTType(exportedAs: "com.example.card") }
/// ```
///
/// A destination accepts a value if both have a content type in common: the first one of the value
/// that the destination can import is transferred. Here a `Card` can be dropped where cards are
/// accepted, and its title where strings are.
///
/// Strings and URLs are transferable as well.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representations of the values, the preferred one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The conversions to and from contents, the preferred one first.
  static var conversions: [_TransferConversion<Self>] {
    // The builder makes representations of this type only.
    transferRepresentation._conversions as? [_TransferConversion<Self>] ?? []
  }
}

extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension URL: Transferable {
  /// The address, as text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw CocoaError(.coderInvalidValue)
        }
        return url
      })
    ProxyRepresentation(exporting: { $0.absoluteString })
  }
}
