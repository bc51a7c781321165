/// What a reducer asks the store to do after an action: work that can send actions back.
///
/// An effect is a value. Building one starts nothing; the store that receives it from a reducer
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
/// 1. Nothing runs before the state that the reducer left is committed.
/// 2. Once a cancel of the effect has been reduced, no action of it is delivered.
/// 3. `none` is the unit of `merge` and `concatenate`, and nesting them is
///    associative.
public struct Effect<Action> {
  /// The shapes of an effect.
  @usableFromInline
  enum Operation {
    case none
    case send(Action, Transaction?)
    case run(Run<Action>)
    case subscription(Subscription<Action>)
    case merge(EffectRope<Action>)
    case concatenate(EffectRope<Action>)
    case cancellable(Effect, id: AnyHashableSendable, cancelInFlight: Bool)
    case cancel([AnyHashableSendable])
    case mapped(any AnyMappedEffect<Action>)
    case transaction(Effect, Transaction)
    /// Belongs to a feature below the one that returns it. With it goes how that feature's own
    /// reducer left its identity.
    case within(Effect, ChildPath, ChildIdentity.Change?)
    /// Must end before a name changes.
    case guarded(Effect, NamespaceStabilityCheck)
    /// Belongs to a feature whose presentation an action ends.
    case presented(Effect, dismiss: @Sendable () -> Action)
  }

  /// Keeps an effect one pointer wide, whatever the action: generic code then passes it around
  /// without asking the runtime for its layout, which costs more than a whole `reduce`.
  @usableFromInline
  final class Box {
    let node: Operation

    init(_ node: Operation) {
      self.node = node
    }
  }

  /// `nil` is the effect that does nothing.
  @usableFromInline let box: Box?

  @inlinable
  init() {
    box = nil
  }

  @usableFromInline
  init(node: Operation) {
    box = Box(node)
  }

  /// Does nothing: what a reducer returns when the action has no consequence outside the state.
  @inlinable
  public static var none: Self { Self() }

  @inlinable
  var isNone: Bool { box == nil }

  var node: Operation { box?.node ?? .none }
}

// Unchecked: besides actions an effect holds `@Sendable` closures, and ways to a child's state that are
// used on the store's actor only; the source of a mapped effect has an action type that the compiler
// cannot see here, and is never touched but to be interpreted.
extension Effect: @unchecked Sendable where Action: Sendable {}

/// The effect of a feature.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// Delivers one action, after those already queued.
  ///
  /// Prefer a method on the state over an action sent to share logic; this is for telling a parent.
  ///
  /// - Parameter action: The action to deliver.
  public static func send(_ action: Action) -> Self {
    Self(node: .send(action, nil))
  }

  /// Delivers one action whose change is animated.
  ///
  /// - Parameters:
  ///   - action: The action to deliver.
  ///   - animation: What the transaction of the action carries.
  public static func send(_ action: Action, animation: Animation?) -> Self {
    Self(node: .send(action, Transaction(animation: animation)))
  }
}
