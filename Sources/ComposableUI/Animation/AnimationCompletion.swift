import ComposableCore
public import Transactions

/// The moment at which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// The end of the movement as a user sees it.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// The end of the movement and of its settling. The same as ``logicallyComplete`` here.
  public static let removed = AnimationCompletionCriteria()
}

/// Runs a closure with an animation for its changes, and another one after the animation.
///
/// ```swift
/// withAnimation(.bouncy) { isExpanded = true } completion: { showsDetails = true }
/// ```
///
/// 1. The completion runs on the actor of the view, when the duration of the animation has passed, also if a
///    later animation has replaced the movement. It never runs for an animation that is repeated forever.
/// 2. The time is that of the dependency `continuousClock`: a test controls it.
/// 3. Without an animation, and outside of views and stores, it runs at once.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - completionCriteria: The moment of the completion.
///   - body: Makes the changes.
///   - completion: Runs after the animation.
/// - Returns: The result of the first closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  let result = try withTransaction(transaction, body)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return result
}

extension Transaction {
  /// Adds a closure to run when the transaction's animation has ended, from now on. See
  /// ``withAnimation(_:completionCriteria:_:completion:)``.
  ///
  /// Not for a closure of `transaction(_:)`, which runs for each change in the view.
  ///
  /// - Parameters:
  ///   - criteria: The moment of the completion.
  ///   - completion: Runs after the animation.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    guard let duration = animation?.totalDuration else { return completion() }
    guard duration.isFinite else { return }
    let action = IsolatedAction {
      @Dependency(\.continuousClock) var clock
      do { try await clock.sleep(for: .seconds(duration)) } catch { return }
      completion()
    }
    // Changes of the completion are not animated unless it animates them.
    if withTransaction(Transaction(), { action.start() }) == nil { completion() }
  }
}

extension Animation {
  /// Returns the animation unchanged: it is complete when its movement ends.
  public func logicallyComplete(after duration: Double) -> Animation { self }
}
