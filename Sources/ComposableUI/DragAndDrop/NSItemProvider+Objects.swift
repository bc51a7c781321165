public import Foundation

/// A class whose objects an ``NSItemProvider`` can have.
public protocol NSItemProviderWriting {
  /// The identifiers of the types of the data of an object, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the data of the object; `nil` if it has none of the type.
  ///
  /// UIKit's protocol has a method with a completion handler in its place.
  func itemProviderData(of typeIdentifier: String) -> Data?
}

/// A class whose objects are created from the data of an ``NSItemProvider``.
public protocol NSItemProviderReading {
  /// The identifiers of the types that objects are created from, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
  /// Returns true if an object of a class can be created from the data.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    conforms(to: aClass.readableTypes)
  }

  /// Returns true if a value can be created from the data.
  public func canLoadObject<Value: NSItemProviderReading>(ofClass aClass: Value.Type) -> Bool {
    conforms(to: aClass.readableTypes)
  }

  /// Passes an object of a class to a closure.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: The closure, with the object or an error.
  @_disfavoredOverload
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completed {
      do {
        completionHandler(try object(of: aClass), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Passes a text, an address or another value to a closure.
  ///
  /// - Parameters:
  ///   - aClass: The type of the value: `String.self`, `URL.self`.
  ///   - completionHandler: The closure, with the value or an error.
  @discardableResult public func loadObject<Value: NSItemProviderReading>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    completed {
      do {
        completionHandler(try object(of: aClass), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Passes a transferable value to a closure.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: The closure, with the value or an error.
  @discardableResult public func loadTransferable<Value: Transferable>(
    type transferableType: Value.Type,
    completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    completed {
      completionHandler(
        Result {
          guard let value = try DraggedItem(self).value(as: Value.self) else {
            throw NSItemProviderError(typeIdentifier: "\(Value.self)")
          }
          return value
        })
    }
  }

  private func object<Value: NSItemProviderReading>(of type: Value.Type) throws -> Value {
    let readable = type.readableTypes.first { conforms(to: [$0]) }
    let loaded = try data(conformingTo: readable ?? type.readableTypes.first ?? .data)
    return try type.object(
      withItemProviderData: loaded.data, typeIdentifier: loaded.type.identifier)
  }
}

extension NSItemProviderReading {
  fileprivate static var readableTypes: [UTType] {
    readableTypeIdentifiersForItemProvider.map { UTType(registered: $0) }
  }
}

extension String: NSItemProviderReading, NSItemProviderWriting {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.plainText.identifier, UTType.url.identifier]
  }

  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Reads text in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> String {
    String(decoding: data, as: UTF8.self)
  }

  /// Returns the text in UTF-8.
  public func itemProviderData(of typeIdentifier: String) -> Data? { Data(utf8) }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Addresses, and those as text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }

  /// Reads an address.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.coderInvalidValue)
    }
    return url
  }

  /// Returns the address as text.
  public func itemProviderData(of typeIdentifier: String) -> Data? { Data(absoluteString.utf8) }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }

  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }

  /// Reads text in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try instance(NSString(string: String(decoding: data, as: UTF8.self)))
  }

  /// Returns the text in UTF-8.
  public func itemProviderData(of typeIdentifier: String) -> Data? {
    (self as String).itemProviderData(of: typeIdentifier)
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }

  /// Addresses, and those as text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }

  /// Reads an address.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try instance(
      URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier) as NSURL)
  }

  /// Returns the address as text.
  public func itemProviderData(of typeIdentifier: String) -> Data? {
    (self as URL).itemProviderData(of: typeIdentifier)
  }
}

/// Returns an object as one of a class, or throws if it is one of another class: a subclass can't be created here.
private func instance<Object>(_ object: some AnyObject) throws -> Object {
  guard let object = object as? Object else { throw CocoaError(.coderInvalidValue) }
  return object
}
