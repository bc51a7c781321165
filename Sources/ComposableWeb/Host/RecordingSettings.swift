#if Web
public import ComposableRecording
public import Foundation

/// Where the stores of sessions are recorded, and what the records contain.
///
/// ```swift
/// settings.recording = RecordingSettings(folder: URL(filePath: "records"))
/// ```
public struct RecordingSettings: Sendable {
  /// The folder of the records, one for each store. It is created if it does not exist.
  public var folder: URL
  /// What the records contain.
  public var options = RecordingOptions()

  /// Creates settings with the default options.
  public init(folder: URL) { self.folder = folder }
}
#endif
