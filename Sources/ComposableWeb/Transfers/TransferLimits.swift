public import Foundation

/// The limits of the files that browsers send and fetch.
///
/// ```swift
/// var settings = HostSettings()
/// settings.transfers.fileSize = 2_000_000_000
/// settings.transfers.bytesPerSession = 5_000_000_000
/// ```
///
/// Each ``ViewHost`` counts its own files. A file counts with the bytes that have arrived, and with 4 kB
/// at least. A selection that exceeds a limit is refused before it is received, or ends when the space
/// of others is used up. The space of a file that the application has moved away or deleted counts no
/// more.
public struct TransferLimits: Equatable, Sendable {
  /// The maximum size of a file that a browser sends, in bytes. The modifier `fileImportSizeLimit`
  /// sets another one for a view.
  public var fileSize = 100_000_000

  /// The maximum number of files that a user may choose at once.
  public var filesPerSelection = 100

  /// The maximum number of selections that a session may be sending at a time.
  public var selectionsPerSession = 4

  /// The maximum number of selections that the sessions of a client address may be sending at a time.
  public var selectionsPerAddress = 32

  /// The maximum number of files of a session.
  public var filesPerSession = 1_000

  /// The maximum number of files of the sessions of a client address.
  public var filesPerAddress = 4_000

  /// The maximum number of files of a host.
  public var files = 100_000

  /// The maximum size of all files of a session, in bytes.
  public var bytesPerSession = 1_000_000_000

  /// The maximum size of all files of the sessions of a client address, in bytes.
  public var bytesPerAddress = 4_000_000_000

  /// The maximum size of all files of a host, in bytes.
  public var bytes = 20_000_000_000

  /// The minimum number of bytes per second that a browser has to send, on average over
  /// ``progressInterval``, until all files of a selection have arrived.
  public var minimumRate = 1_000

  /// The interval in which a selection has to make progress. Without enough of it, it fails.
  public var progressInterval = Duration.seconds(30)

  /// The maximum number of files that a session may export at a time.
  public var exportsPerSession = 20

  /// The maximum number of files that the sessions of a client address may export at a time.
  public var exportsPerAddress = 200

  /// The time in which a browser has to fetch a file that is exported. After that, the export fails.
  public var exportStart = Duration.seconds(60)

  /// The folder in which received files are stored, each session in a folder of its own that only the
  /// user of the process may read. By default that of the system for temporary files.
  public var folder = FileManager.default.temporaryDirectory

  /// Creates the limits for a server on the public internet.
  public init() {}
}
