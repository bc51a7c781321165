public import Observation

/// State whose fields are observed one by one. Attach `@ObservableState` to conform.
///
/// ```swift
/// @ObservableState
/// struct State { var count = 0; var fact: String? }
/// ```
///
/// Guarantees:
/// 1. An observer that read `count` is told when `count` changes, and not when `fact` does.
/// 2. It is told after the action has been reduced, once, and then sees the new state.
/// 3. A copy that changes is a value of its own: its observers and those of the original are apart.
public protocol ObservableState: Observable {
  /// Tells values apart that were made apart; changes when a copy goes its own way.
  var _$id: ObservableStateID { get }
  /// The identity of the value that lies somewhere.
  static func _$id(at state: UnsafePointer<Self>) -> ObservableStateID
  /// The ways to the observed fields that change them where they lie.
  static var _$places: [Any] { get }
  /// Makes this value one that nobody observes.
  mutating func _$detach()
}

extension ObservableState {
  // Compiled anew for each state, where it takes no copy of it.
  @inlinable
  public static func _$id(at state: UnsafePointer<Self>) -> ObservableStateID {
    state.pointee._$id
  }

  public static var _$places: [Any] { [] }
  public mutating func _$detach() {}
}

/// A copy that shares no observers with the value it was made from.
func detached<State>(_ state: State) -> State {
  guard var observable = state as? any ObservableState else { return state }
  observable._$detach()
  return observable as? State ?? state
}
