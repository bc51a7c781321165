public import Foundation

/// The changes of a session since it was last saved.
public struct SessionChanges: Sendable {
  /// The key of the session.
  public var key: SessionKey
  /// The claim of the process that saves: 0 for a session that it has never saved, then 1.
  public var claim: Int
  /// The number of this save among those of the same claim, which grows with each of them; 0 for a save whose
  /// order does not matter.
  ///
  /// A save may arrive late, after its connection was lost and a later one was stored: the number tells so. A first
  /// save that arrives after the session was removed is stored, and expires.
  public var number: Int
  /// The parts that have changed, by their names; `nil` removes one. All others remain.
  public var parts: [String: Data?]
  /// The time until the session expires, unless it is saved again.
  public var life: Duration
  /// True if the session works in the process that has claimed it: all claims so far are confirmed.
  public var confirmsClaim: Bool
  /// The client of whose sessions a storage keeps a limited number, such as a hash of its address; `nil` for
  /// the same as before. Without any, there is no limit.
  public var client: String?

  /// Creates changes of a session.
  ///
  /// - Parameters:
  ///   - key: The key of the session.
  ///   - claim: The claim of the process that saves: 0 for a session that it has never saved, then 1.
  ///   - number: The number of this save among those of the same claim; 0 for a save whose order does not
  ///     matter.
  ///   - parts: The parts that have changed, by their names; `nil` removes one.
  ///   - life: The time until the session expires, unless it is saved again.
  ///   - confirmsClaim: True if the session works in the process that has claimed it.
  ///   - client: The client of whose sessions a storage keeps a limited number; `nil` for the same
  ///     as before.
  public init(
    key: SessionKey, claim: Int, number: Int = 0, parts: [String: Data?], life: Duration,
    confirmsClaim: Bool = true, client: String? = nil
  ) {
    self.key = key
    self.claim = claim
    self.number = number
    self.parts = parts
    self.life = life
    self.confirmsClaim = confirmsClaim
    self.client = client
  }

  /// Returns the end of the session if it is saved at a date.
  package func end(savedAt date: Date) -> Date { date.addingTimeInterval(life / .seconds(1)) }
}
