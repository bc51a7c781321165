/// The members of a merge or a concatenation, in order: a rope that joins in constant time.
///
/// A hundred thousand effects joined one by one make a hundred thousand nodes; reading them and
/// letting them go both walk with a stack of their own, so depth never meets the thread's stack.
@usableFromInline
final class EffectRope<Action> {
  private let list: [Effect<Action>]
  private var left: EffectRope?
  private var right: EffectRope?

  init(_ list: [Effect<Action>]) {
    self.list = list
  }

  init(joining left: EffectRope, _ right: EffectRope) {
    self.list = []
    self.left = left
    self.right = right
  }

  /// Calls `body` with each member, first to last.
  func forEach(_ body: (Effect<Action>) -> Void) {
    var stack = [self]
    while let parts = stack.popLast() {
      parts.list.forEach(body)
      if let right = parts.right { stack.append(right) }
      if let left = parts.left { stack.append(left) }
    }
  }

  deinit {
    var stack: [EffectRope] = []
    moveBranches(to: &stack)
    // Whoever holds the last reference takes the node apart before it goes.
    while var parts = stack.popLast() {
      if isKnownUniquelyReferenced(&parts) { parts.moveBranches(to: &stack) }
    }
  }

  private func moveBranches(to stack: inout [EffectRope]) {
    if let left { stack.append(left) }
    if let right { stack.append(right) }
    left = nil
    right = nil
  }
}
