import Dependencies
public import Foundation

extension SharedReaderKey {
  /// Returns the key of a value in a file, encoded as JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(component: "items.json")))
  /// var items: IdentifiedArrayOf<Item> = []
  /// ```
  ///
  /// 1. A process that is killed at any moment leaves the whole file as it was before or after a
  ///    change.
  /// 2. The file is watched: a change that another process makes becomes the value, unless this
  ///    process is writing a change of its own. A file that can't be decoded is a
  ///    ``Shared/loadError``, and the value remains.
  /// 3. Changes are written in the background. Those that are made while the file is being written
  ///    are written together. `save()` waits until the value is on the disk.
  /// 4. A test writes no file: each has a ``FileStorage/inMemory`` storage of its own.
  ///
  /// - Parameters:
  ///   - url: The file. Its directories are created.
  ///   - decoder: The decoder of the value.
  ///   - encoder: The encoder of the value.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url) { data in
      try (decoder ?? JSONDecoder()).decode(Value.self, from: data)
    } encode: { value in
      try (encoder ?? .sorted).encode(value)
    }
  }

  /// Returns the key of a value in a file with an encoding of its own.
  ///
  /// - Parameters:
  ///   - url: The file. Its directories are created.
  ///   - decode: Decodes the value.
  ///   - encode: Encodes the value. It is called in the background.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

extension JSONEncoder {
  /// An encoder whose result is the same for the same value.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

/// The key of a value in a file.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.url = url.standardizedFileURL
    self.storage = storage
    self.decode = decode
    self.encode = encode
  }

  /// The file and its storage.
  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  /// Loads the value from the file.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: value)
  }

  private var value: Result<Value?, any Error> {
    Result { try storage.writer.read(url).map(decode) }
  }

  /// Calls the subscriber with the values that other processes write.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    storage.writer.watch(url) { subscriber.yield(with: value) }
  }

  /// Writes the value to the file.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.writer.write(url, completion: { continuation.resume(with: $0) }) { _ in
      try encode(value)
    }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The expression that creates the key.
  public var description: String { ".fileStorage(\(url.absoluteString))" }
}

/// The identifier of a ``FileStorageKey``.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}
