import ComposableArchitecture
import Dependencies

/// The values that the reducers above have put in front of the identifiers, from the outermost down.
///
/// It goes down the reducer tree, and into effects, as dependencies do.
final class Namespace: Hashable, Sendable {
  let outer: Namespace?
  let value: AnyHashableSendable
  private let hash: Int

  init(_ value: AnyHashableSendable, in outer: Namespace?) {
    var hasher = Hasher()
    hasher.combine(outer?.hash)
    hasher.combine(value)
    self.outer = outer
    self.value = value
    self.hash = hasher.finalize()
  }

  /// The namespace of the reducer or the effect that runs.
  static var current: Namespace? {
    DependencyValues._current.override(of: NamespaceKey.self) ?? nil
  }

  /// Runs a reducer inside this namespace.
  func run<Action>(_ reduce: () -> Effect<Action>) -> Effect<Action> {
    var dependencies = DependencyValues._current
    dependencies[NamespaceKey.self] = self
    return dependencies.run(reduce)
  }

  static func == (lhs: Namespace, rhs: Namespace) -> Bool {
    var pair: (Namespace?, Namespace?) = (lhs, rhs)
    while pair.0 !== pair.1 {
      guard let left = pair.0, let right = pair.1, left.hash == right.hash,
        left.value == right.value
      else { return false }
      pair = (left.outer, right.outer)
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Namespace: CustomStringConvertible {
  /// The values, from the outermost down.
  var description: String {
    sequence(first: self, next: \.outer).map { "\($0.value)" }.reversed().joined(separator: ".")
  }
}

/// How the namespace travels.
private enum NamespaceKey: DependencyKey {
  static let liveValue: Namespace? = nil
  static let testValue: Namespace? = nil
}
