#if Web
public import ComposableRecording
public import Foundation

/// The folder and the content of the records of sessions.
///
/// ```swift
/// settings.recording = RecordingSettings(folder: URL(filePath: "records"))
/// ```
public struct RecordingSettings: Sendable {
  /// The folder of the records, one for each store. It is created if it does not exist.
  public var folder: URL
  /// The content and the limits of each record.
  public var options = RecordingOptions()

  /// Creates settings with the default options.
  public init(folder: URL) { self.folder = folder }
}
#endif
