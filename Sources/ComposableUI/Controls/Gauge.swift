/// A view that shows a value within a range.
///
/// ```swift
/// Gauge(value: battery, in: 0...100) { Text("Battery") } currentValueLabel: { Text("\(battery)") }
/// ```
///
/// It is a bar below its label or, with a circular style, a ring around the current value.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: _UnobservedView {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.label = label
    currentValueLabel = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The content of the view.
  public var body: some View {
    switch style {
    case .linear:
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          minimum
          element(.linear)
          maximum
        }
        currentValueLabel.font(.footnote).foregroundStyle(.secondary)
      }
    case .circular:
      element(.circular).overlay(alignment: .top) {
        currentValueLabel.font(.caption).frame(width: 44, height: 44)
      }
    }
  }

  private func element(_ style: ProgressContent.Style) -> some View {
    let content = ProgressContent(fraction: fraction, style: style, isGauge: true)
    return ElementView(content) { label }.needing(content.isRing ? "rings.css" : nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of the value and of the bounds.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the bounds.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the purpose of the gauge.
  ///   - currentValueLabel: The views that describe the value.
  ///   - minimumValueLabel: The views at the end of the lower bound, not shown by a ring.
  ///   - maximumValueLabel: The views at the end of the upper bound, not shown by a ring.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of the value.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the bounds.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the purpose of the gauge.
  ///   - currentValueLabel: The views that describe the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the bounds.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the purpose of the gauge.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}
