import ComposableCore
import Dependencies

/// A path of namespace ids, from the outermost reducer to the innermost.
///
/// It is passed down the reducer tree, and into effects, as a dependency.
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

  /// The namespace of the current reducer or effect.
  static var current: Namespace? {
    DependencyValues._current.override(of: NamespaceKey.self) ?? nil
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
  /// The ids, from the outermost to the innermost.
  var description: String {
    sequence(first: self, next: \.outer).map { "\($0.value)" }.reversed().joined(separator: ".")
  }
}

/// The dependencies in the namespaces of one reducer, in the reducer tree of one store.
final class NamespaceScope<ID: Hashable & Sendable> {
  /// The dependencies in the namespace with an id, below those outside of it.
  ///
  /// A class, whose layout the runtime need not look up for each action, as it does for a tuple.
  private final class Entry {
    let id: ID
    let outside: DependencyValues
    let inside: DependencyValues

    init(_ id: ID, outside: DependencyValues, inside: DependencyValues) {
      self.id = id
      self.outside = outside
      self.inside = inside
    }
  }

  /// The most recent result, cached because most actions take the same path as the one before.
  // Unchecked exclusivity: it is read for each action, and no other code runs during an access.
  @exclusivity(unchecked) private var last: Entry?

  /// Returns the dependencies in the namespace with an id.
  func dependencies(for id: ID) -> DependencyValues {
    let outside = DependencyValues._current
    if let last, last.id == id, last.outside.isIdentical(to: outside) { return last.inside }
    var inside = outside
    inside[NamespaceKey.self] = Namespace(AnyHashableSendable(id), in: .current)
    last = Entry(id, outside: outside, inside: inside)
    return inside
  }
}

/// The dependency that holds the current namespace.
private enum NamespaceKey: DependencyKey {
  static let liveValue: Namespace? = nil
  static let testValue: Namespace? = nil
}
