import Observation

/// What is on a stack of screens, above its root.
///
/// There are screens for the values of a path, and screens that a link leads to without a value. Those
/// know how many values lay below them when they came: with fewer, they are gone.
final class Navigator: Observable, Equatable {
  private let registrar = ObservationRegistrar()
  private var path: AnyNavigationPath?
  private var views: [PushedView] = []
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var lastID = 0
  /// What there is no screen for, as was reported.
  private var reported: Set<ObjectIdentifier> = []

  private var pushed: [PushedView] {
    get {
      registrar.access(self, keyPath: \.pushed)
      return views
    }
    set {
      registrar.withMutation(of: self, keyPath: \.pushed) { views = newValue }
    }
  }

  /// Takes over where the path is now.
  ///
  /// - Returns: The screens above the root.
  func steps(on path: AnyNavigationPath) -> [NavigationEntry] {
    self.path = path
    return steps
  }

  /// The screens above the root.
  var steps: [NavigationEntry] {
    let values = path?.values() ?? []
    let pushed = pushed
    // Not told to anybody: it is what they see already.
    views.removeAll { $0.position > values.count }
    var steps: [NavigationEntry] = []
    for position in 0...values.count {
      if position > 0 { steps.append(.value(values[position - 1], at: position)) }
      for view in pushed where view.position == position { steps.append(.view(view)) }
    }
    return steps
  }

  /// Shows the screen of a value.
  ///
  /// - Returns: Whether the path takes such values.
  func push(_ value: AnyHashable) -> Bool { path?.append(value) ?? false }

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - link: What leads to it.
  ///   - destination: What is shown on it.
  func push(from link: NavigationLinkID, _ destination: @escaping () -> AnyView) {
    lastID += 1
    pushed.append(
      PushedView(
        id: lastID, position: path?.values().count ?? 0, link: link, destination: destination
      )
    )
  }

  /// Takes over what is shown on the screen that a link led to.
  func update(from link: NavigationLinkID, _ destination: @escaping () -> AnyView) {
    views.last { $0.link === link }?.destination = destination
  }

  /// Leaves a screen, and all above it.
  ///
  /// - Returns: Whether it is there.
  func leave(_ id: NavigationEntry.ID) -> Bool {
    let steps = steps
    guard let index = steps.firstIndex(where: { $0.id == id }) else { return false }
    let kept = steps[..<index]
    let views = kept.compactMap(\.view)
    if views.count != self.views.count { pushed = views }
    path?.keepFirst(kept.count - views.count)
    return true
  }

  /// What shows the values of a type.
  func destination(of type: any Any.Type) -> Destination {
    let id = ObjectIdentifier(type)
    if let destination = destinations[id] { return destination }
    let destination = Destination()
    destinations[id] = destination
    return destination
  }

  /// Whether it is the first time that this is asked about a type.
  func shouldReport(_ type: any Any.Type) -> Bool {
    reported.insert(ObjectIdentifier(type)).inserted
  }

  static func == (lhs: Navigator, rhs: Navigator) -> Bool { lhs === rhs }
}
