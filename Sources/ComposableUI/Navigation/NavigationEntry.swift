import Observation

/// A screen above the root of a stack.
enum NavigationEntry: Identifiable {
  case value(AnyHashable, at: Int)
  case view(PushedView)

  /// Another value in its place is another screen.
  enum ID: Hashable {
    case value(AnyHashable, at: Int)
    case view(Int)
  }

  var id: ID {
    switch self {
    case .value(let value, let position): .value(value, at: position)
    case .view(let view): .view(view.id)
    }
  }

  var view: PushedView? {
    if case .view(let view) = self { view } else { nil }
  }
}

/// A screen that a link led to.
@Observable final class PushedView {
  let id: Int
  /// How many values lie below it.
  let position: Int
  let link: NavigationLinkID
  /// What is shown.
  var destination: () -> AnyView

  init(id: Int, position: Int, link: NavigationLinkID, destination: @escaping () -> AnyView) {
    self.id = id
    self.position = position
    self.link = link
    self.destination = destination
  }
}

/// The place of a link, by its identity.
final class NavigationLinkID {}
