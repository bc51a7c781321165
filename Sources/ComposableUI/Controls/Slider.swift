/// Moves a number between two others.
///
/// ```swift
/// Slider(value: $volume, in: 0...11, step: 1) { Text("Volume") }
/// ```
///
/// 1. A number beyond an end of the range is taken as that end; one that is none is refused.
/// 2. With a step, a number is taken to the nearest one that can be reached in steps.
public struct Slider<Label: View, ValueLabel: View>: View {
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
    // A number may become larger when it is rounded to another type.
    set = { value.wrappedValue = min(max(Value($0), range.lowerBound), range.upperBound) }
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

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
      value: placed(get()) ?? range.lowerBound, range: range, step: step, isEnabled: isEnabled
    )
    return ElementView(.slider(content), handler: handle) { label }
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled, case .number(let number) = interaction, let value = placed(number) else {
      return false
    }
    onEditingChanged(true)
    set(stepped(value))
    onEditingChanged(false)
    return true
  }

  private func placed(_ number: Double) -> Double? {
    number.isNaN ? nil : min(max(number, range.lowerBound), range.upperBound)
  }

  private func stepped(_ number: Double) -> Double {
    guard let step else { return number }
    // A little more, as 0.3 is a little less than three times 0.1.
    let last = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    let steps = ((number - range.lowerBound) / step).rounded()
    return placed(range.lowerBound + min(steps, last) * step) ?? number
  }
}

extension Slider {
  /// Makes a slider with a label at each end.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: What it may be.
  ///   - label: What it is for.
  ///   - minimumValueLabel: What stands at the end of the smallest number.
  ///   - maximumValueLabel: What stands at the end of the largest number.
  ///   - onEditingChanged: Called before and after each change.
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

  /// Makes a slider that goes in steps, with a label at each end.
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
  /// Makes a slider with a label at each end.
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

  /// Makes a slider that goes in steps, with a label at each end.
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
  /// Makes a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: What it may be.
  ///   - label: What it is for.
  ///   - onEditingChanged: Called before and after each change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged
    )
  }

  /// Makes a slider that goes in steps.
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
  /// Makes a slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider without a label that goes in steps.
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
