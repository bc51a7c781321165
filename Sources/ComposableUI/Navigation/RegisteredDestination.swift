import Observation

/// The destination of values of one type: that of the first node that registered one.
@Observable final class RegisteredDestination {
  /// Creates the screen of a value; `nil` while no node has registered a destination.
  private(set) var makeView: ((Any) -> AnyView?)?
  @ObservationIgnored private var registrations: [(owner: Int, makeView: (Any) -> AnyView?)] = []

  /// Registers or replaces the destination of a node.
  func set(_ makeView: @escaping (Any) -> AnyView?, by owner: Int) {
    if let index = registrations.firstIndex(where: { $0.owner == owner }) {
      registrations[index].makeView = makeView
    } else {
      registrations.append((owner, makeView))
    }
    // Other registrations must not invalidate screens: they may be made on such screens.
    if registrations.first?.owner == owner { self.makeView = makeView }
  }

  /// Removes the registration of a node.
  func remove(_ owner: Int) {
    let wasFirst = registrations.first?.owner == owner
    registrations.removeAll { $0.owner == owner }
    if wasFirst { makeView = registrations.first?.makeView }
  }
}
