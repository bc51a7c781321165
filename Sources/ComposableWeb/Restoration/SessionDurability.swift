/// The time at which the changes of a session are stored.
///
/// ```swift
/// settings.sessionDurability = .acknowledged
/// ```
public struct SessionDurability: Hashable, Sendable {
  /// The time for which changes are collected; `nil` to show nothing before it is stored.
  let delay: Duration?

  /// Changes are stored soon after they were shown: a process that crashes loses those of the last moments.
  ///
  /// - Parameter delay: The time for which changes are collected. The storage takes its own time in addition.
  public static func relaxed(within delay: Duration) -> SessionDurability {
    SessionDurability(delay: delay)
  }

  /// Changes are stored within a second after they were shown.
  public static let relaxed = relaxed(within: .seconds(1))

  /// A browser is told of a change, and that its event was handled, only when the state is stored: nothing
  /// that a user has seen is lost, and no event changes the state twice.
  ///
  /// Each change then takes as long as the storage in addition. Those of several sessions are stored together.
  /// While the storage fails, or does not answer for three seconds, changes are shown before they are stored, and
  /// the page says so.
  public static let acknowledged = SessionDurability(delay: nil)
}
