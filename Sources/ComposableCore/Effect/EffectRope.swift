/// The members of a merge or a concatenation, in order: a rope that joins in constant time.
///
/// Joining a hundred thousand effects one by one makes a hundred thousand nodes. Iteration and
/// deallocation both use an explicit stack, so the depth never overflows the thread's stack.
@usableFromInline
final class EffectRope<Action> {
  private let effects: [Effect<Action>]
  private var left: EffectRope?
  private var right: EffectRope?

  init(_ effects: [Effect<Action>]) {
    self.effects = effects
  }

  init(joining left: EffectRope, _ right: EffectRope) {
    self.effects = []
    self.left = left
    self.right = right
  }

  /// Calls `body` with each member, first to last.
  func forEach(_ body: (Effect<Action>) -> Void) {
    var stack = [self]
    while let rope = stack.popLast() {
      rope.effects.forEach(body)
      if let right = rope.right { stack.append(right) }
      if let left = rope.left { stack.append(left) }
    }
  }

  deinit {
    var stack: [EffectRope] = []
    moveChildren(to: &stack)
    // The last owner of a node takes it apart before the node is deallocated.
    while var rope = stack.popLast() {
      if isKnownUniquelyReferenced(&rope) { rope.moveChildren(to: &stack) }
    }
  }

  private func moveChildren(to stack: inout [EffectRope]) {
    if let left { stack.append(left) }
    if let right { stack.append(right) }
    left = nil
    right = nil
  }
}
