import IssueReporting

/// A property wrapper for a value that a view owns. It lives as long as the view's identity.
///
/// Use it for the state of a view that no feature needs to know, such as an expanded row. Keep the
/// state of features in a store.
///
/// ```swift
/// struct Toggler: View {
///   @State private var isOn = false
///
///   var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
/// }
/// ```
///
/// Guarantees:
/// 1. Each identity of the view has one value, which starts as the initial one.
/// 2. Setting it invalidates the bodies that read it, also through a ``Binding``. Setting it to an
///    equal value, or to the same object, has no effect.
/// 3. Changes of one event under different transactions are shown one after another, each with its
///    own animation: `isLoading = false; withAnimation { items = newItems }` animates the items
///    only.
/// 4. The order of properties and the time of reads don't matter. Setting it before the view is
///    shown is reported and ignored.
@propertyWrapper
public struct State<Value>: GraphBoundProperty {
  private let initial: () -> Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initial = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    initial = { initialValue }
  }

  /// The current value. Setting it invalidates the views that have read it.
  public var wrappedValue: Value {
    get { location?.value ?? initial() }
    nonmutating set {
      guard let location else {
        reportIssue(
          """
          '@State' of a view was set before the view was shown.

          Set it in an action of the view, or pass its initial value in 'init'.
          """
        )
        return
      }
      location.value = newValue
    }
  }

  /// A binding to the value, for controls and child views.
  public var projectedValue: Binding<Value> {
    Binding(
      to: location.map { BindingIdentity($0) }, get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    location = storage.state(at: offset) { StateLocation(initial(), on: node.graph.timeline) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value `nil`.
  public init() {
    self.init(initialValue: nil)
  }
}
