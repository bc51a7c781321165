#if Web
import Metrics

/// The metrics of a host.
///
/// | metric | meaning |
/// |---|---|
/// | `composable_web_sessions` | current sessions |
/// | `composable_web_sessions_started` | sessions created so far |
/// | `composable_web_sessions_ended` | by `reason`: a close reason, or `lost` after grace time |
/// | `composable_web_events` | events received |
/// | `composable_web_events_delayed` | messages delayed by the rate limit |
/// | `composable_web_patches` | patch messages sent |
/// | `composable_web_bytes_received`, `composable_web_bytes_sent` | bytes of messages |
/// | `composable_web_refusals` | rejections, by `reason` |
/// | `composable_web_reduce`, `composable_web_diff`, `composable_web_encode` | duration of each |
final class Telemetry: Sendable {
  private let sessions = Gauge(label: "composable_web_sessions")
  private let started = Counter(label: "composable_web_sessions_started")
  private let ended: [CloseReason?: Counter]
  private let events = Counter(label: "composable_web_events")
  private let delayed = Counter(label: "composable_web_events_delayed")
  private let patches = Counter(label: "composable_web_patches")
  private let bytesReceived = Counter(label: "composable_web_bytes_received")
  private let bytesSent = Counter(label: "composable_web_bytes_sent")
  private let rejections: [RejectionReason: Counter]
  private let times: [Stage: Timer]

  /// The stages of handling an event.
  enum Stage: String, CaseIterable {
    case reduce, diff, encode
  }

  /// Makes the metrics with the metrics factory of the task, or else of the process.
  init() {
    let closeReasons: [CloseReason?] = [nil, .idle, .full, .stopped, .refused]
    ended = closeReasons.reduce(into: [:]) { ended, closeReason in
      ended[closeReason] = Counter(
        label: "composable_web_sessions_ended",
        dimensions: [("reason", closeReason?.rawValue ?? "lost")]
      )
    }
    rejections = RejectionReason.allCases.reduce(into: [:]) { rejections, rejection in
      rejections[rejection] = Counter(
        label: "composable_web_refusals", dimensions: [("reason", rejection.rawValue)]
      )
    }
    times = Stage.allCases.reduce(into: [:]) { times, stage in
      times[stage] = Timer(label: "composable_web_\(stage.rawValue)")
    }
  }

  func sessionStarted(count: Int) {
    started.increment()
    sessions.record(count)
  }

  func sessionEnded(_ closeReason: CloseReason?, count: Int) {
    ended[closeReason]?.increment()
    sessions.record(count)
  }

  func received(bytes: Int) { bytesReceived.increment(by: bytes) }

  func sent(bytes: Int) { bytesSent.increment(by: bytes) }

  func eventReceived() { events.increment() }

  func eventDelayed() { delayed.increment() }

  func patchesSent() { patches.increment() }

  func rejected(_ rejection: RejectionReason) { rejections[rejection]?.increment() }

  /// Measures the duration of a stage.
  func time<Result>(_ stage: Stage, _ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = body()
    times[stage]?.recordNanoseconds((ContinuousClock.now - start).wholeNanoseconds)
    return result
  }
}

extension Duration {
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
#endif
