/// A document that is an object, such as one with a store.
///
/// ```swift
/// final class TimerDocument: ReferenceFileDocument {
///   static let readableContentTypes = [UTType.timer]
///   let store: StoreOf<LonelyTimer>
///
///   init(configuration: ReadConfiguration) throws {
///     let timer = try TimerFile.decode(configuration.file)
///     store = Store(initialState: timer) { LonelyTimer() }
///   }
///   func snapshot(contentType: UTType) throws -> LonelyTimer.State { store.state }
///   func fileWrapper(snapshot: LonelyTimer.State, configuration: WriteConfiguration) throws
///     -> FileWrapper
///   { try TimerFile.encode(snapshot) }
/// }
/// ```
///
/// Show it with a ``DocumentGroup``. For a document that is a value, see ``FileDocument``.
///
/// Guarantees:
/// 1. Each open document has one object, which all of its windows share, on one actor. Stores that
///    its initializers create belong to that actor.
/// 2. Properties that ``snapshot(contentType:)`` and ``fileWrapper(snapshot:configuration:)`` read
///    are observed: when one changes, the document is edited, and saved after a second at most.
public protocol ReferenceFileDocument: AnyObject {
  /// The type of the data to write.
  associatedtype Snapshot

  /// The types of files that it can be read from. New documents are of the first.
  static var readableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Throws: An error whose description is shown to the user. The file is not modified.
  init(configuration: ReadConfiguration) throws

  /// The data to write, as of now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The contents of the file for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The configuration for reading a document.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}
