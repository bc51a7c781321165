#if Web
public import ComposableCore
import ComposableConcurrency

/// The sessions of all hosts with the same ``HostSettings``.
///
/// ```swift
/// @Dependency(\.pageSessions) var pageSessions
/// …
/// case .signOutTapped:
///   return .run { [userID = state.userID] _ in await pageSessions.end(ofUser: userID) }
/// ```
public final class PageSessions: Sendable {
  private let registries = Lock<[SessionRegistry]>([])
  private let sharedProcessorTime = Lock<ProcessorTime?>(nil)

  /// Creates a collection without sessions.
  public init() {}

  /// The number of sessions.
  public var count: Int { registries.withLock { $0 }.reduce(0) { $0 + $1.count } }

  /// Ends the sessions of a user, in all tabs of all their browsers.
  ///
  /// 1. When it returns, their effects are cancelled and none of their events is handled any more.
  /// 2. Their pages are reloaded, which passes ``HostSettings/admit`` again.
  /// 3. Pages that are being admitted meanwhile are admitted again.
  /// 4. Called by an effect of one of these sessions, it cancels that effect, too.
  ///
  /// - Parameter userID: The ``PageRequest/userID`` of the sessions.
  public func end(ofUser userID: String) async {
    await end { $0.userID == userID }
  }

  /// Ends the sessions whose requests satisfy a condition.
  ///
  /// - Parameter isIncluded: Returns true for the request of a session to end.
  public func end(where isIncluded: @escaping @Sendable (PageRequest) -> Bool) async {
    for registry in registries.withLock({ $0 }) { await registry.end(where: isIncluded) }
  }

  /// Asks ``HostSettings/admit`` about sessions again, such as when the rights of their users have
  /// changed. Those that are no longer admitted end, and their pages are requested again.
  ///
  /// The header fields are those of the latest request for the page or its socket, and the address is
  /// the one that the window shows.
  ///
  /// - Parameter isIncluded: Returns true for the request of a session to ask about; by default for all.
  public func revalidate(
    where isIncluded: @escaping @Sendable (PageRequest) -> Bool = { _ in true }
  ) async {
    for registry in registries.withLock({ $0 }) { await registry.revalidate(where: isIncluded) }
  }

  /// The processor time of the hosts, which the first one limits.
  func processorTime(_ limits: SessionLimits, clock: ServerClock) -> ProcessorTime {
    sharedProcessorTime.withLock { time in
      let shared = time ?? ProcessorTime(limits, clock: clock)
      time = shared
      return shared
    }
  }

  func add(_ registry: SessionRegistry) { registries.withLock { $0.append(registry) } }
}

private enum PageSessionsKey: DependencyKey {
  static var liveValue: PageSessions { PageSessions() }
  static var testValue: PageSessions { PageSessions() }
}

extension DependencyValues {
  /// The sessions of the server that shows the page of the feature; none outside of a page.
  public var pageSessions: PageSessions {
    get { self[PageSessionsKey.self] }
    set { self[PageSessionsKey.self] = newValue }
  }
}
#endif
