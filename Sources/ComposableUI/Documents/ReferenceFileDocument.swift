/// A document that is an object, such as one with a store, and what it is in a file.
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
/// Guarantees:
/// 1. There is one object for each document that is open, however many tabs look at it, on one
///    actor: stores that are made in its initialisers belong to that.
/// 2. What ``snapshot(contentType:)`` and ``fileWrapper(snapshot:configuration:)`` read is observed:
///    when it changes the document is edited, and saved a second later at most.
public protocol ReferenceFileDocument: AnyObject {
  /// What is written.
  associatedtype Snapshot

  /// Which files it can be read from. New ones are of the first.
  static var readableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Throws: What is wrong with the file, in words for the user. The file is left alone.
  init(configuration: ReadConfiguration) throws

  /// What is to be written now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// What the file is to hold.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}
