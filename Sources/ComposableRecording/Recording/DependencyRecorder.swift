import ComposableCore
import Dependencies
import Foundation

/// Records what dependencies answer.
struct DependencyRecorder: Sendable {
  /// Adds an answer to the record.
  let append: @Sendable (_ answer: RecordedEvent.Answer) -> Void
  /// The time since the beginning of the record, in seconds.
  let time: @Sendable () -> Double
  let secrets: RecordingSecrets

  /// Replaces the dependencies of a store whose answers are known by their types: the time, identifiers and clocks.
  func install(in dependencies: inout DependencyValues) {
    let (date, uuid) = (dependencies.date, dependencies.uuid)
    dependencies.date = DateGenerator {
      recorded("date.now") { date.now }
    }
    dependencies.uuid = UUIDGenerator {
      recorded("uuid") { uuid() }
    }
    dependencies.continuousClock = clock(dependencies.continuousClock, "continuousClock")
    dependencies.suspendingClock = clock(dependencies.suspendingClock, "suspendingClock")
  }

  private func clock(_ base: some Clock<Duration>, _ name: String) -> any Clock<Duration> {
    RecordedClock(base: base) { duration in record("\(name).sleep", [duration], ()) }
  }

  private func recorded<Value: Sendable>(_ name: String, _ body: () -> Value) -> Value {
    let value = body()
    record(name, [], value)
    return value
  }

  private func record(_ name: String, _ arguments: [any Sendable], _ value: any Sendable) {
    func recorded(_ value: any Sendable) -> RecordedValue {
      secrets.removed(from: Reflection().value(of: value))
    }
    append(
      RecordedEvent.Answer(
        time: time(), operation: EffectContext.currentOperation, name: name,
        arguments: arguments.map(recorded), value: recorded(value)))
  }
}

/// A clock whose sleeps are recorded when they end.
private struct RecordedClock<Base: Clock>: Clock where Base.Duration == Duration {
  let base: Base
  let didSleep: @Sendable (_ duration: Duration) -> Void

  var now: Base.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: Base.Instant, tolerance: Duration?) async throws {
    // The caller has added the duration to a time that has passed a little.
    let duration = base.now.duration(to: deadline).roundedUpToMilliseconds
    try await base.sleep(until: deadline, tolerance: tolerance)
    didSleep(duration)
  }
}

extension Duration {
  fileprivate var roundedUpToMilliseconds: Duration {
    let milliseconds = self / .milliseconds(1)
    return .milliseconds(Int(exactly: milliseconds.rounded(.up)) ?? 0)
  }
}
