import Observation

/// What shows the values of a type: as the first view says that said anything about it.
@Observable final class Destination {
  /// The screen of a value.
  private(set) var makeView: ((Any) -> AnyView?)?
  @ObservationIgnored private var all: [(owner: Int, makeView: (Any) -> AnyView?)] = []

  /// Takes over what a node says.
  func set(_ makeView: @escaping (Any) -> AnyView?, by owner: Int) {
    if let index = all.firstIndex(where: { $0.owner == owner }) {
      all[index].makeView = makeView
    } else {
      all.append((owner, makeView))
    }
    // What others say is not to bring screens up to date: they may be on such screens.
    if all.first?.owner == owner { self.makeView = makeView }
  }

  /// A node has gone.
  func remove(_ owner: Int) {
    let wasFirst = all.first?.owner == owner
    all.removeAll { $0.owner == owner }
    if wasFirst { makeView = all.first?.makeView }
  }
}
