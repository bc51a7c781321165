import ComposableHTML

/// A control for selecting a value from a bounded range.
///
/// ```swift
/// Slider(value: $volume, in: 0...11, step: 1) { Text("Volume") }
/// ```
///
/// 1. A value outside of the range is clamped to it; NaN is rejected.
/// 2. With a step, a value is rounded to the nearest multiple of the step, counted from the lower
///    bound, that the range contains.
/// 3. `onEditingChanged` is called with `true` before and with `false` after each single change. In
///    SwiftUI, it is called at the start and at the end of a drag.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let get: () -> Double
  private let set: (Double) -> Void
  private let range: ClosedRange<Double>
  private let step: Double?
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  @Environment(\.isEnabled) private var isEnabled

  fileprivate init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ range: ClosedRange<Value>, step: Value.Stride?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    get = { Double(value.wrappedValue) }
    // Rounding to another type may exceed the bounds.
    set = { value.wrappedValue = min(max(Value($0), range.lowerBound), range.upperBound) }
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The content of the view.
  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      slider
    } else {
      HStack {
        minimum
        slider
        maximum
      }
    }
  }

  private var slider: some View {
    let content = SliderContent(
      value: clamped(get()) ?? range.lowerBound, range: range, step: step, isEnabled: isEnabled
    )
    return ElementView(content, handler: handle) { label }
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled, case .number(let number) = interaction, let value = clamped(number) else {
      return false
    }
    onEditingChanged(true)
    set(roundedToStep(value))
    onEditingChanged(false)
    return true
  }

  private func clamped(_ number: Double) -> Double? {
    number.isNaN ? nil : min(max(number, range.lowerBound), range.upperBound)
  }

  private func roundedToStep(_ number: Double) -> Double {
    guard let step else { return number }
    // Tolerates rounding errors: 0.3 is a little less than three times 0.1.
    let last = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    let steps = ((number - range.lowerBound) / step).rounded()
    return clamped(range.lowerBound + min(steps, last) * step) ?? number
  }
}

extension Slider {
  /// Creates a slider with a label at each end.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - bounds: The range of valid values.
  ///   - label: The views that describe the purpose of the slider.
  ///   - minimumValueLabel: The views at the end of the lower bound.
  ///   - maximumValueLabel: The views at the end of the upper bound.
  ///   - onEditingChanged: Called before (`true`) and after (`false`) each change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged
    )
  }

  /// Creates a slider with a label at each end, whose value changes in steps.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - bounds: The range of valid values.
  ///   - step: The distance between two valid values.
  ///   - label: The views that describe the purpose of the slider.
  ///   - minimumValueLabel: The views at the end of the lower bound.
  ///   - maximumValueLabel: The views at the end of the upper bound.
  ///   - onEditingChanged: Called before (`true`) and after (`false`) each change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged
    )
  }
}

extension Slider {
  /// Creates a slider with a label at each end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged
    )
  }

  /// Creates a slider with a label at each end, whose value changes in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label, whose value changes in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - bounds: The range of valid values.
  ///   - label: The views that describe the purpose of the slider.
  ///   - onEditingChanged: Called before (`true`) and after (`false`) each change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged
    )
  }

  /// Creates a slider with a label, whose value changes in steps.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - bounds: The range of valid values.
  ///   - step: The distance between two valid values.
  ///   - label: The views that describe the purpose of the slider.
  ///   - onEditingChanged: Called before (`true`) and after (`false`) each change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider without a label, whose value changes in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

/// The content of a slider.
struct SliderContent: ElementContent {
  /// The current value.
  var value: Double
  /// The range of valid values.
  var range: ClosedRange<Double>
  /// The distance between valid values; `nil` if every value of the range is valid.
  var step: Double?
  /// True if the slider accepts interactions.
  var isEnabled: Bool

  func html(in context: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i")
    input.set("type", "range")
    input.set("data-on", "number")
    input.setAccessibleName(.slider, after: "c\(context.id)", context)
    // Browsers clamp the value to the range and step, so these are set before it.
    input.set("min", "\(range.lowerBound)")
    input.set("max", "\(range.upperBound)")
    input.set("step", step.map { "\($0)" } ?? "any")
    input.set("disabled", !isEnabled)
    input.set("value", "\(value)")
    return HTMLNode(
      "div", class: isEnabled ? "slider" : "slider off", [HTMLNode.labelHost, .node(input)])
  }

  var layout: ElementLayout {
    var layout = ElementLayout(
      expandingAxes: .horizontal, traits: [.control, .flexible, .interactive])
    layout.label = .hideable
    return layout
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { step = numbers.optional(step) }
  var numberName: String { "the step of a slider" }

  func applying(_ interaction: Interaction) -> SliderContent? {
    guard case .number(let number) = interaction else { return nil }
    var content = self
    content.value = number
    return content
  }

  var description: String { "Slider \(value) of \(range)" + enabled(isEnabled) }
}
