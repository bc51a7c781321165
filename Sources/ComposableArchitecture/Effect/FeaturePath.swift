/// Where in the tree of features an effect was returned: the steps from the root down to it.
///
/// Cancellation reaches down such a path, never sideways and never up.
@usableFromInline
final class FeaturePath: Hashable, Sendable {
  /// The place in the source that puts a child below its parent: its key path to the child.
  @usableFromInline
  final class KeyPathComponent: Hashable, Sendable {
    // A key path never changes, whatever it captures.
    nonisolated(unsafe) let keyPath: AnyKeyPath
    private let hash: Int

    init(_ keyPath: AnyKeyPath) {
      self.keyPath = keyPath
      self.hash = keyPath.hashValue
    }

    @usableFromInline
    static func == (lhs: KeyPathComponent, rhs: KeyPathComponent) -> Bool {
      lhs === rhs || (lhs.hash == rhs.hash && lhs.keyPath == rhs.keyPath)
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// One step down.
  @usableFromInline
  struct Component: Hashable, Sendable {
    /// What the key path of a site leads to. One may lead to an optional and to what that holds.
    @usableFromInline
    enum Kind: Hashable, Sendable {
      case field, optional, enumCase, presentation, rows
    }

    let site: KeyPathComponent
    private let kind: Kind
    /// The type of the state at the end of the step. A row may be an `Identified`, and the feature of
    /// the row run on the value in it: two states at one key path with one id.
    private(set) var leaf: ObjectIdentifier
    /// Which row, where the site holds many children.
    private(set) var row: AnyHashableSendable?

    /// The step to where a key path leads.
    @usableFromInline
    init(_ keyPath: AnyKeyPath, _ kind: Kind, to leaf: Any.Type) {
      site = KeyPathComponent(keyPath)
      self.kind = kind
      self.leaf = ObjectIdentifier(leaf)
    }

    /// The step to a row of these, or to a part of it.
    @usableFromInline
    func row(_ id: some Hashable & Sendable, to leaf: Any.Type) -> Component {
      var component = self
      component.row = AnyHashableSendable(id)
      component.leaf = ObjectIdentifier(leaf)
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

  /// This and those above it, up to the root.
  var upwards: some Sequence<FeaturePath> { sequence(first: self, next: \.parent) }

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
