import ConcurrencyExtras
import OrderedCollections

/// A child that works or is shown, watched so that both end when its state goes.
///
/// The watches of a store are a tree like its features, of those children only that have live work
/// or a store of their own. After each action the root looks through it once: that is how state that
/// goes is noticed, whichever reducer took it away.
///
/// The work and the stores of a child refer to its watch; one that nobody refers to is let go.
class Watch {
  /// Where the child lies below the root.
  let path: FeaturePath
  fileprivate let descent: Descent?
  /// Whether the state has gone, even if another has come in its place since.
  private(set) var hasEnded = false
  /// Which state it is whose work is watched; `nil` when one can't be told from the next.
  private var identity: Identity?
  fileprivate var children: OrderedDictionary<FeaturePath.Component, Watch> = [:]
  /// The rows of which this is one.
  private weak var rows: WatchedRows?

  /// Watches what is below the root.
  init() {
    path = .root
    descent = nil
  }

  /// The watch of a state that went before anybody watched it.
  static var ended: Watch {
    let watch = Watch()
    watch.hasEnded = true
    return watch
  }

  fileprivate init(_ path: FeaturePath, _ descent: Descent, in rows: WatchedRows? = nil) {
    self.path = path
    self.descent = descent
    self.rows = rows
  }

  /// Whether nothing is watched below.
  var isIdle: Bool { children.isEmpty }

  /// The watch of a child.
  func child(_ descent: Descent) -> Watch {
    let holder = descent.rows.map(watchedRows) ?? self
    if let watch = holder.children[descent.component] { return watch }
    let watch = Watch(
      path.appending(descent.component), descent, in: holder as? WatchedRows
    )
    if hasEnded { watch.hasEnded = true } else { holder.add(watch, descent.component) }
    return watch
  }

  private func watchedRows(_ descent: Descent) -> Watch {
    if let rows = children[descent.component] { return rows }
    let rows = WatchedRows(path.appending(descent.component), descent)
    if !hasEnded { add(rows, descent.component) }
    return rows
  }

  private func add(_ watch: Watch, _ component: FeaturePath.Component) {
    if children.isEmpty { rows?.deepRows.append(self) }
    children[component] = watch
  }

  /// Notes which state new work belongs to.
  ///
  /// - Parameter change: Which state it was before its own reducer ran, and after.
  /// - Returns: Whether the work there was belongs to another state.
  func identify(_ change: Identity.Change) -> Bool {
    defer { identity = change.after }
    return identity.map { $0 != change.before } ?? false
  }

  /// Looks which children have gone, and ends them.
  ///
  /// - Parameters:
  ///   - state: Where the state of this child lies.
  ///   - departures: Takes the places whose work is to be cancelled.
  fileprivate func check(_ state: UnsafeRawPointer, _ departures: inout [FeaturePath]) {
    for index in children.values.indices.reversed() {
      let isNeeded =
        !isKnownUniquelyReferenced(&children.values[index]) || !children.values[index].isIdle
      if !isNeeded || !children.values[index].isThere(in: state, &departures) {
        children.swapAt(index, children.count - 1)
        children.removeLast()
      }
    }
  }

  /// Looks for the child, and for those below it, in its parent's state.
  fileprivate func isThere(
    in parent: UnsafeRawPointer, _ departures: inout [FeaturePath]
  ) -> Bool {
    var isThere = false
    descent?.look(parent) { state in
      isThere = true
      if let identity, !identity.isSame(state) {
        departures.append(path)
        self.identity = nil
      }
      if !isIdle { check(state, &departures) }
    }
    if !isThere {
      end()
      departures.append(path)
    }
    return isThere
  }

  private func end() {
    hasEnded = true
    for child in children.values { child.end() }
    children = [:]
  }

  /// Looks which children have gone from the state of a store.
  ///
  /// - Returns: The places whose work is to be cancelled.
  func departures(from state: UnsafeRawPointer) -> [FeaturePath] {
    var departures: [FeaturePath] = []
    check(state, &departures)
    departures.reverse()
    return departures
  }
}

/// The rows of one collection that work or are shown.
///
/// As long as no row came, went or moved, an action does not look at the rows one by one, but at
/// those below which something is watched.
final class WatchedRows: Watch {
  private var stamp: UInt64 = 0
  /// After how many actions rows that nobody refers to any more are let go.
  private var patience = 0
  /// The rows below which something is watched.
  fileprivate var deepRows: [Watch] = []

  override func check(_ state: UnsafeRawPointer, _ departures: inout [FeaturePath]) {
    let now = descent?.stamp?(state) ?? 0
    if now == stamp, patience > 0 {
      patience -= 1
      for row in deepRows { _ = row.isThere(in: state, &departures) }
    } else {
      super.check(state, &departures)
      stamp = now
      patience = children.count
      deepRows.removeAll { $0.isIdle }
    }
  }
}
