import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// The animations of screens that are pushed and popped.
@MainActor
@Suite struct ScreenAnimationTests {
  private let router = Router()

  private func animations(of change: (Router) -> Void) -> [Animation?] {
    let view = ViewDriver { [router] in
      NavigationStack(path: router.numbersBinding) {
        Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    _ = view.diff()
    change(router)
    let push = view.diff()
    router.numbers = []
    return (push + view.diff()).compactMap { change in
      switch change.patch {
      case .insert, .remove: .some(change.animation)
      case .move, .update, .layout, .scroll: nil
      }
    }
  }

  @Test func screensAreAnimatedByDefault() {
    let animations = animations { $0.numbers = [1] }
    #expect(animations.count == 2)
    #expect(animations.allSatisfy { $0 != nil })
    #expect(Set(animations).count == 1)
  }

  @Test func anAnimationOfTheTransactionReplacesThatOfScreens() {
    let animations = animations { router in
      withAnimation(.linear(duration: 2)) { router.numbers = [1] }
    }
    #expect(animations.first == .linear(duration: 2))
  }

  @Test func aTransactionThatDisablesAnimationsShowsAScreenAtOnce() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let animations = animations { router in
      withTransaction(transaction) { router.numbers = [1] }
    }
    #expect(animations.count == 2)
    #expect(animations.first == .some(nil))
  }
}
