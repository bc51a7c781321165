import Observation

/// A screen above the root of a stack.
enum NavigationEntry: Identifiable {
  /// The screen of a value on the path, with the number of equal values before it.
  case value(AnyHashable, occurrence: Int)
  /// A screen pushed by a link without a value.
  case view(PushedView)

  /// The identity of a screen. Equal values have screens of their own.
  enum ID: Hashable {
    case value(AnyHashable, occurrence: Int)
    case view(Int)
  }

  var id: ID {
    switch self {
    case .value(let value, let occurrence): .value(value, occurrence: occurrence)
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
  /// The screen of a value that it is above; `nil` for the root.
  let base: NavigationEntry.ID?
  /// The link that pushed it.
  let link: NavigationLinkID
  /// Called when it is removed, other than by its link.
  @ObservationIgnored var onDismiss: (() -> Void)?
  /// Creates the content of the screen.
  var destination: () -> AnyView

  init(
    id: Int, base: NavigationEntry.ID?, link: NavigationLinkID, onDismiss: (() -> Void)?,
    destination: @escaping () -> AnyView
  ) {
    self.id = id
    self.base = base
    self.link = link
    self.onDismiss = onDismiss
    self.destination = destination
  }
}

/// The identity of a link, kept in its view's state.
final class NavigationLinkID {}
