import ComposableConcurrency
import ConcurrencyExtras

/// The path of a feature in the tree of features: the components from the root to the feature that
/// returned an effect.
///
/// Cancellation propagates down from a path, never to siblings or parents.
@usableFromInline
final class FeaturePath: Hashable, Sendable {
  /// A key path from a parent to a child, with its cached hash value.
  @usableFromInline
  final class KeyPathComponent: Hashable, Sendable {
    let keyPath: SendableKeyPath<AnyKeyPath>
    private let hash: Int

    init(_ keyPath: AnyKeyPath) {
      self.keyPath = SendableKeyPath(keyPath)
      self.hash = keyPath.hashValue
    }

    @usableFromInline
    static func == (lhs: KeyPathComponent, rhs: KeyPathComponent) -> Bool {
      lhs === rhs || (lhs.hash == rhs.hash && lhs.keyPath == rhs.keyPath)
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// One component of a path: a child of a feature.
  @usableFromInline
  struct Component: Hashable, Sendable {
    /// The kinds of state that a key path leads to. One key path may lead to an optional and to the
    /// value that it wraps.
    @usableFromInline
    enum Kind: Hashable, Sendable {
      case field, optional, enumCase, presentation, rows
    }

    let keyPathComponent: KeyPathComponent
    private let kind: Kind
    /// The type of the child's state. A row may be an `Identified` whose value is the state of the
    /// row's feature: two states with the same key path and id.
    private(set) var stateType: ObjectIdentifier
    /// The id of the row, or `nil` if the key path leads to a single child.
    private(set) var row: AnyHashableSendable?

    /// Creates the component of the child at a key path.
    @usableFromInline
    init(_ keyPath: AnyKeyPath, _ kind: Kind, to stateType: Any.Type) {
      keyPathComponent = KeyPathComponent(keyPath)
      self.kind = kind
      self.stateType = ObjectIdentifier(stateType)
    }

    /// Returns the component of a row of this collection, or of a value in the row.
    @usableFromInline
    func row(_ id: some Hashable & Sendable, to stateType: Any.Type) -> Component {
      row(AnyHashableSendable(id), to: ObjectIdentifier(stateType))
    }

    /// Returns the component of a row of this collection, or of a value in the row.
    func row(_ id: AnyHashableSendable, to stateType: ObjectIdentifier) -> Component {
      var component = self
      component.row = id
      component.stateType = stateType
      return component
    }
  }

  static let root = FeaturePath()

  let parent: FeaturePath?
  private let component: Component?
  private let hash: Int

  private init() {
    parent = nil
    component = nil
    hash = 0
  }

  private init(parent: FeaturePath, component: Component) {
    var hasher = Hasher()
    hasher.combine(parent.hash)
    hasher.combine(component)
    self.parent = parent
    self.component = component
    self.hash = hasher.finalize()
  }

  func appending(_ component: Component) -> FeaturePath {
    FeaturePath(parent: self, component: component)
  }

  /// The type of the feature's state, or `nil` for a root.
  var stateType: ObjectIdentifier? { component?.stateType }

  /// This path and those of its ancestors, up to the root.
  var selfAndAncestors: some Sequence<FeaturePath> { sequence(first: self, next: \.parent) }

  @usableFromInline
  static func == (lhs: FeaturePath, rhs: FeaturePath) -> Bool {
    var (lhs, rhs) = (lhs, rhs)
    while lhs !== rhs {
      guard
        lhs.hash == rhs.hash, lhs.component == rhs.component,
        let left = lhs.parent, let right = rhs.parent
      else { return false }
      (lhs, rhs) = (left, right)
    }
    return true
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
