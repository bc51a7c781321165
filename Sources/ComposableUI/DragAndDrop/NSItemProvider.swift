import ComposableConcurrency
public import Foundation

/// A value that is dragged, copied or pasted, by the types of its data.
///
/// ```swift
/// Text(item.title).onDrag { NSItemProvider(object: item.id.uuidString as NSString) }
/// ```
///
/// New code passes its values with ``View/draggable(_:)`` and `dropDestination`.
///
/// 1. Its values are in the memory of the server: the completion handlers of its methods are called before the methods
///    return, on the actor of the caller.
/// 2. The types are in the order in which they were registered, the preferred one first.
/// 3. Files that a user drops have the type of their address, ``UTType/fileURL``, and that of their content.
public final class NSItemProvider: NSObject, Sendable {
  private struct Representation: Sendable {
    let type: UTType
    let data: @Sendable () throws -> Data
  }

  private let state = Lock<(representations: [Representation], name: String?)>(([], nil))

  /// Creates a provider without a value.
  public override init() {}

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a text, an address or data.
  ///
  /// - Parameters:
  ///   - item: A value that is an `NSString`, `NSURL` or `NSData`; a provider of another one has no value.
  ///   - typeIdentifier: The identifier of the type of the data; `nil` for that of the value.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let type = typeIdentifier.map { UTType(registered: $0) }
    switch item {
    case let text as NSString: add(type ?? .utf8PlainText, Data((text as String).utf8))
    case let url as NSURL: add(type ?? .url, Data((url as URL).absoluteString.utf8))
    case let data as NSData: add(type ?? .data, data as Data)
    default: break
    }
  }

  /// Creates a provider of a file; `nil` for the address of none.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    if let type = UTType(fileName: fileURL.lastPathComponent) {
      add(type) { try Data(contentsOf: fileURL) }
    }
    add(.fileURL, Data(fileURL.absoluteString.utf8))
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  /// The programs that may receive a value. Only views of the same window do.
  public enum RepresentationVisibility: Sendable {
    /// All, those of the group, and the program itself.
    case all, group, ownProcess
  }

  /// The name for a file of the value; `nil` for none.
  public var suggestedName: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// The types of the data, the preferred one first.
  public var registeredContentTypes: [UTType] {
    state.withLock { $0.representations.map(\.type) }
  }

  /// The identifiers of the types of the data, the preferred one first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Adds a representation of the value.
  func add(_ type: UTType, data: @escaping @Sendable () throws -> Data) {
    state.withLock { $0.representations.append(Representation(type: type, data: data)) }
  }

  /// Adds a representation of the value.
  func add(_ type: UTType, _ data: Data) { add(type) { data } }

  /// The representations of the value, as those of a dragged item.
  var exports: [(contentType: UTType, data: () throws -> Data)] {
    state.withLock { $0.representations }.map { ($0.type, $0.data) }
  }

  /// Returns true if the data have one of several types.
  func conforms(to types: [UTType]) -> Bool { types.contains { first(conformingTo: $0) != nil } }

  private func first(conformingTo type: UTType) -> Representation? {
    state.withLock { $0.representations.first { $0.type.conforms(to: type) } }
  }

  /// Returns the data of the first type that conforms to one, with the type.
  func data(conformingTo type: UTType) throws -> (data: Data, type: UTType) {
    guard let representation = first(conformingTo: type) else {
      throw NSItemProviderError(typeIdentifier: type.identifier)
    }
    return (try representation.data(), representation.type)
  }
}

/// The error of a provider that has no value of a type.
struct NSItemProviderError: LocalizedError {
  let typeIdentifier: String
  var errorDescription: String? { "The item has no data of the type \(typeIdentifier)." }
}

extension NSItemProvider {
  /// Returns true if the data have a type, or one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    conforms(to: [UTType(registered: typeIdentifier)])
  }

  /// Adds an object, by all types that it has.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: Ignored: values stay in their window.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      guard let data = object.itemProviderData(of: identifier) else { continue }
      add(UTType(registered: identifier), data)
    }
  }

  /// Adds data that are loaded when they are needed.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - visibility: Ignored: values stay in their window.
  ///   - loadHandler: Loads the data. It calls the closure that is passed to it before it returns.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(UTType(registered: typeIdentifier)) {
      let loaded = Lock<(data: Data?, error: (any Error)?)>((nil, nil))
      _ = loadHandler { data, error in loaded.withLock { $0 = (data, error) } }
      let result = loaded.withLock { $0 }
      guard let data = result.data else {
        throw result.error ?? NSItemProviderError(typeIdentifier: typeIdentifier)
      }
      return data
    }
  }

  /// Passes the data of a type to a closure.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type, or of one that it conforms to.
  ///   - completionHandler: The closure, with the data or an error.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completed {
      do {
        completionHandler(try data(conformingTo: UTType(registered: typeIdentifier)).data, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Passes a text, an address or data to a closure.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type, or of one that it conforms to.
  ///   - options: Ignored.
  ///   - completionHandler: The closure, with an `NSString`, `NSURL` or `NSData`, or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    do {
      completionHandler?(try item(of: typeIdentifier), nil)
    } catch {
      completionHandler?(nil, error)
    }
  }

  /// Returns a text, an address or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type, or of one that it conforms to.
  ///   - options: Ignored.
  /// - Returns: An `NSString`, `NSURL` or `NSData`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try item(of: typeIdentifier)
  }

  private func item(of typeIdentifier: String) throws -> any NSSecureCoding {
    let (data, type) = try data(conformingTo: UTType(registered: typeIdentifier))
    let text = String(decoding: data, as: UTF8.self)
    if type.conforms(to: .url), let url = NSURL(string: text) { return url }
    return type.conforms(to: .plainText) ? text as NSString : data as NSData
  }

  /// Runs a closure, and returns a progress that is completed.
  func completed(_ operation: () -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    operation()
    progress.completedUnitCount = 1
    return progress
  }
}

extension UTType {
  /// The type of the addresses of files.
  public static let fileURL = UTType("public.file-url", in: ["public.url"])

  /// The type with an identifier: a declared one, or one that conforms to none.
  init(registered identifier: String) {
    self =
      [.url, .fileURL].first { $0.identifier == identifier }
      ?? Self.byIdentifier[identifier] ?? UTType(identifier)
  }
}
