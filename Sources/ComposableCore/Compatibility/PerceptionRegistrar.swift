public import Observation

/// The observers of an object: `ObservationRegistrar` under the name that code for systems without
/// the module `Observation` uses.
public struct PerceptionRegistrar: Sendable {
  private let base = ObservationRegistrar()

  /// Creates a registrar without observers.
  ///
  /// - Parameter isPerceptionCheckingEnabled: Ignored: all views are tracked.
  public init(isPerceptionCheckingEnabled: Bool = true) {}

  /// Registers a read of a property.
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    base.access(subject, keyPath: keyPath)
  }

  /// Runs a closure that changes a property, and notifies the observers.
  public func withMutation<Subject: Observable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    try base.withMutation(of: subject, keyPath: keyPath, mutation)
  }

  /// Notifies the observers that a property is about to change.
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    base.willSet(subject, keyPath: keyPath)
  }

  /// Notifies the observers that a property has changed.
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    base.didSet(subject, keyPath: keyPath)
  }
}

extension PerceptionRegistrar: Hashable {
  /// Returns true: registrars do not distinguish the values that have them.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  /// Adds nothing to the hash: all registrars are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension PerceptionRegistrar: Codable {
  /// Creates a registrar without observers.
  public init(from decoder: any Decoder) throws { self.init() }
  /// Encodes nothing: observers are not a part of the value.
  public func encode(to encoder: any Encoder) throws {}
}
