public import IdentifiedCollections

/// What can be told of a field without comparing what it holds.
///
/// Which of the functions here a field goes by is chosen where `@ObservableState` writes its
/// accessors, by the field's type: to ask at run time whether a value is observed state, or can be
/// compared, takes longer than a whole action.
public enum FieldSnapshot: Equatable {
  /// Observed state, or an optional of it: the fields inside have observers of their own.
  case state(ObservableStateID?)
  /// Rows of observed state: the stamp changes when a row comes, goes, moves or is replaced.
  case rows(stamp: UInt64)
  /// Anything else.
  case other

  /// Whether a field that changed in place needs no telling: what changed was inside.
  func isSamePlace(as before: FieldSnapshot) -> Bool {
    switch (before, self) {
    case (.state(let old?), .state(let new?)): !new.isInert && old.isSamePlace(as: new)
    case (.state(nil), .state(nil)): true
    case (.rows(let old), .rows(let new)): old == new
    default: false
    }
  }

  /// Whether a field that was set needs no telling; `nil` when its values have to be compared.
  @usableFromInline
  func isSame(as before: FieldSnapshot) -> Bool? {
    switch (before, self) {
    case (_, .state(let id?)) where id.isInert: nil
    case (_, .other): nil
    default: before == self
    }
  }
}

extension ObservationStateRegistrar {
  /// What can be told of a field.
  @inlinable
  public static func content<Value>(_ value: Value) -> FieldSnapshot { .other }

  /// What can be told of a field that holds observed state.
  @inlinable
  public static func content<Value: ObservableState>(_ value: Value) -> FieldSnapshot {
    .state(value._$id)
  }

  /// What can be told of a field that may hold observed state.
  @inlinable
  public static func content<Value: ObservableState>(_ value: Value?) -> FieldSnapshot {
    .state(value?._$id)
  }

  /// What can be told of a field that presents observed state.
  @inlinable
  public static func content<Value: ObservableState>(
    _ value: PresentationState<Value>
  ) -> FieldSnapshot {
    .state(value.wrappedValue?._$id)
  }

  /// What can be told of a field that holds rows of observed state.
  @inlinable
  public static func content<ID, Value: ObservableState>(
    _ value: IdentifiedArray<ID, Value>
  ) -> FieldSnapshot {
    .rows(stamp: value._stamp)
  }

  /// What can be told of a field that holds rows of observed state with ids from outside.
  @inlinable
  public static func content<ID, Value: ObservableState>(
    _ value: IdentifiedArray<ID, Identified<ID, Value>>
  ) -> FieldSnapshot {
    .rows(stamp: value._stamp)
  }
}

// Disfavoured, because observed state can often be compared, too, and its identity says it faster.
extension ObservationStateRegistrar {
  /// Whether observers of a field could not tell one value from another.
  @inlinable
  @_disfavoredOverload
  public static func isSame<Value>(_ old: Value, _ new: Value) -> Bool { false }

  /// Whether observers of a field could not tell one value from another.
  @inlinable
  @_disfavoredOverload
  public static func isSame<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

  /// Whether observers of a field could not tell one observed state from another.
  @inlinable
  public static func isSame<Value: ObservableState>(_ old: Value, _ new: Value) -> Bool {
    content(new).isSame(as: content(old)) ?? false
  }

  /// Whether observers of a field could not tell one observed state from another.
  @inlinable
  public static func isSame<Value: ObservableState & Equatable>(
    _ old: Value, _ new: Value
  ) -> Bool {
    content(new).isSame(as: content(old)) ?? (old == new)
  }

  /// Whether observers of a field could not tell one observed state, or none, from another.
  @inlinable
  public static func isSame<Value: ObservableState>(_ old: Value?, _ new: Value?) -> Bool {
    content(new).isSame(as: content(old)) ?? false
  }

  /// Whether observers of a field could not tell one observed state, or none, from another.
  @inlinable
  public static func isSame<Value: ObservableState & Equatable>(
    _ old: Value?, _ new: Value?
  ) -> Bool {
    content(new).isSame(as: content(old)) ?? (old == new)
  }

  /// Whether observers of a field could not tell one presentation from another.
  @inlinable
  public static func isSame<Value: ObservableState>(
    _ old: PresentationState<Value>, _ new: PresentationState<Value>
  ) -> Bool {
    isSame(old.wrappedValue, new.wrappedValue)
  }

  /// Whether observers of a field could not tell one presentation from another.
  @inlinable
  public static func isSame<Value: ObservableState & Equatable>(
    _ old: PresentationState<Value>, _ new: PresentationState<Value>
  ) -> Bool {
    isSame(old.wrappedValue, new.wrappedValue)
  }

  /// Whether observers of a field could not tell some rows from others.
  @inlinable
  public static func isSame<ID, Value: ObservableState>(
    _ old: IdentifiedArray<ID, Value>, _ new: IdentifiedArray<ID, Value>
  ) -> Bool {
    content(new) == content(old)
  }

  /// Whether observers of a field could not tell some rows from others.
  @inlinable
  public static func isSame<ID, Value: ObservableState>(
    _ old: IdentifiedArray<ID, Identified<ID, Value>>,
    _ new: IdentifiedArray<ID, Identified<ID, Value>>
  ) -> Bool {
    content(new) == content(old)
  }
}
