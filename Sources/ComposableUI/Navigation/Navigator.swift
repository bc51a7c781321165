import Observation

/// The screens of a navigation stack above its root.
///
/// There are screens for the values of the path, and screens pushed by links without a value. The
/// latter are above the value that was the last one at that time: a path without that value removes
/// them.
final class Navigator: Observable, Equatable {
  private let registrar = ObservationRegistrar()
  private var path: AnyNavigationPath?
  private var views: [PushedView] = []
  /// The screens that a change of the path has removed, to be notified.
  private var droppedViews: [PushedView] = []
  /// The screens that were removed with one below, to be notified if their links remain.
  private var viewsAboveRemoved: [PushedView] = []
  /// The number of values to keep on the path, after a screen below the others was removed.
  private var keptValueCount: Int?
  /// The values that were on the path after the last update.
  private var committedValues: [NavigationEntry.ID]?
  private var destinations: [ObjectIdentifier: RegisteredDestination] = [:]
  private var lastID = 0
  /// The types without a destination that were reported.
  private var reportedTypes: Set<ObjectIdentifier> = []
  /// The way to the stack, if it is a column of a split view.
  var column: Column?
  private weak var nestedNavigator: Navigator?
  /// The column that this stack is the content of.
  private(set) weak var outer: Navigator?
  /// True if the first screen is in place of the root: a link in another column has pushed it.
  private(set) var isRootReplaced = false

  /// The ways to a column and out of it.
  struct Column {
    /// Shows the column, if the window shows one at a time.
    let enter: () -> Void
    /// Shows the column before. Returns false if there is none, or if all are beside each other.
    let leave: () -> Bool
  }

  private var pushed: [PushedView] {
    get {
      registrar.access(self, keyPath: \.pushed)
      return views
    }
    set {
      registrar.withMutation(of: self, keyPath: \.pushed) { views = newValue }
    }
  }

  /// Sets the path, and returns the screens.
  ///
  /// - Returns: The screens above the root.
  func entries(on path: AnyNavigationPath) -> [NavigationEntry] {
    self.path = path
    if committedValues == nil { committedValues = valueEntries.map(\.id) }
    return entries
  }

  /// The screens above the root.
  var entries: [NavigationEntry] {
    let valueEntries = valueEntries
    let ids = Set(valueEntries.map(\.id))
    // Not through `pushed` below: observers see the same screens, and must not be invalidated.
    let all = pushed
    views = all.filter { $0.base.map(ids.contains) ?? true }
    if views.count < all.count { droppedViews += all.filter { $0.base.map(ids.contains) == false } }
    let viewsOfBases = Dictionary(grouping: views, by: \.base)
    func viewEntries(above base: NavigationEntry.ID?) -> [NavigationEntry] {
      viewsOfBases[base]?.map { .view($0) } ?? []
    }
    return viewEntries(above: nil) + valueEntries.flatMap { [$0] + viewEntries(above: $0.id) }
  }

  /// The screens of the values of the path.
  private var valueEntries: [NavigationEntry] {
    var occurrences: [AnyHashable: Int] = [:]
    return (path?.values() ?? []).prefix(keptValueCount ?? .max).map { value in
      defer { occurrences[value, default: 0] += 1 }
      return .value(value, occurrence: occurrences[value, default: 0])
    }
  }

  /// The stack that is the content of this column.
  var nested: Navigator? {
    registrar.access(self, keyPath: \.nested)
    return nestedNavigator
  }

  /// Becomes the content of a column.
  func nest(in column: Navigator?) {
    guard let column, column !== self, column.nestedNavigator !== self else { return }
    outer = column
    column.registrar.withMutation(of: column, keyPath: \.nested) { column.nestedNavigator = self }
  }

  /// Removes all screens, since a link in another column pushes the next one.
  func replaceRoot() {
    if let first = entries.first { _ = pop(first.id) }
    isRootReplaced = true
    (column ?? outer?.column)?.enter()
  }

  /// Leaves the column.
  ///
  /// - Returns: False if the stack is in none, or if all columns are beside each other.
  func leaveColumn() -> Bool { (column ?? outer?.column)?.leave() ?? false }

  /// Returns true if the column, if it is one, is left by leaving a screen.
  func isFirst(_ id: NavigationEntry.ID?) -> Bool {
    id == nil || isRootReplaced && entries.first?.id == id
  }

  /// Appends a value to the path.
  ///
  /// - Returns: False if the path doesn't accept the type of the value.
  func push(_ value: AnyHashable) -> Bool { path?.append(value) ?? false }

  /// Pushes a screen.
  ///
  /// - Parameters:
  ///   - link: The link that pushes it.
  ///   - onDismiss: Called when it is removed, other than by ``remove(from:)``.
  ///   - destination: Creates the content of the screen.
  func push(
    from link: NavigationLinkID, onDismiss: (() -> Void)? = nil,
    _ destination: @escaping () -> AnyView
  ) {
    lastID += 1
    pushed.append(
      PushedView(
        id: lastID, base: valueEntries.last?.id, link: link, onDismiss: onDismiss,
        destination: destination
      )
    )
  }

  /// Removes the screen that a link has pushed, and all screens above it.
  func remove(from link: NavigationLinkID) {
    viewsAboveRemoved.removeAll { $0.link === link }
    guard let index = views.firstIndex(where: { $0.link === link }) else { return }
    let base = views[index].base
    let above = views[(index + 1)...].filter { $0.base == base && $0.link !== link }
    // The screens above values are dropped with the values. A path that has changed, too, is kept.
    let values = valueEntries.map(\.id)
    if values == committedValues {
      keptValueCount = base.map { base in values.prefix { $0 != base }.count + 1 } ?? 0
    }
    viewsAboveRemoved += above
    pushed.removeAll { view in view.link === link || above.contains { $0 === view } }
  }

  /// Removes the values above a screen that was removed, and notifies the screens that were removed
  /// with others.
  func finishRemovals() {
    if isRootReplaced, entries.isEmpty { isRootReplaced = false }
    if let count = keptValueCount {
      keptValueCount = nil
      path?.truncate(count)
    }
    committedValues = valueEntries.map(\.id)
    let dropped = droppedViews + viewsAboveRemoved
    droppedViews = []
    viewsAboveRemoved = []
    for view in dropped.reversed() { view.onDismiss?() }
  }

  /// Replaces the content of the last screen that a link pushed.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - onDismiss: Called when the screen is removed, other than by ``remove(from:)``.
  ///   - destination: Creates the content of the screen; `nil` to keep it.
  /// - Returns: False if the link has no screen.
  @discardableResult
  func update(
    from link: NavigationLinkID, onDismiss: (() -> Void)? = nil,
    _ destination: (() -> AnyView)?
  ) -> Bool {
    guard let view = views.last(where: { $0.link === link }) else { return false }
    view.onDismiss = onDismiss
    if let destination { view.destination = destination }
    return true
  }

  /// Removes a screen, and all screens above it.
  ///
  /// - Returns: False if the stack doesn't contain the screen.
  func pop(_ id: NavigationEntry.ID) -> Bool {
    let entries = entries
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
    let kept = entries[..<index]
    let views = kept.compactMap(\.view)
    if views.count != self.views.count { pushed = views }
    path?.truncate(kept.count - views.count)
    for entry in entries[index...].reversed() { entry.view?.onDismiss?() }
    return true
  }

  /// The destination of values of a type, created on first use.
  func destination(of type: any Any.Type) -> RegisteredDestination {
    let id = ObjectIdentifier(type)
    if let destination = destinations[id] { return destination }
    let destination = RegisteredDestination()
    destinations[id] = destination
    return destination
  }

  /// Returns true at the first call for a type.
  func shouldReport(_ type: any Any.Type) -> Bool {
    reportedTypes.insert(ObjectIdentifier(type)).inserted
  }

  static func == (lhs: Navigator, rhs: Navigator) -> Bool { lhs === rhs }
}
