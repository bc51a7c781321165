/// The members of a merge or a concatenation, in order: a rope that joins in constant time.
///
/// A hundred thousand effects joined one by one make a hundred thousand nodes; reading them and
/// letting them go both walk with a stack of their own, so depth never meets the thread's stack.
final class Parts<Action> {
  private enum Content {
    case list([Effect<Action>])
    case join(Parts, Parts)
  }

  /// Changes only in `deinit`, when nobody else can look.
  nonisolated(unsafe) private var content: Content

  init(_ list: [Effect<Action>]) { content = .list(list) }

  init(joining left: Parts, _ right: Parts) { content = .join(left, right) }

  /// Calls `body` with each member, first to last.
  func forEach(_ body: (Effect<Action>) -> Void) {
    var stack = [self]
    while let parts = stack.popLast() {
      switch parts.content {
      case .list(let list):
        list.forEach(body)
      case .join(let left, let right):
        stack.append(right)
        stack.append(left)
      }
    }
  }

  deinit {
    guard case .join(let left, let right) = content else { return }
    content = .list([])
    var stack = [left, right]
    // Whoever holds the last reference takes the node apart before it goes.
    while var parts = stack.popLast() {
      guard isKnownUniquelyReferenced(&parts), case .join(let left, let right) = parts.content
      else { continue }
      parts.content = .list([])
      stack.append(left)
      stack.append(right)
    }
  }
}
