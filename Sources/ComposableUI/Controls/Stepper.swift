import ComposableHTML

/// A control that increments and decrements a value.
///
/// ```swift
/// Stepper("\(count) guests", value: $count, in: 1...12)
/// Stepper("Count") { store.send(.up) } onDecrement: { store.send(.down) }
/// ```
///
/// 1. A value never leaves its bounds: a step that would exceed a bound sets the value to the
///    bound.
/// 2. A step that its type cannot represent, such as an increment of `Int.max`, leaves a value
///    without bounds unchanged and disables the button.
/// 3. `onEditingChanged` is called with `true` before and with `false` after each step.
///
/// SwiftUI's initializers with a `format` are not available.
public nonisolated struct Stepper<Label: View>: View {
  private let stepActions: () -> StepActions
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// The actions of the two buttons for the current value; `nil` disables a button.
  fileprivate struct StepActions {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
  }

  fileprivate init(
    stepActions: @escaping () -> StepActions, label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.stepActions = stepActions
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  /// The content of the view.
  public var body: some View {
    let actions = stepActions()
    let content = StepperContent(
      canIncrement: actions.increment != nil, canDecrement: actions.decrement != nil,
      isEnabled: isEnabled
    )
    ElementView(content, handler: handle) { label }
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled else { return false }
    // Computed anew, because the value may have changed since the body ran.
    switch interaction {
    case .increment: return perform(stepActions().increment)
    case .decrement: return perform(stepActions().decrement)
    default: return false
    }
  }

  private func perform(_ step: (() -> Void)?) -> Bool {
    guard let step else { return false }
    onEditingChanged(true)
    step()
    onEditingChanged(false)
    return true
  }
}

extension Stepper {
  /// Creates a stepper that performs actions, with a custom label.
  ///
  /// - Parameters:
  ///   - label: The views that describe the purpose of the stepper.
  ///   - onIncrement: The action of the increment button; `nil` disables it.
  ///   - onDecrement: The action of the decrement button; `nil` disables it.
  ///   - onEditingChanged: Called before (`true`) and after (`false`) each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      stepActions: { StepActions(increment: onIncrement, decrement: onDecrement) }, label: label(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value within bounds, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - bounds: The range of valid values.
  ///   - step: The amount by which a step changes the value.
  ///   - label: The views that describe the purpose of the stepper.
  ///   - onEditingChanged: Called before (`true`) and after (`false`) each step.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      stepActions: { StepActions(value, step, in: bounds) }, label: label(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value without bounds, with a custom label.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      stepActions: { StepActions(value, step) }, label: label(), onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper {
  /// Creates a stepper for a value within bounds, with a custom label.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value without bounds, with a custom label.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that performs actions, with a custom label.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value within bounds, with a text label.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value within bounds, with a text label.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value without bounds, with a text label.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value without bounds, with a text label.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that performs actions, with a text label.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that performs actions, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper.StepActions {
  fileprivate init<Value: Strideable>(
    _ value: Binding<Value>, _ step: Value.Stride, in bounds: ClosedRange<Value>
  ) {
    let current = value.wrappedValue
    func advance(_ step: Value.Stride, orElse bound: Value) {
      let next = advanced(current, by: step) ?? bound
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    if current < bounds.upperBound { increment = { advance(step, orElse: bounds.upperBound) } }
    if current > bounds.lowerBound { decrement = { advance(-step, orElse: bounds.lowerBound) } }
  }

  fileprivate init<Value: Strideable>(_ value: Binding<Value>, _ step: Value.Stride) {
    let current = value.wrappedValue
    increment = advanced(current, by: step).map { next in { value.wrappedValue = next } }
    decrement = advanced(current, by: -step).map { next in { value.wrappedValue = next } }
  }
}

/// Returns the value that is a step away, or `nil` if its type cannot represent it.
private func advanced<Value: Strideable>(_ value: Value, by step: Value.Stride) -> Value? {
  // Integer overflow would trap.
  guard let integer = value as? any FixedWidthInteger, let step = step as? Int else {
    return value.advanced(by: step)
  }
  return integer.sum(with: step) as? Value
}

extension FixedWidthInteger {
  fileprivate func sum(with step: Int) -> Self? {
    guard let distance = Self(exactly: step.magnitude) else { return nil }
    let sum = step < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return sum.overflow ? nil : sum.partialValue
  }
}

/// The content of a stepper.
struct StepperContent: ElementContent {
  /// True if the value can be incremented.
  var canIncrement: Bool
  /// True if the value can be decremented.
  var canDecrement: Bool
  /// True if the stepper accepts interactions.
  var isEnabled: Bool

  func html(in context: RenderContext) -> HTMLNode {
    func step(
      _ idPrefix: StaticName, _ action: StaticName, _ verb: SystemText, _ isAllowed: Bool
    ) -> HTMLNode {
      var node = HTMLNode.pressable(idPrefix, "step", context, isAllowed && isEnabled)
      node.set("data-on", action.text)
      if let name = context.accessibilityLabel {
        node.set("aria-label", "\(context.text(verb)) \(name)")
      } else {
        // The button's own name, followed by the stepper's label.
        node.set("aria-label", context.text(verb))
        node.set("aria-labelledby", "\(idPrefix.text)\(context.id) c\(context.id)")
      }
      return node
    }
    let down = step("d", "decrement", .decrement, canDecrement)
    let up = step("u", "increment", .increment, canIncrement)
    let steps = HTMLNode("span", class: "steps", [.node(down), .node(up)])
    var node = HTMLNode("div", class: "stepper", [HTMLNode.labelHost, .node(steps)])
    if !isEnabled || !(canDecrement || canIncrement) {
      node.add(class: "off")
    }
    node.set("role", "group")
    node.setAccessibleName(.stepper, after: "c\(context.id)", context)
    return node
  }

  var layout: ElementLayout { .labeledControl }
  var description: String { "Stepper" + enabled(isEnabled) }
}
