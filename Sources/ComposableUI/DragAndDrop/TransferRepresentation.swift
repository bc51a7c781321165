import Foundation

/// A way to export and to import values of a transferable type.
///
/// Use ``CodableRepresentation``, ``DataRepresentation`` and ``ProxyRepresentation``.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item
  /// The conversions to and from contents, the preferred one first.
  var _conversions: [_TransferConversion<Item>] { get }
}

/// The conversion of values to and from contents of one type.
public struct _TransferConversion<Item> {
  let contentType: UTType
  /// Exports a value; `nil` if the representation only imports.
  var exporting: ((Item) throws -> Data)?
  /// Imports a value; `nil` if the representation only exports.
  var importing: ((Data) throws -> Item)?
}

/// Builds the representations of a transferable type, the preferred one first.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
  /// Makes a representation of one statement.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }

  /// Combines the representations of several statements.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content { content }

  /// Combines the representations of several statements.
  public static func buildPartialBlock<
    First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>
  >(accumulated first: First, next second: Second) -> some TransferRepresentation<Item> {
    CombinedRepresentation(first: first, second: second)
  }
}

private struct CombinedRepresentation<
  First: TransferRepresentation, Second: TransferRepresentation<First.Item>
>: TransferRepresentation {
  let first: First
  let second: Second

  var _conversions: [_TransferConversion<First.Item>] { first._conversions + second._conversions }
}

/// A representation by contents of one type.
///
/// ```swift
/// DataRepresentation(contentType: .png) { try $0.pngData() } importing: { try Drawing(png: $0) }
/// ```
///
/// The conversions are synchronous: load what they need before.
public struct DataRepresentation<Item>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) throws -> Data)?
  private let importing: (@Sendable (Data) throws -> Item)?

  /// Creates a representation that values export and are imported from.
  ///
  /// - Parameters:
  ///   - contentType: The type of the contents.
  ///   - exporting: Returns the contents of a value.
  ///   - importing: Returns the value with some contents.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that values export.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the contents.
  ///   - exporting: Returns the contents of a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that values are imported from.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the contents.
  ///   - importing: Returns the value with some contents.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// The conversion to and from the contents.
  public var _conversions: [_TransferConversion<Item>] {
    [_TransferConversion(contentType: contentType, exporting: exporting, importing: importing)]
  }
}

/// A representation of codable values in JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  private let contentType: UTType

  /// Creates a representation.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The content type, such as one of the application.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }

  /// The conversion to and from JSON.
  public var _conversions: [_TransferConversion<Item>] {
    [
      _TransferConversion(contentType: contentType) {
        try JSONEncoder().encode($0)
      } importing: {
        try JSONDecoder().decode(Item.self, from: $0)
      }
    ]
  }
}

/// A representation by a value of another transferable type.
public struct ProxyRepresentation<Item, ProxyType: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyType)?
  private let importing: (@Sendable (ProxyType) throws -> Item)?

  /// Creates a representation that values export.
  ///
  /// - Parameter exporting: Returns the other value, such as `\.title`.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyType) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that values are imported from.
  ///
  /// - Parameter importing: Returns a value for another one.
  public init(importing: @escaping @Sendable (ProxyType) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Creates a representation that values export and are imported from.
  ///
  /// - Parameters:
  ///   - exporting: Returns the other value, such as `\.title`.
  ///   - importing: Returns a value for another one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyType,
    importing: @escaping @Sendable (ProxyType) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// The conversions of the other type.
  public var _conversions: [_TransferConversion<Item>] {
    ProxyType.conversions.map { proxy in
      var conversion = _TransferConversion<Item>(contentType: proxy.contentType)
      if let exporting, let export = proxy.exporting {
        conversion.exporting = { try export(exporting($0)) }
      }
      if let importing, let convert = proxy.importing {
        conversion.importing = { try importing(convert($0)) }
      }
      return conversion
    }
  }
}
