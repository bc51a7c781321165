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
      let element = ElementView(
        .progress(ProgressContent(fraction: fraction, style: system.style))
      ) {
        label
        currentValueLabel
      }
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
