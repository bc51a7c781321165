import Observation

/// A screen above the root of a stack.
enum NavigationEntry: Identifiable {
  /// The screen of a value on the path, with its position.
  case value(AnyHashable, at: Int)
  /// A screen pushed by a link without a value.
  case view(PushedView)

  /// The identity of a screen. Another value at the same position is another screen.
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

/// A screen pushed by a link without a value.
@Observable final class PushedView {
  let id: Int
  /// The number of values below it.
  let position: Int
  /// The link that pushed it.
  let link: NavigationLinkID
  /// Creates the content of the screen.
  var destination: () -> AnyView

  init(id: Int, position: Int, link: NavigationLinkID, destination: @escaping () -> AnyView) {
    self.id = id
    self.position = position
    self.link = link
    self.destination = destination
  }
}

/// The identity of a link, kept in its view's state.
final class NavigationLinkID {}
