public import IdentifiedCollections

/// A summary of a field's value that tells changes apart without comparing the values.
///
/// The overload for a field is chosen at compile time by the field's type, where `@ObservableState`
/// generates its accessors: checking at run time that a value is observable or can be compared
/// takes longer than a whole action.
public enum FieldSnapshot: Equatable {
  /// Observable state, or an optional of it, whose fields have observers of their own.
  case state(ObservableStateID?)
  /// Rows of observable state.
  case rows(Rows)
  /// Any other value.
  case other

  /// A summary of rows, equal for collections with the same rows.
  public struct Rows: Equatable {
    let history: ChangeHistory

    @usableFromInline
    init(_ rows: IdentifiedArray<some Hashable, some Any>) {
      history = rows._history
    }

    /// Returns true if two summaries are those of the same rows.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.history.isSame(as: rhs.history) }
  }

  /// Returns true if a field that was modified in place needs no notification, because the change
  /// is inside of its value.
  func isSameInstance(as before: FieldSnapshot) -> Bool {
    switch (before, self) {
    case (.state(let old?), .state(let new?)): !new.isInert && new.isSameInstance(as: old)
    case (.state(nil), .state(nil)): true
    // A row that was inserted, removed, moved or replaced changes the stamp of the rows.
    case (.rows(let old), .rows(let new)): new.history.continues(old.history)
    default: false
    }
  }

  /// Returns true if a field that was set needs no notification, or `nil` if its values have to be
  /// compared.
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
  /// Returns the snapshot of a field.
  @inlinable
  public static func content<Value>(_ value: Value) -> FieldSnapshot { .other }

  /// Returns the snapshot of a field with observable state.
  @inlinable
  public static func content<Value: ObservableState>(_ value: Value) -> FieldSnapshot {
    .state(value._$id)
  }

  /// Returns the snapshot of a field with optional observable state.
  @inlinable
  public static func content<Value: ObservableState>(_ value: Value?) -> FieldSnapshot {
    .state(value?._$id)
  }

  /// Returns the snapshot of a field with presented observable state.
  @inlinable
  public static func content<Value: ObservableState>(
    _ value: PresentationState<Value>
  ) -> FieldSnapshot {
    .state(value.wrappedValue?._$id)
  }

  /// Returns the snapshot of a field with rows of observable state.
  @inlinable
  public static func content<ID, Value: ObservableState>(
    _ value: IdentifiedArray<ID, Value>
  ) -> FieldSnapshot {
    .rows(FieldSnapshot.Rows(value))
  }

  /// Returns the snapshot of a field with a navigation stack of observable state.
  @inlinable
  public static func content<Value: ObservableState>(
    _ value: StackState<Value>
  ) -> FieldSnapshot {
    .rows(FieldSnapshot.Rows(value.rows))
  }
}

// Disfavored, because observable state may be `Equatable`, too, and its identity is faster to
// compare.
extension ObservationStateRegistrar {
  /// Returns `true` if observers of a field cannot tell two values apart.
  @inlinable
  @_disfavoredOverload
  public static func isSame<Value>(_ old: Value, _ new: Value) -> Bool { false }

  /// Returns `true` if observers of a field cannot tell two equatable values apart.
  @inlinable
  @_disfavoredOverload
  public static func isSame<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

  /// Returns `true` if observers of a field cannot tell two observable states apart.
  @inlinable
  public static func isSame<Value: ObservableState>(_ old: Value, _ new: Value) -> Bool {
    content(new).isSame(as: content(old)) ?? false
  }

  /// Returns `true` if observers of a field cannot tell two equatable observable states apart.
  @inlinable
  public static func isSame<Value: ObservableState & Equatable>(
    _ old: Value, _ new: Value
  ) -> Bool {
    content(new).isSame(as: content(old)) ?? (old == new)
  }

  /// Returns `true` if observers of a field cannot tell two optional observable states apart.
  @inlinable
  public static func isSame<Value: ObservableState>(_ old: Value?, _ new: Value?) -> Bool {
    content(new).isSame(as: content(old)) ?? false
  }

  /// Returns `true` if observers of a field cannot tell two optional, equatable observable states
  /// apart.
  @inlinable
  public static func isSame<Value: ObservableState & Equatable>(
    _ old: Value?, _ new: Value?
  ) -> Bool {
    content(new).isSame(as: content(old)) ?? (old == new)
  }

  /// Returns `true` if observers of a field cannot tell two presented states apart.
  @inlinable
  public static func isSame<Value: ObservableState>(
    _ old: PresentationState<Value>, _ new: PresentationState<Value>
  ) -> Bool {
    isSame(old.wrappedValue, new.wrappedValue)
  }

  /// Returns `true` if observers of a field cannot tell two equatable presented states apart.
  @inlinable
  public static func isSame<Value: ObservableState & Equatable>(
    _ old: PresentationState<Value>, _ new: PresentationState<Value>
  ) -> Bool {
    isSame(old.wrappedValue, new.wrappedValue)
  }

  /// Returns `true` if observers of a field cannot tell two collections of rows apart.
  @inlinable
  public static func isSame<ID, Value: ObservableState>(
    _ old: IdentifiedArray<ID, Value>, _ new: IdentifiedArray<ID, Value>
  ) -> Bool {
    content(new) == content(old)
  }
}
