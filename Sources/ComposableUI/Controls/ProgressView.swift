import ComposableHTML

/// A view that shows the progress of a task, or that the task is in progress.
///
/// ```swift
/// ProgressView("Loading…")
/// ProgressView(value: 3, total: 10)
/// ```
///
/// Without a value, or with `nil`, the progress is indeterminate and a spinner is shown. See
/// `progressViewStyle(_:)` for other appearances. SwiftUI's date intervals and `Foundation.Progress`
/// are not supported.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: _UnobservedView {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var styling

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a progress view for a determinate task.
  ///
  /// - Parameters:
  ///   - value: The completed amount of the task, clamped to between 0 and `total`; `nil` or NaN if
  ///     it is unknown.
  ///   - total: The full amount of the task.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the completed amount.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let fraction = value.map { Double($0 / total) }.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    self.init(fraction: fraction, label: label(), currentValueLabel: currentValueLabel())
  }

  /// The content of the view.
  public var body: some View {
    switch styling {
    case .system(let system):
      let content = ProgressContent(fraction: fraction, style: system.style)
      let element = ElementView(content) {
        label
        currentValueLabel
      }
      .needing(content.isRing ? "rings.css" : nil)
      if let tint = system.tint { element.tint(tint) } else { element }
    case .custom(let style):
      style.makeBody(configuration)
        // A custom style may contain progress views, which must not use the same style again.
        .environment(\.progressViewStyle, .system(TintedProgressStyle()))
    }
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(currentValueLabel)
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for an indeterminate task, with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a determinate task, with a custom label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view for an indeterminate task, without a label.
  public init() {
    self.init { EmptyView() }
  }

  /// Creates a progress view for a determinate task, without a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view for an indeterminate task, with a text label.
  public init(_ title: LocalizedStringKey) {
    self.init { Text(title) }
  }

  /// Creates a progress view for an indeterminate task, with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// Creates a progress view for a determinate task, with a text label.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a progress view for a determinate task, with a text label.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// The content of a progress view or a gauge.
struct ProgressContent: ElementContent {
  /// The fraction, from 0 to 1; `nil` if it is indeterminate.
  var fraction: Double?
  /// The appearance.
  var style = Style.automatic
  /// True for a measured value, false for the progress of a task.
  var isGauge = false

  /// The appearance of progress.
  enum Style: Equatable, Sendable {
    /// A bar, or a spinner if it is indeterminate.
    case automatic
    /// A ring, or a spinner if it is indeterminate.
    case circular
    /// A bar.
    case linear
  }

  // A bar, ring or spinner. The theme draws the ring from an angle.
  func html(in context: RenderContext) -> HTMLNode {
    let fraction = fraction.map { max(0, min(1, $0)) }
    let isCircular = isRing
    var fill = HTMLNode("span", idPrefix: "f", class: "fill")
    fill.style("width", isCircular ? nil : fraction.map { "\($0 * 100)%" })
    fill.style("--turn", isCircular ? fraction.map { "\($0)turn" } : nil)
    var indicator = HTMLNode("span", idPrefix: "i", class: className, [.node(fill)])
    indicator.set("role", isGauge ? "meter" : "progressbar")
    indicator.setAccessibleName(isGauge ? .gauge : .progress, after: "c\(context.id)", context)
    indicator.set("aria-valuemin", "0")
    indicator.set("aria-valuemax", "100")
    indicator.set("aria-valuenow", fraction.map { cssNumber($0 * 100, fractionDigits: 0) })
    return HTMLNode(
      "div", class: isLinear ? "progress linear" : "progress",
      [HTMLNode.labelHost, .node(indicator)])
  }

  /// True for a ring.
  var isRing: Bool { className == "ring" }

  /// True for a bar.
  private var isLinear: Bool { className == "bar" || className == "bar endless" }

  private var className: StaticName {
    switch (style, fraction) {
    case (.automatic, nil), (.circular, nil): "spinner"
    case (.linear, nil): "bar endless"
    case (.automatic, _), (.linear, _): "bar"
    case (.circular, _): "ring"
    }
  }

  var layout: ElementLayout {
    var layout = ElementLayout(expandingAxes: isLinear ? .horizontal : [])
    layout.label = .hideable
    return layout
  }

  var description: String {
    (isGauge ? "Gauge" : "Progress") + (fraction.map { " \($0)" } ?? "")
      + (style == .automatic ? "" : " \(style)")
  }
}
