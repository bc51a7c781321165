import IssueReporting
import Observation

/// A value that a view has by itself, as long as its identity lives.
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
/// 1. There is one value for each identity of the view, begun with the initial one.
/// 2. Setting it runs those bodies again that read it, also through a ``Binding``.
/// 3. There are no rules about the order of properties, or about when they are read.
@propertyWrapper
public struct State<Value>: GraphBoundProperty {
  private let initial: () -> Value
  private var location: StateLocation<Value>?

  /// Begins with a value.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initial = wrappedValue
  }

  /// Begins with a value.
  public init(initialValue: Value) {
    initial = { initialValue }
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.value ?? initial() }
    nonmutating set {
      guard let location else {
        reportIssue(
          """
          '@State' of a view was set before the view was shown.

          Set it in the body's actions, or give it its first value in 'init'.
          """
        )
        return
      }
      location.value = newValue
    }
  }

  /// A way to read and set the value from elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func bind(to holder: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    location = holder.state(at: offset) { StateLocation(initial()) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with `nil`.
  public init() {
    self.init(initialValue: nil)
  }
}

/// Where a view's state is kept.
final class StateLocation<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }
}
