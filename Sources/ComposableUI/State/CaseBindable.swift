public import ComposableCore

/// An enum with bindings to the values of its cases. ``CaseBindable()`` generates the conformance.
public protocol CaseBindable: CasePathable {
  /// An enum with the same cases, whose values are bindings.
  associatedtype BindingEnumeration

  /// Returns the bindings to the values of a binding's current case, for the library.
  static func _bindings(to binding: Binding<Self>) -> BindingEnumeration
}

/// Generates bindings to the values of an enum's cases, to switch over a binding exhaustively, and
/// the case paths of `@CasePathable`.
///
/// ```swift
/// @CaseBindable
/// enum Status: Equatable {
///   case inStock(quantity: Int)
///   case outOfStock(isOnBackOrder: Bool)
/// }
/// …
/// switch $item.status {
/// case .inStock(let $quantity):
///   Stepper("Quantity \($quantity.wrappedValue)", value: $quantity)
/// case .outOfStock(let $isOnBackOrder):
///   Toggle("Is on back order", isOn: $isOnBackOrder)
/// }
/// ```
///
/// 1. Each value of a case with several ones has a binding of its own.
/// 2. Once the enum becomes another case, a binding returns the value as of its creation, and
///    setting it is ignored.
/// 3. Where a `Binding` is expected, `$item.status` remains one: `Picker(selection: $item.status)`.
///    For a binding that is not a property of another one, use ``Binding/cases``.
@attached(extension, conformances: CaseBindable, CasePathable, CasePathIterable)
@attached(
  member,
  names:
    named(AllCasePaths),
  named(allCasePaths),
  named(_$Root),
  named(_$Element),
  named(_$Iterator),
  named(BindingEnumeration),
  named(_bindings)
)
public macro CaseBindable() =
  #externalMacro(module: "ComposableMacros", type: "CaseBindableMacro")

extension Binding where Value: CaseBindable {
  /// The current case of the enum, with bindings to its values. See ``CaseBindable()``.
  public var cases: Value.BindingEnumeration { Value._bindings(to: self) }
}

extension Binding {
  /// The current case of an enum in the value, with bindings to its values.
  ///
  /// See ``CaseBindable()``.
  public subscript<Member: CaseBindable>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Member.BindingEnumeration {
    let binding: Binding<Member> = self[dynamicMember: keyPath]
    return binding.cases
  }

  /// A binding to a value of an enum's case, for the code that ``CaseBindable()`` expands to.
  ///
  /// - Parameters:
  ///   - initialValue: The current value.
  ///   - component: The identity of the value in the enum.
  ///   - get: Returns the value, or `nil` if the enum is another case.
  ///   - set: Sets the value, unless the enum is another case.
  public func _payload<Member>(
    _ initialValue: Member, at component: String, get: @escaping (Value) -> Member?,
    set: @escaping (inout Value, Member) -> Void
  ) -> Binding<Member> {
    var binding = Binding<Member>(
      to: identity?.appending(component), get: { get(wrappedValue) ?? initialValue },
      set: { newValue, transaction in
        var value = wrappedValue
        guard get(value) != nil else { return }
        set(&value, newValue)
        self.transaction(transaction).wrappedValue = value
      })
    binding.transaction = transaction
    return binding
  }
}

extension Bindable {
  /// The current case of an enum in the object, with bindings to its values.
  ///
  /// See ``CaseBindable()``.
  @_disfavoredOverload
  public subscript<Member: CaseBindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Member.BindingEnumeration {
    let binding: Binding<Member> = self[dynamicMember: keyPath]
    return binding.cases
  }

  /// The current case of an enum in a store's state, with bindings to its values, for actions that
  /// conform to `BindableAction`.
  public subscript<State, Action: BindableAction, Member: CaseBindable & Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Member.BindingEnumeration where Value == Store<State, Action>, Action.State == State {
    let binding: Binding<Member> = self[dynamicMember: keyPath]
    return binding.cases
  }

  /// The current case of an enum in a store's state, with bindings to its values, for actions whose
  /// view action is a `BindableAction`.
  public subscript<State, Action: ViewAction, Member: CaseBindable & Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Member.BindingEnumeration
  where
    Value == Store<State, Action>, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
  {
    let binding: Binding<Member> = self[dynamicMember: keyPath]
    return binding.cases
  }
}
