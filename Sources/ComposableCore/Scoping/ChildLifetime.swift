import ComposableConcurrency
import IdentifiedCollections
import Synchronization

/// The changes that a check of a store's children found.
struct LifetimeChanges {
  /// The paths of the features whose effects are to be cancelled.
  var endedPaths: [FeaturePath] = []
  /// Namespaces that changed, which is a mistake if their effects are still running.
  var namespaceChanges: [(namespace: ActiveNamespace, newID: AnyHashable)] = []

  var isEmpty: Bool { endedPaths.isEmpty && namespaceChanges.isEmpty }
}

/// An observer of the end of a lifetime.
protocol LifetimeObserver: AnyObject {
  /// Called by the store while it processes the action that has removed the state.
  func stateWasRemoved()
}

/// Tracks the lifetime of a child's state, so that the child's effects and stores end when the
/// state is removed. When another state replaces it, its effects are cancelled, and its stores
/// continue with the new state.
///
/// The lifetimes of a store form a tree like its features, limited to children that have effects in
/// flight or a store of their own. After each action the root core checks the tree once: that is
/// how the removal of state is detected, whichever reducer removed it.
///
/// The effects and the stores of a child retain its lifetime. A lifetime without other owners is
/// removed from the tree.
// Unchecked: `path` is immutable, `hasEnded` is atomic, and everything else is used on the actor of
// the store, or while the store is deallocated. In-flight effects refer to it from any thread.
class ChildLifetime: @unchecked Sendable {
  // Unchecked exclusivity: these are read for each child after each action, and no code that runs
  // meanwhile can reach the lifetimes of a store that is reducing.

  /// The path of the child below the root.
  let path: FeaturePath
  /// The type of the child's state, or `nil` if the state cannot be located.
  let stateType: ObjectIdentifier?
  fileprivate let childPath: ChildPath?
  /// Retained: a parent releases its children when it ends, which breaks the reference cycle.
  private let parent: ChildLifetime?
  /// Calls a closure with a pointer to the state of the root.
  private let withRootState: (((UnsafeRawPointer) -> Void) -> Void)?
  private let _hasEnded = Atomic(false)
  /// The identity of the state that the effects belong to, or `nil` if states cannot be told apart.
  @exclusivity(unchecked) private var identity: ChildIdentity?
  /// The namespaces of running effects that are read from the state and must not change.
  @exclusivity(unchecked) private var namespaces: [ActiveNamespace] = []
  private struct WeakObserver {
    weak var observer: (any LifetimeObserver)?
  }

  private var observers: [WeakObserver] = []
  @exclusivity(unchecked) fileprivate var children: ContiguousArray<ChildLifetime> = []
  fileprivate var positions: [FeaturePath.Component: Int] = [:]
  /// Creates the lifetime of a root.
  ///
  /// - Parameters:
  ///   - stateType: The type of the root's state.
  ///   - withState: Calls a closure with a pointer to the state as long as the state exists, and
  ///     retains it during the call.
  init(_ stateType: ObjectIdentifier, withState: @escaping ((UnsafeRawPointer) -> Void) -> Void) {
    path = .root
    childPath = nil
    parent = nil
    self.stateType = stateType
    self.withRootState = withState
  }

  /// Creates the lifetime of a child whose state cannot be located.
  ///
  /// - Parameter hasEnded: `true` if the state was removed.
  init(untracked path: FeaturePath, hasEnded: Bool = false) {
    self.path = path
    stateType = nil
    childPath = nil
    parent = nil
    withRootState = nil
    self.hasEnded = hasEnded
  }

  /// Creates the lifetime of a child.
  fileprivate init(_ childPath: ChildPath, below parent: ChildLifetime) {
    path = parent.path.appending(childPath.component)
    stateType = childPath.component.stateType
    withRootState = nil
    self.childPath = childPath
    self.parent = parent
  }

  /// True if the state was removed, even if another state has replaced it since. It is safe to read
  /// from any thread.
  private(set) var hasEnded: Bool {
    get { _hasEnded.load(ordering: .relaxed) }
    set { _hasEnded.store(newValue, ordering: .relaxed) }
  }

  /// True if there is nothing to check, in this state and below.
  var isIdle: Bool { children.isEmpty && namespaces.isEmpty }

  /// Returns the lifetime of a child.
  ///
  /// - Precondition: The path starts at this state. Otherwise it would read memory of another type.
  func child(_ childPath: ChildPath) -> ChildLifetime {
    precondition(
      stateType == nil || stateType == childPath.parentType,
      "The child path starts at a state of another type."
    )
    let container = childPath.rows.map(collectionLifetime) ?? self
    return container.existingChild(childPath)
      ?? container.add(ChildLifetime(childPath, below: self))
  }

  private func collectionLifetime(_ childPath: ChildPath) -> ChildLifetime {
    existingChild(childPath) ?? add(ChildCollectionLifetime(childPath, below: self))
  }

  private func existingChild(_ childPath: ChildPath) -> ChildLifetime? {
    positions[childPath.component].map { children[$0] }
  }

  fileprivate func add(_ lifetime: ChildLifetime) -> ChildLifetime {
    if hasEnded {
      lifetime.hasEnded = true
    } else if let component = lifetime.childPath?.component {
      positions[component] = children.count
      children.append(lifetime)
    }
    return lifetime
  }

  /// Adds a namespace that is read from this state and must not change.
  ///
  /// - Returns: The object that stands for the namespace.
  func add(_ namespace: ActiveNamespace) -> ActiveNamespace {
    namespaces.insert(namespace)
  }

  /// Records the state that a new effect belongs to.
  ///
  /// - Returns: `true` if the effects in flight belong to another state.
  func updateIdentity(_ identity: ChildIdentity) -> Bool {
    defer { self.identity = identity }
    return self.identity.map { $0 != identity } ?? false
  }

  /// Collects the namespaces that changed and the children whose state was removed, and ends those
  /// children.
  ///
  /// - Parameters:
  ///   - state: A pointer to the state of this child.
  ///   - changes: The changes found so far.
  func check(_ state: UnsafeRawPointer, _ changes: inout LifetimeChanges) {
    if !namespaces.isEmpty { checkNamespaces(state, &changes) }
    // Backwards, since the last child takes the place of a removed one.
    for index in children.indices.reversed() { checkChild(at: index, in: state, &changes) }
  }

  private func checkNamespaces(_ state: UnsafeRawPointer, _ changes: inout LifetimeChanges) {
    namespaces.removeAll { !$0.isActive }
    for namespace in namespaces {
      if let newID = namespace.newID(inStateAt: state) {
        changes.namespaceChanges.append((namespace, newID))
      }
    }
  }

  /// Checks a child, and removes it if its state was removed or nothing needs it any more.
  fileprivate func checkChild(
    at index: Int, in state: UnsafeRawPointer, _ changes: inout LifetimeChanges
  ) {
    if !isNeeded(at: index) || !withChild(at: index, { $0.exists(in: state, &changes) }) {
      removeChild(at: index)
    }
  }

  /// Returns true if a child has other owners or children of its own.
  fileprivate func isNeeded(at index: Int) -> Bool {
    withChild(at: index) { !$0.isIdle } || !isUnowned(at: index)
  }

  /// Returns true if a child has no other owner.
  private func isUnowned(at index: Int) -> Bool {
    isKnownUniquelyReferenced(&children[index])
  }

  /// Calls a closure with a child, without retaining it: the closure does not remove it.
  private func withChild<Result>(at index: Int, _ body: (ChildLifetime) -> Result) -> Result {
    Unmanaged.passUnretained(children[index])._withUnsafeGuaranteedRef(body)
  }

  fileprivate func removeChild(at index: Int) {
    children.swapAt(index, children.count - 1)
    if let component = children.removeLast().childPath?.component { positions[component] = nil }
    if index < children.count, let component = children[index].childPath?.component {
      positions[component] = index
    }
  }

  /// Returns true if the child's state exists in its parent's state, and checks its children.
  fileprivate func exists(in parent: UnsafeRawPointer, _ changes: inout LifetimeChanges) -> Bool {
    guard let childPath else { return true }
    var exists = false
    childPath.withChild(parent) {
      exists = true
      inspect(at: $0, &changes)
    }
    if !exists {
      end()
      changes.endedPaths.append(path)
    }
    return exists
  }

  /// Compares the identity of a state with the previous one, and checks its children.
  private func inspect(at state: UnsafeRawPointer, _ changes: inout LifetimeChanges) {
    if let identity, !identity.isSame(state) {
      changes.endedPaths.append(path)
      self.identity = nil
    }
    if !isIdle { check(state, &changes) }
  }

  /// Adds an observer, which is not retained.
  func add(_ observer: any LifetimeObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  /// Ends this lifetime and those below it, since the state was removed.
  func end() {
    hasEnded = true
    for observer in observers { observer.observer?.stateWasRemoved() }
    observers = []
    for child in children { child.end() }
    children = []
    namespaces = []
    positions = [:]
  }

  /// Returns true if a position is one in the history of the collection that has or had the row.
  func isInHistoryOfCollection(_ position: ChangePosition) -> Bool {
    var isInHistory = false
    parent?.withState { state in
      guard let state, let rows = childPath?.rows else { return }
      rows.withChild(state) { isInHistory = rows.changes(in: $0, since: position)?.ids != nil }
    }
    return isInHistory
  }

  /// Calls `body` with a pointer to the child's state, or with `nil` if the state cannot be
  /// located. Does not call it if the state was removed.
  func withState(_ body: (UnsafeRawPointer?) -> Void) {
    if let parent, let childPath {
      parent.withState { state in
        if let state, !hasEnded { childPath.descend(from: state, body) }
      }
    } else if let withRootState {
      withRootState { body($0) }
    } else {
      body(nil)
    }
  }
}

/// The lifetimes of the rows of one collection.
///
/// Only the rows that an action has changed are checked: the collection logs its changes.
// Unchecked: as for every lifetime.
final class ChildCollectionLifetime: ChildLifetime, @unchecked Sendable {
  /// The position in the history of the collection at the last check.
  private var position = ChangePosition.none
  /// The types of state that the rows have: a row that is an `Identified`, and the value in it.
  private var stateTypes: [ObjectIdentifier] = []
  /// The next row to remove if nothing needs it.
  private var sweepIndex = 0

  fileprivate override func add(_ lifetime: ChildLifetime) -> ChildLifetime {
    if let stateType = lifetime.stateType, !stateTypes.contains(stateType) {
      stateTypes.append(stateType)
    }
    return super.add(lifetime)
  }

  override func check(_ state: UnsafeRawPointer, _ changes: inout LifetimeChanges) {
    guard let childPath, let latest = childPath.changes(in: state, since: position) else { return }
    position = latest.position
    guard let ids = latest.ids else { return super.check(state, &changes) }
    for id in ids {
      for stateType in stateTypes {
        if let index = positions[childPath.component.row(id, to: stateType)] {
          checkChild(at: index, in: state, &changes)
        }
      }
    }
    sweep()
  }

  /// Removes rows that nothing needs: two in each check, so that the cost does not depend on their
  /// number, and each that is added is reached.
  private func sweep() {
    for _ in 0..<2 {
      if sweepIndex >= children.count { sweepIndex = 0 }
      if children.isEmpty { return }
      if isNeeded(at: sweepIndex) { sweepIndex += 1 } else { removeChild(at: sweepIndex) }
    }
  }
}
