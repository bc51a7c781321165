import ComposableConcurrency

/// Work for the store to do after an action, which may send actions back: the value that a reducer
/// returns.
///
/// An effect is a value. Creating one starts nothing; the store that receives it from a reducer
/// interprets it. It can be printed and compared in shape (``description``), and counted
/// (``leafCount``).
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.factResponse(try await factClient.fetch(count)))
///   }
///   .cancellable(id: CancelID.fact, cancelInFlight: true)
/// ```
///
/// Guarantees:
/// 1. No effect starts before the reduced state is committed.
/// 2. Once a cancel of the effect has been reduced, no action of the effect is delivered.
/// 3. ``none`` is the unit of `merge` and `concatenate`, and nesting them is associative.
public struct Effect<Action> {
  /// The kinds of effects.
  ///
  /// Its layout does not depend on the type of the action: generic code would ask the runtime for
  /// it with each use.
  @usableFromInline
  enum Operation {
    case none
    case send(SentAction<Action>)
    case run(Run<Action>)
    case subscription(Subscription<Action>)
    /// The end of an interval.
    case wait(Deferral)
    case merge(EffectRope<Action>)
    case concatenate(EffectRope<Action>)
    case cancellable(Effect, id: AnyHashableSendable, cancelInFlight: Bool)
    case cancel([AnyHashableSendable], SourceLocation?)
    case throttle(Effect, Throttling)
    case transaction(Effect, Transaction)
    /// An effect of another feature, or with other actions.
    case child(any AnyChildEffect<Action>)
  }

  /// A box that keeps an effect one pointer wide, whatever the action: generic code can then pass
  /// it without asking the runtime for its layout, which costs more than a whole `reduce`.
  @usableFromInline
  final class Box {
    let operation: Operation

    init(_ operation: Operation) {
      self.operation = operation
    }
  }

  /// The operation, or `nil` for the effect that does nothing.
  @usableFromInline let box: Box?

  @inlinable
  init() {
    box = nil
  }

  @usableFromInline
  init(operation: Operation) {
    box = Box(operation)
  }

  /// An effect that does nothing, for actions whose only consequence is the change of the state.
  @inlinable
  public static var none: Self { Self() }

  @inlinable
  var isNone: Bool { box == nil }

  var operation: Operation {
    // Not '??': generic code looks up the types of its operands at run time.
    if let box { box.operation } else { .none }
  }
}

/// An action that an effect sends at once.
@usableFromInline
final class SentAction<Action> {
  let action: Action
  /// The transaction that was given to the action, if any.
  let transaction: Transaction?

  init(_ action: Action, _ transaction: Transaction?) {
    self.action = action
    self.transaction = transaction
  }
}

// Unchecked: apart from actions, an effect holds `@Sendable` closures and child paths that are used
// on the store's actor only. The source of a child effect has an action type that the compiler
// cannot see here, and is only ever interpreted.
extension Effect: @unchecked Sendable where Action: Sendable {}

extension Effect {
  /// Delivers one action, after those already in the queue.
  ///
  /// Use it to inform a parent, such as with a delegate action. To share logic within a feature,
  /// prefer a method on the state over an action.
  ///
  /// - Parameter action: The action to deliver.
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(SentAction(action, nil)))
  }

  /// Delivers one action and animates the change that it makes.
  ///
  /// - Parameters:
  ///   - action: The action to deliver.
  ///   - animation: The animation of the action's transaction, or `nil` for none.
  public static func send(_ action: Action, animation: Animation?) -> Self {
    Self(operation: .send(SentAction(action, Transaction(animation: animation))))
  }
}
