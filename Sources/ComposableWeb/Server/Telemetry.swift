#if Web
  import Metrics

  /// What a server tells its operator in figures.
  ///
  /// | metric | what it says |
  /// |---|---|
  /// | `composable_web_sessions` | sessions now |
  /// | `composable_web_sessions_started` | sessions so far |
  /// | `composable_web_sessions_ended` | by `reason`: a bye's, or `lost` after the grace time |
  /// | `composable_web_events` | events taken |
  /// | `composable_web_events_delayed` | events that came too fast and had to wait |
  /// | `composable_web_patches` | patch messages |
  /// | `composable_web_bytes_received`, `composable_web_bytes_sent` | bytes of messages |
  /// | `composable_web_refusals` | what was refused, by `reason` |
  /// | `composable_web_reduce`, `composable_web_diff`, `composable_web_encode` | time of each |
  final class Telemetry: Sendable {
    private let sessions = Gauge(label: "composable_web_sessions")
    private let started = Counter(label: "composable_web_sessions_started")
    private let ended: [CloseReason?: Counter]
    private let events = Counter(label: "composable_web_events")
    private let delayed = Counter(label: "composable_web_events_delayed")
    private let patches = Counter(label: "composable_web_patches")
    private let bytesReceived = Counter(label: "composable_web_bytes_received")
    private let bytesSent = Counter(label: "composable_web_bytes_sent")
    private let refusals: [RejectionReason: Counter]
    private let times: [Stage: Timer]

    /// The stages of a turn.
    enum Stage: String, CaseIterable {
      case reduce, diff, encode
    }

    /// Makes the metrics with the factory of the process, or of the task.
    init() {
      let byes: [CloseReason?] = [nil, .idle, .full, .stopped, .refused]
      ended = byes.reduce(into: [:]) { ended, bye in
        ended[bye] = Counter(
          label: "composable_web_sessions_ended",
          dimensions: [("reason", bye?.rawValue ?? "lost")]
        )
      }
      refusals = RejectionReason.allCases.reduce(into: [:]) { refusals, refusal in
        refusals[refusal] = Counter(
          label: "composable_web_refusals", dimensions: [("reason", refusal.rawValue)]
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

    func sessionEnded(_ bye: CloseReason?, count: Int) {
      ended[bye]?.increment()
      sessions.record(count)
    }

    func received(bytes: Int) { bytesReceived.increment(by: bytes) }

    func sent(bytes: Int) { bytesSent.increment(by: bytes) }

    func eventTaken() { events.increment() }

    func eventDelayed() { delayed.increment() }

    func patchesSent() { patches.increment() }

    func refused(_ refusal: RejectionReason) { refusals[refusal]?.increment() }

    /// Records how long a stage takes.
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
