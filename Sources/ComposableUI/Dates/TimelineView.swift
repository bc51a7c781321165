import ComposableCore
public import Foundation

/// A view that updates at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// 1. The dates are those of the dependency `date`, and the view waits on `continuousClock`: a test
///    controls both.
/// 2. Each update is computed by the server and sent to the browser, at most ten times a second by the
///    schedule for animations.
/// 3. Another schedule, such as one from a later date, starts anew.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The moment that a view is created for.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var date: Date?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - schedule: The dates of the updates.
  ///   - content: Creates the view for a date.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (_ context: Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    content(Context(date: date ?? Self.now))
      .task(id: ScheduleID(schedule: schedule), isAwaited: false) { await run() }
  }

  private static var now: Date {
    @Dependency(\.date.now) var now
    return now
  }

  private nonisolated(nonsending) func run() async {
    @Dependency(\.continuousClock) var clock
    for next in schedule.entries(from: Self.now, mode: .normal) {
      let delay = next.timeIntervalSince(Self.now)
      // A date that is too far away never comes.
      guard delay < 1e9 else { return }
      if delay > 0 {
        do { try await clock.sleep(for: .seconds(delay)) } catch { return }
      }
      if Task.isCancelled { return }
      date = next
      // A schedule without end whose dates have passed must not keep the actor.
      await Task.yield()
    }
  }
}

/// The moment that the content of a ``TimelineView`` is created for.
public struct TimelineViewDefaultContext {
  /// How often a view updates.
  public enum Cadence: Comparable, Sendable {
    /// At any date, at most every second, and at most every minute.
    case live, seconds, minutes
  }

  /// The date of the schedule.
  public let date: Date
  /// How often the view updates: always `live`.
  public var cadence: Cadence { .live }
}

/// The identity of a schedule: the values of its properties.
private struct ScheduleID<Schedule>: Equatable {
  let schedule: Schedule

  static func == (lhs: Self, rhs: Self) -> Bool { isSame(lhs.schedule, rhs.schedule) }
}
