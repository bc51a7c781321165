import ComposableHTML
public import Foundation

/// A view that shows the progress of a task, or that the task is in progress.
///
/// ```swift
/// ProgressView("Loading…")
/// ProgressView(value: 3, total: 10)
/// ```
///
/// Without a value, or with `nil`, the progress is indeterminate and a spinner is shown. See
/// `progressViewStyle(_:)` for other appearances. A `Foundation.Progress` is read when the view is evaluated.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: _UnobservedView {
  private let fraction: Double?
  /// The interval that the progress follows; `nil` for a progress of its own.
  private let timer: ProgressTimer?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var styling

  private init(
    fraction: Double?, timer: ProgressTimer? = nil, label: Label,
    currentValueLabel: CurrentValueLabel
  ) {
    self.fraction = fraction
    self.timer = timer
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

  /// Creates a progress view that follows the clock through an interval.
  ///
  /// It changes once a second. The time is that of the dependency `date`, and the view waits on
  /// `continuousClock`: a test controls both.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: True for a progress that is whole at the beginning.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown),
      label: label(), currentValueLabel: currentValueLabel())
  }

  /// The content of the view.
  public var body: some View {
    if let timer {
      TimelineView(
        ClockSchedule(start: timer.interval.lowerBound, end: timer.interval.upperBound)
      ) { context in
        progress(timer.fraction(at: context.date))
      }
    } else {
      progress(fraction)
    }
  }

  @ViewBuilder private func progress(_ fraction: Double?) -> some View {
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
      style.makeBody(configuration(fraction))
        // A custom style may contain progress views, which must not use the same style again.
        .environment(\.progressViewStyle, .system(TintedProgressStyle()))
    }
  }

  private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(currentValueLabel)
    )
  }
}

/// An interval that a progress follows.
private struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the progress at a date, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
    return min(max(countsDown ? 1 - passed : passed, 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Creates a progress view that follows the clock through an interval, with the time below it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Creates a progress view that follows the clock through an interval, with the time below it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
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
  /// Creates a progress view for the current state of a progress. Later changes do not update it.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }

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
