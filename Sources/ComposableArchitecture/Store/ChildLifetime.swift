import ConcurrencyExtras

/// What a look through the children of a store has found.
struct LifetimeChanges {
  /// The places whose work is to be cancelled.
  var departures: [FeaturePath] = []
  /// Names that have changed, which is a mistake where their effects still run.
  var changes: [(guarded: NamespaceStabilityCheck, now: AnyHashable)] = []
}

/// A child that works or is shown, watched so that both end when its state goes. When another state
/// takes its place, its work ends, and who shows it goes on with that.
///
/// The watches of a store are a tree like its features, of those children only that have live work
/// or a store of their own. After each action the root looks through it once: that is how state that
/// goes is noticed, whichever reducer took it away.
///
/// The work and the stores of a child refer to its watch; one that nobody refers to is let go.
// Unchecked: `path` stays as it is; all else is used on the actor of the store, or as that goes. Work
// refers to it from anywhere.
class ChildLifetime: @unchecked Sendable {
  // Unchecked exclusivity: read for each child after each action, and nothing that runs meanwhile can
  // reach the watches of a store that is reducing.

  /// Where the child lies below the root.
  let path: FeaturePath
  /// What kind of state the child has; `nil` when nobody knows where it lies.
  let state: ObjectIdentifier?
  fileprivate let descent: ChildPath?
  /// It lets go of its children as it ends; so the two don't keep each other.
  private let parent: ChildLifetime?
  /// Shows the state of the root.
  private let root: (((UnsafeRawPointer) -> Void) -> Void)?
  /// Whether the state has gone, even if another has come in its place since.
  @exclusivity(unchecked) private(set) var hasEnded = false
  /// Which state it is whose work is watched; `nil` when one can't be told from the next.
  @exclusivity(unchecked) private var identity: ChildIdentity?
  /// Names that come from the state, and are to stay.
  @exclusivity(unchecked) private var guards: [NamespaceStabilityCheck] = []
  @exclusivity(unchecked) fileprivate var children: ContiguousArray<ChildLifetime> = []
  private var positions: [FeaturePath.Component: Int] = [:]
  /// The rows of which this is one.
  private weak var rows: ChildCollectionLifetime?
  /// Whether these know that something is watched below this row.
  fileprivate var isDeep = false

  /// Watches what is below the root.
  ///
  /// - Parameters:
  ///   - state: What kind of state the root has.
  ///   - show: Shows it as long as it is there, and keeps it meanwhile.
  init(_ state: ObjectIdentifier, show: @escaping ((UnsafeRawPointer) -> Void) -> Void) {
    path = .root
    descent = nil
    parent = nil
    self.state = state
    self.root = show
  }

  /// Stands for a place whose state nobody can look for.
  init(unwatched path: FeaturePath) {
    self.path = path
    state = nil
    descent = nil
    parent = nil
    root = nil
  }

  /// The watch of a state that went before anybody watched it.
  static var ended: ChildLifetime {
    let watch = ChildLifetime(unwatched: .root)
    watch.hasEnded = true
    return watch
  }

  /// Watches a child.
  fileprivate init(_ descent: ChildPath, below parent: ChildLifetime, in rows: ChildCollectionLifetime? = nil) {
    path = parent.path.appending(descent.component)
    state = descent.component.leaf
    root = nil
    self.descent = descent
    self.parent = parent
    self.rows = rows
  }

  /// Whether there is nothing to look at, here and below.
  var isIdle: Bool { children.isEmpty && guards.isEmpty }

  /// The watch of a child.
  ///
  /// - Precondition: The step starts from this state. Else it would read memory of another type.
  func child(_ descent: ChildPath) -> ChildLifetime {
    precondition(
      state == nil || state == descent.root, "A step down starts from a state of another type."
    )
    let holder = descent.rows.map(watchedRows) ?? self
    return holder.existing(descent)
      ?? holder.add(ChildLifetime(descent, below: self, in: holder as? ChildCollectionLifetime))
  }

  private func watchedRows(_ descent: ChildPath) -> ChildLifetime {
    existing(descent) ?? add(ChildCollectionLifetime(descent, below: self))
  }

  private func existing(_ descent: ChildPath) -> ChildLifetime? {
    positions[descent.component].map { children[$0] }
  }

  private func add(_ watch: ChildLifetime) -> ChildLifetime {
    if hasEnded {
      watch.hasEnded = true
    } else if let component = watch.descent?.component {
      deepen()
      positions[component] = children.count
      children.append(watch)
    }
    return watch
  }

  /// Sees to it that a name of this state stays.
  func add(_ nameGuard: NamespaceStabilityCheck) {
    guards.append(nameGuard)
    deepen()
  }

  /// Has a row looked at after each action.
  private func deepen() {
    guard !isDeep, let rows else { return }
    isDeep = true
    rows.deepRows.append(self)
  }

  /// Notes which state new work belongs to.
  ///
  /// - Parameter change: Which state it was before its own reducer ran, and after.
  /// - Returns: Whether the work there was belongs to another state.
  func identify(_ change: ChildIdentity.Change) -> Bool {
    defer { identity = change.after }
    return identity.map { $0 != change.before } ?? false
  }

  /// Looks which names have changed and which children have gone, and ends these.
  ///
  /// - Parameters:
  ///   - state: Where the state of this child lies.
  ///   - findings: Takes what is to be done about it.
  fileprivate func check(_ state: UnsafeRawPointer, _ findings: inout LifetimeChanges) {
    if !guards.isEmpty {
      guards.removeAll { !$0.isLive }
      for guarded in guards {
        if let now = guarded.change(inStateAt: state) { findings.changes.append((guarded, now)) }
      }
    }
    var gone: [Int] = []
    children.withUnsafeMutableBufferPointer { children in
      for index in children.indices {
        let isNeeded = !isKnownUniquelyReferenced(&children[index]) || !children[index].isIdle
        if !isNeeded || !children[index].isThere(in: state, &findings) { gone.append(index) }
      }
    }
    for index in gone.reversed() {
      children.swapAt(index, children.count - 1)
      if let component = children.removeLast().descent?.component { positions[component] = nil }
      if index < children.count, let component = children[index].descent?.component {
        positions[component] = index
      }
    }
  }

  /// Looks for the child, and for those below it, in its parent's state.
  fileprivate func isThere(in parent: UnsafeRawPointer, _ findings: inout LifetimeChanges) -> Bool {
    guard let descent else { return true }
    var isThere = false
    switch descent.way {
    case .stored(let offset, let isThereNow):
      let state = parent.advanced(by: offset)
      isThere = isThereNow(state)
      if isThere { look(at: state, &findings) }
    case .shown(let show):
      show(parent) {
        isThere = true
        look(at: $0, &findings)
      }
    }
    if !isThere {
      end()
      findings.departures.append(path)
    }
    return isThere
  }

  /// Looks whether the state that is there is the one that was, and what has gone from it.
  private func look(at state: UnsafeRawPointer, _ findings: inout LifetimeChanges) {
    if let identity, !identity.isSame(state) {
      findings.departures.append(path)
      self.identity = nil
    }
    if !isIdle { check(state, &findings) }
  }

  /// The state has gone, and what is below it.
  func end() {
    hasEnded = true
    for child in children { child.end() }
    children = []
    guards = []
    positions = [:]
  }

  /// Shows the state where it lies, if it is there; `nil` where nobody can look for it.
  func show(_ body: (UnsafeRawPointer?) -> Void) {
    if let parent, let descent {
      parent.show { state in
        if let state, !hasEnded { descent.descend(from: state, body) }
      }
    } else if let root {
      root { body($0) }
    } else {
      body(nil)
    }
  }

  /// Looks which children have gone from the state of a store.
  func findings(in state: UnsafeRawPointer) -> LifetimeChanges {
    var findings = LifetimeChanges()
    check(state, &findings)
    return findings
  }
}

/// The rows of one collection that work or are shown.
///
/// As long as no row came, went or moved, an action does not look at the rows one by one, but at
/// those below which something is watched.
// Unchecked: as any watch.
final class ChildCollectionLifetime: ChildLifetime, @unchecked Sendable {
  private var stamp: UInt64 = 0
  /// After how many actions rows that nobody refers to any more are let go.
  private var patience = 0
  /// The rows below which something is watched.
  fileprivate var deepRows: [ChildLifetime] = []

  override func check(_ state: UnsafeRawPointer, _ findings: inout LifetimeChanges) {
    let now = descent?.stamp?(state) ?? 0
    if now == stamp, patience > 0 {
      patience -= 1
      for row in deepRows { _ = row.isThere(in: state, &findings) }
    } else {
      super.check(state, &findings)
      stamp = now
      patience = children.count
      for row in deepRows where row.isIdle { row.isDeep = false }
      deepRows.removeAll { $0.isIdle }
    }
  }
}
