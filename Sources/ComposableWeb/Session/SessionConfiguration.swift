#if Web
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import ComposableCore
import ComposableRecording
import ConcurrencyExtras
import Foundation
import Logging
import Sharing

/// The configuration and services that all sessions of a host share.
final class SessionConfiguration: Sendable {
  /// The path of the host.
  let host: String
  let limits: SessionLimits
  let clock: ServerClock
  let telemetry: Telemetry
  let logger: Logger
  /// The log of what clients can cause any number of times.
  let limitedLog: LimitedLog
  /// The languages of the texts, see ``HostSettings/languages``.
  let languages: [String]
  let cookieTickets = CookieTickets()
  /// The folder and the content of the records; `nil` if stores are not recorded.
  private let recording: RecordingSettings?
  /// The writer of the sessions; `nil` if they are not stored.
  let writer: SnapshotWriter?
  /// The files that browsers send.
  let uploads: FileUploads
  /// The files that browsers fetch.
  let downloads: FileDownloads
  /// The decision about requests, see ``HostSettings/admit``.
  private let admit: @Sendable (inout PageRequest) async throws -> Admission
  /// The closure that loads what a page shows before its first response, see ``HostSettings/prepare``.
  private let prepare: (@Sendable (inout PageRequest, PageAddress) async throws -> Void)?
  private let preparationDeadline: Duration
  /// The time for which a page waits for the tasks of its views, see
  /// ``HostSettings/firstTaskDeadline``.
  let firstTaskDeadline: Duration?
  /// The time between two decisions about a session, see ``HostSettings/admissionInterval``.
  let admissionInterval: Duration?
  /// The sessions of the hosts with the same settings.
  let pageSessions: PageSessions
  /// The processor time of client addresses.
  let processorTime: ProcessorTime
  /// The title of the windows. Unchecked: a text is only read.
  private let title: UncheckedSendable<Text>?

  /// True if the stores of the sessions are recorded.
  var isRecording: Bool { recording != nil }

  /// Returns the recorder of the stores of a session; `nil` if they are not recorded.
  func storeRecorder(of session: SessionID) -> (any StoreObserver)? {
    guard let recording else { return nil }
    let date = Date().formatted(
      Date.ISO8601FormatStyle(timeSeparator: .omitted, includingFractionalSeconds: false))
    return WindowRecorder(
      in: recording.folder, named: "\(date)-\(session)", options: recording.options
    ) { [logger] error in
      logger.error("A store is not recorded.", metadata: ["error": "\(error)"])
    }
  }

  /// - Parameters:
  ///   - settings: The settings of the host.
  ///   - host: The path of the host, a dimension of its metrics.
  ///   - title: The title of the windows; `nil` if each page has one of its own.
  init(_ settings: HostSettings, host: String = "", title: Text? = nil) {
    self.title = title.map { UncheckedSendable($0) }
    self.host = host.isEmpty ? "/" : host
    telemetry = Telemetry(host: self.host)
    limits = settings.limits
    recording = settings.recording
    clock = ServerClock(settings.clock)
    uploads = FileUploads(settings.transfers, clock: clock)
    downloads = FileDownloads(settings.transfers, clock: clock)
    logger = settings.logger
    limitedLog = LimitedLog(settings.logger, clock: clock)
    writer = settings.sessionStorage.map { [clock, limitedLog] in
      SnapshotWriter($0, settings, clock: clock, log: limitedLog)
    }
    languages = settings.textLanguages
    admit = settings.admit
    prepare = settings.prepare
    preparationDeadline = settings.preparationDeadline
    firstTaskDeadline = settings.firstTaskDeadline
    admissionInterval = settings.admissionInterval
    pageSessions = settings.sessions
    processorTime = settings.sessions.processorTime(limits, clock: clock)
  }

  /// Decides about a request. An error of the decision is logged.
  func admission(of request: inout PageRequest) async -> Admission.Decision {
    do {
      return try await admit(&request).decision
    } catch {
      limitedLog.log(
        .error, "The admission of a request failed", ["error": "\(error.logDescription)"])
      return .failed
    }
  }

  /// Returns the request for a page with what its views show, as far as that is loaded in time. An error
  /// is logged.
  func prepared(_ request: PageRequest, at address: PageAddress) async -> PageRequest {
    guard let prepare else { return request }
    let deadline = clock.now + preparationDeadline
    let preparation = Task(executorPreference: QuiescentExecutor.current) { [limitedLog] in
      var prepared = request
      do {
        try await prepare(&prepared, address)
        return prepared
      } catch {
        limitedLog.log(
          .error, "The preparation of a page failed", ["error": "\(error.logDescription)"])
        return request
      }
    }
    guard await clock.wait(for: [preparation], until: deadline) else {
      preparation.cancel()
      limitedLog.log(.warning, "The preparation of a page took too long", ["page": "\(address)"])
      return request
    }
    return await preparation.value
  }

  /// Returns the title of a window in the language of its page; `nil` if each page has one of its own.
  func title(for locale: Locale?) -> String? { title?.value.string(for: locale) }
}
#endif
