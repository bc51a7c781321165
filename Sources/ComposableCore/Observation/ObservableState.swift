public import Observation

/// State whose fields are observed one by one. Attach `@ObservableState` to conform.
///
/// ```swift
/// @ObservableState
/// struct State { var count = 0; var fact: String? }
/// ```
///
/// Guarantees:
/// 1. An observer that read `count` is notified when `count` changes, and not when `fact` does.
/// 2. It is notified once, after the action has been reduced, and then reads the new state.
/// 3. A copy that changes is a separate value with observers of its own.
public protocol ObservableState: Observable {
  /// The identity of the value. It differs between values that were created separately, and changes
  /// when a copy is modified.
  var _$id: ObservableStateID { get }
  /// The identity of the value at an address.
  static func _$id(at state: UnsafePointer<Self>) -> ObservableStateID
  /// The accessors that change the observed fields in place.
  static var _$fieldAccessors: [Any] { get }
  /// Removes all observers from this value.
  mutating func _$detach()
}

extension ObservableState {
  // Specialized for each state, so that it reads the identity without copying the state.
  /// Returns the identity of the value at a pointer.
  @inlinable
  public static func _$id(at state: UnsafePointer<Self>) -> ObservableStateID {
    state.pointee._$id
  }

  /// No accessors: key paths are used instead.
  public static var _$fieldAccessors: [Any] { [] }
  /// Does nothing, for state without observers.
  public mutating func _$detach() {}
}

/// Returns a copy that shares no observers with the value.
func detached<State>(_ state: State) -> State {
  guard var observable = state as? any ObservableState else { return state }
  observable._$detach()
  return observable as? State ?? state
}
