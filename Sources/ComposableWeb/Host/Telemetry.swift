#if Web
import protocol ComposableUI.View
import Metrics
import Tracing

/// The metrics and traces of a host. Each metric has the path of the host as its dimension `host`.
///
/// | metric | meaning |
/// |---|---|
/// | `composable_web_sessions` | current sessions |
/// | `composable_web_sessions_started` | sessions created so far |
/// | `composable_web_sessions_ended` | by `reason`: a close reason, or `lost` after grace time |
/// | `composable_web_events` | events received |
/// | `composable_web_events_delayed` | messages delayed by the rate limit |
/// | `composable_web_slow_turns` | events that took longer than ``SessionLimits/turn`` |
/// | `composable_web_patches` | patch messages sent |
/// | `composable_web_bytes_received`, `composable_web_bytes_sent` | bytes of messages |
/// | `composable_web_refusals` | rejections, by `reason` |
/// | `composable_web_reduce`, `composable_web_diff`, `composable_web_encode` | duration of each |
///
/// Each event is a span, `composable_web event`, that contains a span for each of these stages. The
/// effects that it starts inherit its context.
final class Telemetry: Sendable {
  private let host: String
  private let sessions: Gauge
  private let started: Counter
  private let ended: [CloseReason?: Counter]
  private let events: Counter
  private let delayed: Counter
  private let slowTurns: Counter
  private let patches: Counter
  private let bytesReceived: Counter
  private let bytesSent: Counter
  private let rejections: [RejectionReason: Counter]
  private let times: [Stage: Timer]

  /// The stages of handling an event.
  enum Stage: String, CaseIterable {
    case reduce, diff, encode

    /// Not computed for each event.
    fileprivate var spanName: String {
      switch self {
      case .reduce: "composable_web reduce"
      case .diff: "composable_web diff"
      case .encode: "composable_web encode"
      }
    }
  }

  /// Makes the metrics with the metrics factory of the task, or else of the process.
  ///
  /// - Parameter host: The path of the host.
  init(host: String) {
    func counter(_ name: String, reason: String? = nil) -> Counter {
      let dimensions = [("host", host)] + (reason.map { [("reason", $0)] } ?? [])
      return Counter(label: "composable_web_\(name)", dimensions: dimensions)
    }
    self.host = host
    sessions = Gauge(label: "composable_web_sessions", dimensions: [("host", host)])
    started = counter("sessions_started")
    events = counter("events")
    delayed = counter("events_delayed")
    slowTurns = counter("slow_turns")
    patches = counter("patches")
    bytesReceived = counter("bytes_received")
    bytesSent = counter("bytes_sent")
    let closeReasons: [CloseReason?] = [nil, .idle, .full, .ended, .stopped, .refused]
    ended = closeReasons.reduce(into: [:]) { ended, closeReason in
      ended[closeReason] = counter("sessions_ended", reason: closeReason?.rawValue ?? "lost")
    }
    rejections = RejectionReason.allCases.reduce(into: [:]) { rejections, rejection in
      rejections[rejection] = counter("refusals", reason: rejection.rawValue)
    }
    times = Stage.allCases.reduce(into: [:]) { times, stage in
      times[stage] = Timer(
        label: "composable_web_\(stage.rawValue)", dimensions: [("host", host)])
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

  func turnWasSlow() { slowTurns.increment() }

  func patchesSent() { patches.increment() }

  func rejected(_ rejection: RejectionReason) { rejections[rejection]?.increment() }

  /// Measures and traces a stage.
  func time<Result>(_ stage: Stage, _ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = withSpan(stage.spanName) { _ in body() }
    times[stage]?.recordNanoseconds((ContinuousClock.now - start).wholeNanoseconds)
    return result
  }

  /// Traces an event until its patch is sent.
  ///
  /// - Parameter views: The types of the views that its element belongs to, the closest one first.
  func trace(
    _ event: ClientEvent, in views: [any View.Type], session: SessionID, _ body: () -> Void
  ) {
    withSpan("composable_web event", ofKind: .server) { span in
      if span.isRecording {
        span.attributes["composable.host"] = host
        span.attributes["composable.session"] = "\(session)"
        span.attributes["composable.interaction"] = event.interactionName
        span.attributes["composable.element"] = event.element
        span.attributes["composable.view"] = Self.name(of: views)
      }
      body()
    }
  }

  /// Returns the name of the closest view of the application.
  static func name(of views: [any View.Type]) -> String {
    views.lazy.map { String(reflecting: $0) }.first { !$0.hasPrefix("ComposableUI.") } ?? "unknown"
  }
}

extension Duration {
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
#endif
