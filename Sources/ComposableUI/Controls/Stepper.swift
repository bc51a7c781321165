/// Goes up and down in steps.
///
/// ```swift
/// Stepper("\(count) guests", value: $count, in: 1...12)
/// Stepper("Count") { store.send(.up) } onDecrement: { store.send(.down) }
/// ```
///
/// 1. A value never leaves its bounds: a step that would takes it to the bound.
/// 2. A value that has no next one stays as it is.
public struct Stepper<Label: View>: View {
  private let steps: () -> Steps
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// What the steps do now; `nil` where there is none.
  fileprivate struct Steps {
    var up: (() -> Void)?
    var down: (() -> Void)?
  }

  fileprivate init(
    steps: @escaping () -> Steps, label: Label, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  public var body: some View {
    let now = steps()
    let content = StepperContent(
      canIncrement: now.up != nil, canDecrement: now.down != nil, isEnabled: isEnabled
    )
    ElementView(.stepper(content), handler: handle) { label }
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled else { return false }
    // Not those of the body: there may have been a step since.
    switch interaction {
    case .increment: return take(steps().up)
    case .decrement: return take(steps().down)
    default: return false
    }
  }

  private func take(_ step: (() -> Void)?) -> Bool {
    guard let step else { return false }
    onEditingChanged(true)
    step()
    onEditingChanged(false)
    return true
  }
}

extension Stepper {
  /// Makes a stepper from what its steps do.
  ///
  /// - Parameters:
  ///   - label: What stands beside it.
  ///   - onIncrement: What a step up does; `nil` where there is none.
  ///   - onDecrement: What a step down does; `nil` where there is none.
  ///   - onEditingChanged: Called before and after each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: { Steps(up: onIncrement, down: onDecrement) }, label: label(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: What it may be.
  ///   - step: How far a step goes.
  ///   - label: What stands beside it.
  ///   - onEditingChanged: Called before and after each step.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: { Steps(value, step, in: bounds) }, label: label(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value without bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: { Steps(value, step) }, label: label(), onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper {
  /// Makes a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value without bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper from what its steps do.
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
  /// Makes a stepper of a value, with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value, with a title.
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

  /// Makes a stepper of a value without bounds, with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value without bounds, with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper from what its steps do, with a title.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper from what its steps do, with a title.
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

extension Stepper.Steps {
  fileprivate init<Value: Strideable>(
    _ value: Binding<Value>, _ step: Value.Stride, in bounds: ClosedRange<Value>
  ) {
    let now = value.wrappedValue
    func take(_ step: Value.Stride, orElse bound: Value) {
      let next = stepped(now, by: step) ?? bound
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    if now < bounds.upperBound { up = { take(step, orElse: bounds.upperBound) } }
    if now > bounds.lowerBound { down = { take(-step, orElse: bounds.lowerBound) } }
  }

  fileprivate init<Value: Strideable>(_ value: Binding<Value>, _ step: Value.Stride) {
    let now = value.wrappedValue
    up = stepped(now, by: step).map { next in { value.wrappedValue = next } }
    down = stepped(now, by: -step).map { next in { value.wrappedValue = next } }
  }
}

/// The value a step further; `nil` where its type has none.
private func stepped<Value: Strideable>(_ value: Value, by step: Value.Stride) -> Value? {
  // A sum that is too large would end the program.
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
